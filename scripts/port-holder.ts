import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/**
 * The program that listens on a TCP port, such as `node in /home/ann/shop, process 4711`. Undefined if it belongs to another user, or
 * this system does not say.
 */
export async function holderOf(port: number): Promise<string | undefined> {
  try {
    return await (process.platform === 'linux' ? fromProc(port) : fromLsof(port));
  } catch {
    return undefined;
  }
}

const LISTENS = '0A';

/** Linux lists sockets by their inodes, and the inodes by process. */
async function fromProc(port: number): Promise<string | undefined> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const inodes = rows.flatMap(([, address = '', , state, , , , , , inode]) =>
    address.endsWith(local) && state === LISTENS ? [`socket:[${inode}]`] : [],
  );
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${id}/fd`).catch(() => []);
    const links = await Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
    if (links.some((link) => inodes.includes(link))) return programOf(id);
  }
  return undefined;
}

/** Most programs of developers are Node: the folder says which. */
async function programOf(id: string): Promise<string> {
  const [command = ''] = (await readFile(`/proc/${id}/cmdline`, 'utf8')).split('\0');
  return nameOf(`${basename(command)} in ${await readlink(`/proc/${id}/cwd`)}`, id);
}

async function fromLsof(port: number): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const field = (letter: string): string => new RegExp(`^${letter}(.+)$`, 'm').exec(stdout)?.[1] ?? '';
  return nameOf(field('c'), field('p'));
}

const nameOf = (name: string, id: string): string => `${name}, process ${id}`;
