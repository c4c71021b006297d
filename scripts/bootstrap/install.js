import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmFailed, npm as realNpm, unreachable, whyOffline } from './npm.js';
import { clear, withProgress } from './progress.js';

/** Which lockfile is installed, and for which system. */
const STAMP = 'node_modules/.storewire-install';

/**
 * Installs what package-lock.json asks for, unless that is installed.
 * @param {string} root
 * @param {import('./progress.js').Log} log
 * @param {import('./npm.js').Npm} [npm]
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function install(root, log, npm = realNpm) {
  const reason = whyInstall(root);
  if (!reason) return false;
  const offline = await whyOffline(npm, root);
  // npm's cache may hold all that is needed
  const args = ['ci', '--include=dev', ...(offline ? ['--offline'] : [])];
  const { code, output, error } = await withProgress(
    log,
    `installing dependencies with npm ci (${reason})`,
    () => npm(args, root),
  );
  if (error) throw clear('npm was not found: it comes with Node, see https://nodejs.org.');
  if (code !== 0) throw offline ? unreachable('npm ci', offline) : npmFailed('npm ci', output);
  writeFileSync(join(root, STAMP), createStamp(root));
  return true;
}

/**
 * Why dependencies have to be installed, or nothing if they are installed.
 * @param {string} root
 * @returns {string | undefined}
 */
function whyInstall(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  const stamp = join(root, STAMP);
  if (!existsSync(stamp)) return 'node_modules is incomplete';
  return readFileSync(stamp, 'utf8') === createStamp(root)
    ? undefined
    : 'package-lock.json or the system changed';
}

/** @param {string} root */
function createStamp(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform} ${process.arch}\n`;
}
