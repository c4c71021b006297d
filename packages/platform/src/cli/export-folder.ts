/** Exports in folders. One that was not written to its end is never read as if it were whole. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { chunksOf } from '../kernel/store/file-chunks.ts';
import type { Content, ExportFiles } from '../seeds/exchange.ts';

/** Where the files are written, in the folder itself: only within a file system can a file be moved. */
const WORK = '.storewire-export';

/** What is there while files are moved to their places. */
const MOVING = 'moving';

/**
 * Writes an export to a folder. When all its files are written, those of an earlier export are removed, and each is moved
 * to its place. Other files of the folder stay.
 */
export function writeExport(
  folder: string,
  files: ExportFiles,
  isExportFile: (name: string) => boolean,
): void {
  mediaIn(folder);
  const work = join(folder, WORK);
  const next = join(work, 'next');
  rmSync(next, { recursive: true, force: true });
  try {
    for (const [name, content] of files) write(join(next, name), content);
  } catch (error) {
    rmSync(existsSync(join(work, MOVING)) ? next : work, { recursive: true, force: true });
    throw error;
  }
  mkdirSync(join(work, MOVING), { recursive: true });
  for (const name of namesIn(folder)) if (isExportFile(name)) rmSync(join(folder, name));
  for (const name of files.keys()) renameSync(join(next, name), pathFor(join(folder, name)));
  rmSync(work, { recursive: true });
}

function write(path: string, content: Content): void {
  const file = openSync(pathFor(path), 'w');
  try {
    for (const chunk of content) writeFileSync(file, chunk);
  } finally {
    closeSync(file);
  }
}

/** A path whose folder is made. */
function pathFor(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** The files of an export, which are read when they are used. Throws an `Error` for a folder that contains no whole one. */
export function readExport(folder: string): ExportFiles {
  if (existsSync(join(folder, WORK, MOVING)))
    throw new Error(`${folder} contains a part of an export that was interrupted: export again`);
  const names = namesIn(folder).filter((name) => name.endsWith('.jsonl') || name.startsWith('media/'));
  if (!names.some((name) => name.endsWith('.jsonl'))) throw new Error(`${folder} contains no export`);
  return new Map(
    names.map((name): [string, Content] => [name, { [Symbol.iterator]: () => chunksOf(join(folder, name)) }]),
  );
}

/** The files of a folder, and those of its media. */
const namesIn = (folder: string): string[] => [
  ...readdirSync(folder),
  ...mediaIn(folder).map((name) => `media/${name}`),
];

function mediaIn(folder: string): string[] {
  const media = join(folder, 'media');
  const found = statSync(media, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new Error(`${media} is not a folder`);
  return found ? readdirSync(media) : [];
}
