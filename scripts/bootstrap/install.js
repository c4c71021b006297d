import { clear } from './clear.js';
import { whyInstall, writeStamp } from './lockfile.js';
import { npmFailed, npm as realNpm, unreachable, whyOffline } from './npm.js';
import { withProgress } from './progress.js';

/**
 * Installs what package-lock.json asks for, when that is not there yet.
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
  writeStamp(root);
  return true;
}
