import { existsSync } from 'node:fs';
import { run } from './child.js';
import { browsersHere, startsWith } from './find-browser.js';
import { clear, withProgress } from './progress.js';

const APT = '/usr/bin/apt-get';

/**
 * A method of obtaining a browser.
 * @typedef {object} Source
 * @property {string} name is logged, as `getting Chromium from Playwright`
 * @property {boolean} applies whether this machine can use it
 * @property {() => Promise<string[]>} get returns executables to try
 */

/**
 * @typedef {object} Choices
 * @property {string[]} here installed browsers, the likeliest first
 * @property {Source[]} sources
 * @property {(file: string) => Promise<boolean>} starts
 */

/**
 * The first browser that starts: an installed one, otherwise a downloaded one.
 * @param {import('./progress.js').Log} log
 * @param {Choices} choices
 * @returns {Promise<string>}
 */
export async function browser(log, { here, sources, starts }) {
  const found = await firstThatStarts(here, starts);
  if (found) return found;
  for (const { name, applies, get } of sources) {
    if (!applies) continue;
    try {
      const fetched = await withProgress(log, name, async () => firstThatStarts(await get(), starts));
      if (fetched) return fetched;
      log('the downloaded browser does not start');
    } catch (error) {
      log(`${name} failed: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
    }
  }
  throw clear(
    'the browser tests need Chromium or Chrome, and none could be found or fetched. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * @param {string[]} files
 * @param {(file: string) => Promise<boolean>} starts
 */
async function firstThatStarts(files, starts) {
  for (const file of files) if (await starts(file)) return file;
  return undefined;
}

/**
 * Methods of obtaining a browser on this machine; those that change the least of it come first.
 * @param {string} root
 * @param {string} node
 * @returns {Source[]}
 */
function sourcesHere(root, node) {
  return [
    { name: 'getting Chromium from Playwright', applies: true, get: () => withPlaywright(root, node) },
    {
      name: 'installing Chromium with apt-get',
      applies: process.getuid?.() === 0 && existsSync(APT),
      get: withApt,
    },
  ];
}

/**
 * What there is to choose from on this machine.
 * @param {string} root
 * @param {string} node
 * @returns {Choices}
 */
export const choicesHere = (root, node) => ({
  here: browsersHere(process.env),
  sources: sourcesHere(root, node),
  starts: startsWith(root, node),
});

/**
 * @param {string} root
 * @param {string} node
 */
async function withPlaywright(root, node) {
  const where = await run(
    node,
    [
      '--input-type=module',
      '--eval',
      "process.stdout.write((await import('playwright-core')).chromium.executablePath())",
    ],
    { cwd: root },
  );
  if (where.code !== 0) throw new Error(where.output);
  if (existsSync(where.stdout)) return [where.stdout];
  const { code, output } = await run(
    node,
    ['node_modules/playwright-core/cli.js', 'install', 'chromium', '--no-shell'],
    { cwd: root },
  );
  if (code !== 0)
    throw new Error(
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT)\b/.test(output)
        ? 'its download server cannot be reached'
        : (output.trim().split('\n').at(-1) ?? 'no reason given'),
    );
  return [where.stdout];
}

async function withApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(APT, ['update'], { env });
  const { code, output } = await run(APT, ['install', '--yes', '--no-install-recommends', 'chromium'], {
    env,
  });
  if (code !== 0) throw new Error(output.trim().split('\n').at(-1) ?? 'apt-get failed');
  return browsersHere(process.env);
}
