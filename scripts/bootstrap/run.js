import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser, choicesHere } from './browser.js';
import { runInherited, run as runProgram } from './child.js';
import { install } from './install.js';
import { clear, log } from './progress.js';
import { toolNode } from './tool-node.js';

/** @type {Record<string, string[]>} */
const COMMANDS = {
  start: ['scripts/start.ts'],
  dev: ['scripts/start.ts', '--dev'],
  docs: ['packages/docs/main.ts'],
  create: ['scripts/create.ts'],
  verify: ['scripts/verify.ts'],
};

/** Steps of `verify` that open a page. */
const STEP_WITH_PAGES = /^(?:dev-kit|e2e|package|.+-pages)$/;

/**
 * Sets everything up that a command needs, then runs it.
 * @param {string[]} args the command and its own arguments
 * @returns {Promise<number>} exit code
 */
export async function run([command = '', ...rest]) {
  const script = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!script)
    throw clear(`unknown command ${JSON.stringify(command)}: use ${Object.keys(COMMANDS).join(' or ')}.`);
  const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
  await install(root, log);
  const node = await toolNode(root, log);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    // packages of this repository import the sources of each other
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=storewire-source`,
    SCARF_ANALYTICS: 'false',
    // tests start hundreds of processes that load the same modules
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  const made = await runProgram(node, ['packages/platform/generate/main.ts'], { cwd: root, env });
  if (made.code !== 0) throw clear(made.output);
  if (needsBrowser(command, rest)) env['STOREWIRE_CHROMIUM'] = await browser(log, choicesHere(root, node));
  return runInherited(node, [...script, ...rest], { cwd: root, env });
}

/**
 * Whether a command opens a browser: `verify` does, unless `--only` names steps that need none.
 * @param {string} command
 * @param {string[]} args
 */
export function needsBrowser(command, args) {
  if (command !== 'verify' || args.includes('--help')) return false;
  const only = args.flatMap((arg, index) =>
    arg.startsWith('--only=') ? [arg.slice('--only='.length)] : args[index - 1] === '--only' ? [arg] : [],
  );
  const names = only.flatMap((list) => list.split(','));
  return only.length === 0 || names.some((name) => STEP_WITH_PAGES.test(name));
}
