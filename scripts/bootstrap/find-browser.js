import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
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
