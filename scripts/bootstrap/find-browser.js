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

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const USUAL = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ],
};

const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * Browsers that are there already, likeliest first. A variable that names one comes before all.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} [platform]
 * @returns {string[]}
 */
export function browsersHere(env, platform = process.platform) {
  const named = [env['STOREWIRE_CHROMIUM'] ?? '', env['CHROMIUM_PATH'] ?? ''];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const endings = platform === 'win32' ? ['.exe'] : [''];
  const onPath = NAMES.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
  );
  const installed = platform === 'win32' ? windowsFolders(env) : (USUAL[platform] ?? []);
  return [...new Set([...named, ...onPath, ...installed])].filter((file) => file !== '' && existsSync(file));
}

/** @param {NodeJS.ProcessEnv} env */
function windowsFolders(env) {
  const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  return roots.flatMap((root) => (root ? WINDOWS.map((file) => join(root, file)) : []));
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
