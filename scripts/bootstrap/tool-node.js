import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.js';

const WANTED = 24;

/**
 * Whether the tools of this project are installed, which are devDependencies.
 * @param {string} root
 */
export const hasTools = (root) => existsSync(join(root, 'node_modules/node'));

/**
 * The Node that all tools of this project run on. It is a dependency; its download is an install script, so it is
 * downloaded once more where these are switched off.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function toolNode(root) {
  const file = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (await works(file)) return file;
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules/node') });
  if (await works(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
  throw new Error(
    `the package "node" brought no Node ${WANTED} that runs here. Install Node ${WANTED} from https://nodejs.org and run the command with it.`,
  );
}

/** @param {string} file */
const works = async (file) =>
  existsSync(file) && (await run(file, ['--version'])).output.startsWith(`v${WANTED}.`);
