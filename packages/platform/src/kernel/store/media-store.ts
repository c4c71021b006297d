import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { chunksOf } from './file-chunks.ts';
import { UnusableFolderError } from './folder-errors.ts';

/** Bytes that have arrived completely under a temporary name. */
export interface ReceivedBytes {
  path: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  size: number;
}

/** Thrown if more bytes arrive than allowed. */
export class TooManyBytesError extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`More than ${limit} bytes`);
    this.limit = limit;
  }
}

/** Thrown for a stored hash or id that would name a file outside of the store. */
class InvalidNameError extends TypeError {
  constructor(what: string) {
    super(`${what} is not valid`);
  }
}

/** SHA-256 in hexadecimal digits, which name the bytes of a file. */
const HASH = /^[\da-f]{64}$/;

/** They are created with the first file. */
const FOLDERS = ['media', 'uploads'] as const;

const TEMPORARY = 'tmp-';

const temporaryName = (): string => TEMPORARY + randomUUID();

/** Whether a file of uploads has bytes that arrive in one request, or that a crash has left. */
export const isArriving = (name: string): boolean => name.startsWith(TEMPORARY);

/**
 * The bytes of files, each named by its hash: files with the same content share them. They arrive under a
 * temporary name, are flushed and renamed, and only then named by a row of
 * the database, so that a row never names bytes that are incomplete.
 */
export class MediaStore {
  readonly #data: string | undefined;
  #folder: string | undefined;
  /** Paths of bytes that a shop in memory has not copied. */
  readonly #elsewhere = new Map<string, string>();

  /**
   * Without a folder, bytes are in a temporary one, which `close` removes. Throws an `UnusableFolderError` for one that has
   * files instead of the folders.
   */
  constructor(data?: string) {
    this.#data = data;
    for (const path of data === undefined ? [] : FOLDERS.map((name) => join(data, name)))
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
        throw new UnusableFolderError(`${path} is not a folder. Move it away`);
  }

  /** Receives bytes. Throws a `TooManyBytesError` at the limit, and what the body throws. */
  async receive(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReceivedBytes> {
    const path = join(this.#open('uploads'), temporaryName());
    const file = await open(path, 'wx');
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limit) throw new TooManyBytesError(limit);
        hash.update(chunk);
        // unlike write(), it does not stop before the end of the chunk
        await file.writeFile(chunk);
      }
      if (this.#isKept) await file.sync();
    } catch (error) {
      await file.close();
      rmSync(path, { force: true });
      throw error;
    }
    await file.close();
    return { path, hash: hash.digest('hex'), size };
  }

  /** Where the bytes of an upload in pieces arrive. */
  partialPath(uploadId: string): string {
    if (!/^[\w-]+$/.test(uploadId)) throw new InvalidNameError('The id of an upload');
    return join(this.#open('uploads'), uploadId);
  }

  /** Number of bytes of an upload in pieces that have arrived. */
  partialSize(uploadId: string): number {
    return statSync(this.partialPath(uploadId), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends to an upload in pieces. What has arrived before the body fails is kept. */
  async append(uploadId: string, body: AsyncIterable<Uint8Array>, limit: number): Promise<void> {
    const file = await open(this.partialPath(uploadId), 'a');
    let size = this.partialSize(uploadId);
    try {
      for await (const chunk of body) {
        if (size + chunk.byteLength > limit) throw new TooManyBytesError(limit);
        size += chunk.byteLength;
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
  }

  /** The bytes of a complete upload in pieces. */
  async completed(uploadId: string): Promise<ReceivedBytes> {
    const path = this.partialPath(uploadId);
    const file = await open(path, 'r+');
    if (this.#isKept) await file.sync();
    await file.close();
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
    return { path, hash: hash.digest('hex'), size: this.partialSize(uploadId) };
  }

  /** Gives bytes their permanent name. Call it directly before the write of the row that names them. */
  keep({ path, hash }: ReceivedBytes): void {
    renameSync(path, this.pathOf(hash));
  }

  discard({ path }: { path: string }): void {
    rmSync(path, { force: true });
  }

  /** Receives bytes that are there at once, such as those of another file. */
  receiveNow(chunks: Iterable<Uint8Array>): ReceivedBytes {
    const path = join(this.#open('uploads'), temporaryName());
    const file = openSync(path, 'wx');
    const hash = createHash('sha256');
    let size = 0;
    try {
      for (const chunk of chunks) {
        size += chunk.byteLength;
        hash.update(chunk);
        writeFileSync(file, chunk);
      }
      if (this.#isKept) fsyncSync(file);
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return { path, hash: hash.digest('hex'), size };
  }

  /**
   * Stores the bytes of a file that does not change, such as one of this package. In memory, they stay there.
   */
  addFrom(path: string, hash: string): void {
    if (!this.#isKept) this.#elsewhere.set(hash, path);
    else if (!this.has(hash)) this.keep(this.receiveNow(chunksOf(path)));
  }

  /** Throws an `InvalidNameError` for what is no hash. */
  pathOf(hash: string): string {
    if (!HASH.test(hash)) throw new InvalidNameError('The hash of a file');
    return this.#elsewhere.get(hash) ?? join(this.#open('media'), hash);
  }

  has(hash: string): boolean {
    return HASH.test(hash) && (this.#elsewhere.has(hash) || (this.#exists && existsSync(this.pathOf(hash))));
  }

  /** Number of bytes of a file that the store has. */
  size(hash: string): number {
    return statSync(this.pathOf(hash)).size;
  }

  /** All bytes of a file, a part at a time, whenever they are iterated. */
  content(hash: string): Iterable<Uint8Array> {
    const path = this.pathOf(hash);
    return { [Symbol.iterator]: () => chunksOf(path) };
  }

  /** Bytes from `start` to `end`, which is included. */
  stream(hash: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
    return Readable.toWeb(createReadStream(this.pathOf(hash), range)) as ReadableStream<Uint8Array>;
  }

  delete(hash: string): void {
    if (!this.#elsewhere.delete(hash)) rmSync(this.pathOf(hash), { force: true });
  }

  /** Deletes what no row names: the rest of writes that a crash has interrupted. */
  sweep(isUsed: (hash: string) => boolean, isUpload: (id: string) => boolean): void {
    if (!this.#exists) return;
    for (const [folder, isKept] of [
      ['media', isUsed],
      ['uploads', isUpload],
    ] as const)
      for (const name of readdirSync(this.#open(folder)))
        if (!isKept(name)) rmSync(join(this.#open(folder), name));
  }

  /** Deletes the temporary folder of a shop in memory. */
  close(): void {
    if (!this.#isKept && this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  /** Whether bytes are needed after the process has ended. */
  get #isKept(): boolean {
    return this.#data !== undefined;
  }

  get #exists(): boolean {
    return this.#folder !== undefined || (this.#data !== undefined && existsSync(join(this.#data, 'media')));
  }

  #open(name: (typeof FOLDERS)[number]): string {
    if (this.#folder === undefined) {
      this.#folder = this.#data ?? mkdtempSync(join(tmpdir(), 'storewire-'));
      for (const each of FOLDERS) mkdirSync(join(this.#folder, each), { recursive: true });
    }
    return join(this.#folder, name);
  }
}
