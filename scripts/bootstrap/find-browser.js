import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.js';

const NAMES = [
  // has no window, and takes a third less processor time in the tests
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/**
 * Browsers on the path. One that a variable names comes before all.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browsersHere(env) {
  const named = [env['STOREWIRE_CHROMIUM'] ?? '', env['CHROMIUM_PATH'] ?? ''];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...named, ...onPath])].filter((file) => file !== '' && existsSync(file));
}

const LIMIT_MS = 60_000;

/** Opens a page with the library that the tests use. */
const OPEN_PAGE = `
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: process.env.STOREWIRE_CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], timeout: 30000 });
  const page = await browser.newPage();
  await page.setContent('<title>it starts</title>');
  process.stdout.write(await page.title());
  await browser.close();
`;

/**
 * Makes the test of whether a browser really starts and shows a page: a file can be there and its libraries
 * missing.
 * @param {string} root
 * @param {string} node
 */
export const startsWith = (root, node) => async (/** @type {string} */ file) => {
  const env = { ...process.env, STOREWIRE_CHROMIUM: file };
  const { code, stdout } = await run(node, ['--input-type=module', '--eval', OPEN_PAGE], {
    cwd: root,
    env,
    timeoutMs: LIMIT_MS,
  });
  return code === 0 && stdout === 'it starts';
};
