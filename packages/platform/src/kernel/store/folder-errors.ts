/** Why a data folder cannot be used. Each message names the folder and a remedy. */

import { resolve } from 'node:path';

/** Thrown if another process uses the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another process. Stop it, or choose another folder with --data.`);
    this.name = 'FolderInUseError';
  }
}

/** Thrown if the file was written by a version with other tables. The file is not changed. */
export class OtherVersionError extends Error {
  constructor(folder: string, version: string) {
    super(
      `${folder} was written by storewire-platform ${version}, whose tables differ. Export it with that version, and import the export into another folder:\n` +
        `  npx -p storewire@${version} -p storewire-platform@${version} storewire platform export exported --data ${folder}\n` +
        '  npx storewire platform import exported --data FOLDER',
    );
    this.name = 'OtherVersionError';
  }
}

/** Thrown if the folder or its file cannot be read or written, or is not one of the platform. */
export class UnusableFolderError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`${problem}, or choose another folder with --data.`, { cause });
    this.name = 'UnusableFolderError';
  }
}

/** Thrown if the file is damaged, or is no database. The file is not changed. */
export class DamagedError extends UnusableFolderError {
  constructor(folder: string, cause?: unknown) {
    super(
      `${folder}/shop.sqlite is damaged, or is no database. Replace it with a copy, or delete the folder to start anew`,
      cause,
    );
  }
}

/** Primary result codes of SQLite. */
const SQLITE = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const PROBLEMS: readonly {
  sqlite: readonly number[];
  system: readonly string[];
  describe: (folder: string) => string;
}[] = [
  {
    sqlite: [SQLITE.full],
    system: ['ENOSPC', 'EDQUOT'],
    describe: (folder) => `The disk of ${folder} is full. Free some space`,
  },
  {
    sqlite: [SQLITE.readOnly, SQLITE.io, SQLITE.cannotOpen],
    system: ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'],
    describe: (folder) => `${folder} cannot be written. Make it a folder that this user may write to`,
  },
];

/** The error about a folder that an error of the database or of a file means; the same error if it means none. */
export function folderError(folder: string, error: unknown): unknown {
  const { errcode, code = '', path } = error as { errcode?: number; code?: string; path?: string };
  // the other bits say more about the primary code
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === SQLITE.busy) return new FolderInUseError(folder);
  if (primary === SQLITE.corrupt || primary === SQLITE.notADatabase) return new DamagedError(folder, error);
  const isOfFolder = path !== undefined && resolve(path).startsWith(resolve(folder));
  const known = PROBLEMS.find(
    ({ sqlite, system }) =>
      (primary !== undefined && sqlite.includes(primary)) || (isOfFolder && system.includes(code)),
  );
  return known ? new UnusableFolderError(known.describe(folder), error) : error;
}
