import { basename } from 'node:path';
import { run } from './child.js';
import { clear } from './progress.js';

/** @typedef {(args: string[], cwd: string) => Promise<import('./child.js').Finished>} Npm */

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|CERT_\w+|E50[0234])\b/;

const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/**
 * The npm that started this, else the one on PATH.
 * @type {Npm}
 */
export function npm(args, cwd) {
  const env = { ...process.env, SCARF_ANALYTICS: 'false' };
  const all = [...args, ...QUIET];
  const script = process.env['npm_execpath'];
  if (script && /^npm(-cli)?\./.test(basename(script)))
    return run(process.execPath, [script, ...all], { cwd, env });
  return process.platform === 'win32'
    ? run('npm.cmd', all, { cwd, env, shell: true })
    : run('npm', all, { cwd, env });
}

/**
 * Why the registry cannot be reached, or nothing when it can. An install finds that out only after minutes of
 * trying again.
 * @param {Npm} ask
 * @param {string} root
 * @returns {Promise<string | undefined>} the code of the failure, as `ENOTFOUND`
 */
export async function whyOffline(ask, root) {
  const { code, output } = await ask(['ping', '--fetch-retries=0', '--fetch-timeout=20000'], root);
  return code === 0 ? undefined : networkCode(output);
}

/** @param {string} output */
const networkCode = (output) => NETWORK.exec(output)?.[0];

/**
 * @param {string} what for example `npm ci`
 * @param {string} code for example `ENOTFOUND`
 */
export const unreachable = (what, code) =>
  clear(
    `${what} could not reach the package registry (${code}): check the network, proxy and certificate settings, then run the command again.`,
  );

/**
 * Says what went wrong with npm in one line about the network, or with npm's own first lines.
 * @param {string} what for example `npm ci`
 * @param {string} output
 */
export function npmFailed(what, output) {
  const code = networkCode(output);
  if (code) return unreachable(what, code);
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('A complete log of this run'));
  return clear(`${what} failed:\n${lines.slice(0, 12).join('\n')}`);
}
