import { access, constants, lstat, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type FolderChanges, listFiles, listNames, restoreFolder, writeFolder } from '../generate/write.ts';
import { CliError } from './cli-error.ts';

/** Lists what the command made in a folder, so that it never removes or overwrites anything else. */
const MANIFEST = '.storewire.json';

/** Throws if a folder cannot be written, or contains files that this command did not generate. */
export async function checkOutput(folder: string): Promise<void> {
  if (contains(folder, process.cwd()))
    throw new CliError(`${folder} is for generated files only: run the command in a folder outside of it`);
  const found = await lstat(folder).catch(() => undefined);
  if (found?.isSymbolicLink())
    throw new CliError(`${folder} is a symbolic link: pass the path of the folder to --out`);
  if (found && !found.isDirectory()) throw new CliError(`${folder} is not a folder`);
  await access(await nearest(folder), constants.W_OK).catch(toCliError);
  // an earlier run may have been interrupted
  if (found) await restoreFolder(folder).catch(toCliError);
  const ours = new Set([MANIFEST, ...(await readManifest(folder))]);
  const present = await listFiles(folder).catch(toCliError);
  const foreign = present.filter((file) => !ours.has(file));
  if (foreign.length === 0) return;
  throw new CliError(
    `${folder} contains files that storewire did not generate (${listNames(foreign, 3)}): use an empty folder for --out`,
  );
}

/** The folder, or the one that it will be made in. */
const nearest = (path: string): Promise<string> =>
  lstat(path).then(
    () => path,
    () => nearest(dirname(path)),
  );

/** Whether a path is a folder, or is in it. On Windows, a path of another drive stays absolute. */
function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}

/** Makes a checked folder hold exactly these files. */
export function writeOutput(folder: string, files: ReadonlyMap<string, string>): Promise<FolderChanges> {
  const manifest = `${JSON.stringify({ madeBy: 'storewire generate', files: [...files.keys()].toSorted() }, null, 1)}\n`;
  return writeFolder(folder, new Map([...files, [MANIFEST, manifest]])).catch(toCliError);
}

/** The message of Node says what could not be done, and with which file or folder. */
const toCliError = ({ message }: Error): never => {
  throw new CliError(message);
};

async function readManifest(folder: string): Promise<string[]> {
  try {
    const { files } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as { files?: unknown };
    return Array.isArray(files) ? files.map(String) : [];
  } catch {
    return [];
  }
}
