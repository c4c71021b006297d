import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser, choicesHere } from './browser.js';
import { runInherited } from './child.js';
import { clear } from './clear.js';
import { install } from './install.js';
import { needsBrowser } from './needs-browser.js';
import { log } from './progress.js';
import { toolNode } from './tool-node.js';

/** @type {Record<string, string[]>} */
const SCRIPTS = {
  start: ['scripts/start.ts'],
  dev: ['scripts/start.ts', '--dev'],
  docs: ['packages/docs/main.ts'],
  verify: ['scripts/verify.ts'],
};

/**
 * Sets everything up that a command needs, then runs it.
 * @param {string[]} args the command and its own arguments
 * @returns {Promise<number>} exit code
 */
export async function run([command = '', ...rest]) {
  const script = Object.hasOwn(SCRIPTS, command) ? SCRIPTS[command] : undefined;
  if (!script)
    throw clear(`unknown command ${JSON.stringify(command)}: use ${Object.keys(SCRIPTS).join(' or ')}.`);
  const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
  await install(root, log);
  const node = await toolNode(root, log);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    SCARF_ANALYTICS: 'false',
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  if (needsBrowser(command, rest)) env['STOREWIRE_CHROMIUM'] = await browser(log, choicesHere(root, node));
  return runInherited(node, [...script, ...rest], { cwd: root, env });
}
