import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.js';
import { clear } from './progress.js';

const WANTED = 24;

/**
 * The Node that all tools of this project run on. It is a dependency; its download can fail where install
 * scripts are switched off, so it is downloaded once more before it counts as failed.
 * @param {string} root
 * @param {import('./progress.js').Log} log
 * @returns {Promise<string>}
 */
export async function toolNode(root, log) {
  const file = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (await works(file)) return file;
  const folder = join(root, 'node_modules/node');
  if (existsSync(folder)) {
    log(`fetching Node ${WANTED} …`);
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder });
    if (await works(file)) return file;
  }
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
  throw clear(
    `the package "node" brought no Node ${WANTED} that runs here. Install Node ${WANTED} from https://nodejs.org and run the command with it.`,
  );
}

/** @param {string} file */
async function works(file) {
  return (
    existsSync(file) &&
    (await run(file, ['--version'], { timeoutMs: 30_000 })).output.startsWith(`v${WANTED}.`)
  );
}
