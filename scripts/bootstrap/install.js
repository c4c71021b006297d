import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInherited } from './child.js';

/**
 * What a lockfile says of a package.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Locked
 */

/**
 * Runs `npm ci`, unless the packages of package-lock.json are installed.
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return;
  console.log('storewire: installing dependencies with npm ci …');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--prefer-offline', '--loglevel=error'], root);
  if (code !== 0) throw new Error('npm ci failed: the reason is above.');
}

/**
 * Whether `npm install` or `npm ci` has installed what the lockfile asks for, on this system. npm writes what it has
 * installed to `node_modules/.package-lock.json` when it is done.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const isThere = (/** @type {[string, Locked]} */ [path, { version }]) =>
    installed[path]?.version === version;
  return (
    Object.entries(wanted)
      .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
      .every(isThere) && Object.values(installed).every(isForThisSystem)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** @param {Locked} locked */
const isForThisSystem = ({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch);

/**
 * @param {string[] | undefined} names those that are allowed, or those that are not as `!name`
 * @param {string} name
 */
const allows = (names, name) =>
  !names ||
  names.includes(name) ||
  (names.every((each) => each.startsWith('!')) && !names.includes(`!${name}`));

/**
 * The npm that started this command, otherwise the one on PATH.
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const script = process.env['npm_execpath'];
  return script && /^npm(-cli)?\./.test(basename(script))
    ? runInherited(process.execPath, [script, ...args], { cwd })
    : runInherited('npm', args, { cwd, shell: process.platform === 'win32' });
}
