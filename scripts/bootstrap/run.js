import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.js';
import { runInherited } from './child.js';
import { install } from './install.js';
import { hasTools, toolNode } from './tool-node.js';

/** @type {Record<string, string[]>} */
const COMMANDS = {
  prepare: [],
  start: ['scripts/start.ts'],
  dev: ['scripts/start.ts', '--dev'],
  docs: ['packages/docs/main.ts'],
  create: ['scripts/create.ts'],
  pack: ['scripts/pack.ts'],
  test: ['scripts/test.ts'],
  'test:all': ['scripts/test.ts', '--all'],
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What makes the files that are not committed. */
function generators() {
  const { resolve } = createRequire(join(ROOT, 'packages/storefront/package.json'));
  return [
    ['packages/contract/generate.ts'],
    ['packages/platform/generate/main.ts'],
    [join(dirname(resolve('@react-router/dev/package.json')), 'bin.cjs'), 'typegen', 'packages/storefront'],
  ];
}

/**
 * Sets everything up that a command needs, then runs it.
 * @param {string[]} args the command and its own arguments
 * @returns {Promise<number>} exit code
 */
export async function run([command = '', ...rest]) {
  const script = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!script)
    throw new Error(`unknown command ${JSON.stringify(command)}: use ${Object.keys(COMMANDS).join(' or ')}.`);
  if (command !== 'prepare') await install(ROOT);
  // npm also runs it after an installation without devDependencies
  else if (!hasTools(ROOT)) return 0;
  const node = await toolNode(ROOT);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    // packages of this repository import the sources of each other
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=storewire-source`,
    // tests start hundreds of processes that load the same modules
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    PATH: [dirname(node), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  for (const generator of generators()) {
    const code = await runInherited(node, generator, { cwd: ROOT, env });
    if (code !== 0) return code;
  }
  if (command === 'prepare') return 0;
  if (opensPages(command, rest)) env['STOREWIRE_CHROMIUM'] = (await browser(ROOT, node)) ?? '';
  return runInherited(node, [...script, ...rest], { cwd: ROOT, env });
}

/**
 * Whether a command opens a browser. Only tests do, unless they are those of a package without pages.
 * @param {string} command
 * @param {string[]} args
 */
const opensPages = (command, args) =>
  command.startsWith('test') &&
  (!args.some((arg) => arg.startsWith('packages/')) ||
    args.some((arg) => existsSync(join(ROOT, arg, 'e2e'))));
