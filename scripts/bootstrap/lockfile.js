import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.storewire-install';
const PLATFORM = ` ${process.platform} ${process.arch}\n`;

/**
 * Why dependencies have to be installed, or nothing when they are there.
 * @param {string} root
 * @returns {string | undefined}
 */
export function whyInstall(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  const stamp = readText(join(root, STAMP));
  if (stamp === makeStamp(root)) return undefined;
  if (stamp !== undefined && !stamp.endsWith(PLATFORM)) return 'node_modules is of another system';
  if (!isInstalledByHand(root))
    return stamp === undefined ? 'node_modules is incomplete' : 'package-lock.json changed';
  writeStamp(root);
  return undefined;
}

/**
 * Remembers that this lockfile is installed.
 * @param {string} root
 */
export const writeStamp = (root) => writeFileSync(join(root, STAMP), makeStamp(root));

/** @param {string} root */
function makeStamp(root) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return hash + PLATFORM;
}

/**
 * npm notes at the end of every install what it put where. When that is what the lockfile asks for, someone
 * has run `npm install` since, and there is nothing left to do.
 * @param {string} root
 */
function isInstalledByHand(root) {
  const noted = readText(join(root, 'node_modules/.package-lock.json'));
  const wanted = readText(join(root, 'package-lock.json'));
  if (noted === undefined || wanted === undefined) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(wanted)).every(([path, item]) => {
    const found = installed[path];
    if (!path.startsWith('node_modules/') || item.link) return true;
    return found
      ? found.version === item.version && found.integrity === item.integrity
      : Boolean(item.optional || item.devOptional || item.peer);
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?:
 * boolean, link?: boolean }} Item
 */

/**
 * @param {string} text
 * @returns {Record<string, Item>}
 */
function packagesOf(text) {
  try {
    return JSON.parse(text).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
