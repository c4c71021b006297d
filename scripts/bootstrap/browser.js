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

const APT = '/usr/bin/apt-get';

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

/**
 * The first browser that starts: an installed one, otherwise one that is fetched. Undefined if there is none: the
 * tests that open pages are not run then.
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string | undefined>}
 */
export async function browser(root, node) {
  for (const file of browsersHere(process.env)) if (await starts(root, node, file)) return file;
  for (const fetch of [withApt, withPlaywright])
    for (const file of await fetch(root, node)) if (await starts(root, node, file)) return file;
  return undefined;
}

/** Opens a page with the library that the tests use: the file can be there, and its libraries missing. */
const OPEN_PAGE = `
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: process.argv[1], args: ['--no-sandbox', '--disable-gpu'] });
  await (await browser.newPage()).setContent('<title>it starts</title>');
  await browser.close();
`;

/**
 * @param {string} root
 * @param {string} node
 * @param {string} file
 */
async function starts(root, node, file) {
  const args = ['--input-type=module', '--eval', OPEN_PAGE, file];
  return (await run(node, args, { cwd: root, timeout: 60_000 })).code === 0;
}

/**
 * @param {string} root
 * @param {string} node
 * @returns {Promise<string[]>}
 */
async function withPlaywright(root, node) {
  const print = "process.stdout.write((await import('playwright-core')).chromium.executablePath())";
  const { stdout } = await run(node, ['--input-type=module', '--eval', print], { cwd: root });
  if (existsSync(stdout)) return [stdout];
  console.log('storewire: fetching Chromium with Playwright …');
  const cli = ['node_modules/playwright-core/cli.js', 'install', 'chromium', '--no-shell'];
  return (await run(node, cli, { cwd: root })).code === 0 ? [stdout] : [];
}

/** Debian has a build without a window, which is smaller. */
async function withApt() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return [];
  console.log('storewire: installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(APT, ['update'], { env });
  for (const name of NAMES.slice(0, 2))
    if ((await run(APT, ['install', '--yes', '--no-install-recommends', name], { env })).code === 0) break;
  return browsersHere(process.env);
}
