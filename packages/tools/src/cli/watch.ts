import { existsSync, type FSWatcher, readFileSync, realpathSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { CliError } from './cli-error.ts';

/** Editors and git write several files one after another. */
const MOMENT_MS = 50;

/**
 * The files that a command has read, of whose changes it is told. A change is another content, so none is missed that
 * is made during a run, and none is found in a file that was only saved again.
 *
 *     const files = new WatchedFiles();
 *     for (let changed: string[] = []; ; changed = await files.nextChange()) await run(changed, files);
 */
export class WatchedFiles {
  readonly #contents = new Map<string, string | undefined>();

  /** Remembers a file as it is now, be it missing. Call it before the file is read. */
  add(file: string): void {
    const path = resolve(file);
    if (!this.#contents.has(path)) this.#contents.set(path, contentOf(path));
  }

  /**
   * Waits until some of the files have changed, and no more of them are changing. Forgets all files: the next run adds
   * those that it reads.
   */
  async nextChange(): Promise<string[]> {
    for (;;) {
      // before the comparison, so that no change is missed
      const { event, close } = watchFolders(this.#contents.keys());
      if (this.#changed().size === 0) await event;
      close();
      let changed: Map<string, string | undefined>;
      do {
        changed = this.#changed();
        await setTimeout(MOMENT_MS);
      } while (!isDeepStrictEqual(changed, this.#changed()));
      if (changed.size === 0) continue;
      this.#contents.clear();
      return [...changed.keys()];
    }
  }

  /** What the files that have changed contain now. */
  #changed(): Map<string, string | undefined> {
    const now = Array.from(this.#contents.keys(), (file) => [file, contentOf(file)] as const);
    return new Map(now.filter(([file, content]) => content !== this.#contents.get(file)));
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Resolves `event` at the first change in the folders of files. A watch of a file ends when an editor replaces it. */
function watchFolders(files: Iterable<string>): { event: Promise<void>; close: () => void } {
  const { promise: event, resolve: note } = Promise.withResolvers<void>();
  const watchers = Array.from(new Set(Array.from(files, foldersOf).flat()), (folder): FSWatcher => {
    try {
      // on Windows, the removal of the folder is an error
      return watch(folder, () => note()).on('error', () => note());
    } catch (error) {
      throw new CliError((error as Error).message);
    }
  });
  return {
    event,
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Where a file is, or will be, and where it is if its path is a link. */
const foldersOf = (file: string): string[] => [
  nearestFolder(dirname(file)),
  ...(existsSync(file) ? [dirname(realpathSync(file))] : []),
];

const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));
