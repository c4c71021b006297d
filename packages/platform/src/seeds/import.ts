/** Replaces the data of a shop by an export, which may come from anyone. */

import { refreshCopies } from '../features/catalog-v3/saved-products.ts';
import { startCatalog, storedVersion } from '../features/items/catalog-version.ts';
import { sweepMedia } from '../features/media/calls/files.ts';
import { files as mediaFiles } from '../features/media/stored-file.ts';
import type { Base } from '../kernel/context/context.ts';
import { isObject } from '../kernel/errors/violations.ts';
import {
  changedSettings,
  changeSettings,
  machineSettings,
  SETTINGS_DOCUMENT,
  shopSettings,
} from '../kernel/settings/changed-settings.ts';
import { type Database, isExportedMeta } from '../kernel/store/database.ts';
import type { Entity } from '../kernel/store/entity.ts';
import type { ReceivedBytes } from '../kernel/store/media-store.ts';
import { utf8Of } from '../kernel/values/utf8.ts';
import {
  type Content,
  type ExportFiles,
  exported,
  isExportFile,
  MEDIA_FOLDER,
  UNUSED_FILES,
} from './exchange.ts';
import {
  CHECKED,
  checkInput,
  checkItem,
  checkReferences,
  checkRequest,
  REFERRING,
} from './imported-items.ts';
import { seedNamed } from './index.ts';
import { resumeJobs } from './resume-jobs.ts';

/** Thrown for an import that cannot be used: its message names the place. The shop then is as before. */
export class ImportError extends Error {
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'ImportError';
  }
}

/** Replaces everything but what belongs to the machine, in one write. Throws an `ImportError`. */
export function importShop(base: Base, entities: readonly Entity<never>[], files: ExportFiles): void {
  const { db, media } = base;
  for (const name of files.keys())
    if (!isExportFile(entities, name)) throw new ImportError(name, 'is not a file of an export');
  const byFile = new Map(exported(entities).map((entity) => [`${entity.name}.jsonl`, entity]));
  const received: ReceivedBytes[] = [];
  try {
    db.write(() => {
      const kept = machineSettings(changedSettings(db));
      db.clear();
      for (const [name, content] of files) {
        const entity = byFile.get(name) as Entity<{ id: string }> | undefined;
        if (name.startsWith(MEDIA_FOLDER)) received.push(receive(base, name, content));
        else if (entity) eachLine(name, content, (value) => db.of(entity).save(itemOf(entity, value)));
        else if (!UNUSED_FILES.includes(name)) eachLine(name, content, (value) => setValue(base, value));
      }
      if (Object.keys(kept).length > 0) changeSettings(db, kept);
      const catalogVersion = storedVersion(base);
      startCatalog(base, catalogVersion);
      const imported = { ...base, settings: { ...base.settings, catalogVersion } };
      const hashes = new Set(received.map(({ hash }) => hash));
      const each = (name: string, use: (value: Record<string, unknown>) => void): void =>
        eachLine(`${name}.jsonl`, files.get(`${name}.jsonl`) ?? [], use);
      for (const name of REFERRING) each(name, (value) => checkReferences(imported, name, value));
      undone(db, () => {
        for (const name of CHECKED)
          each(name, (value) => {
            checkItem(imported, name, value);
            if (name === mediaFiles.name) checkContent(base, String(value['id']), hashes);
          });
      });
      refreshCopies(imported);
      resumeJobs(imported);
      for (const bytes of received) media.keep(bytes);
    });
  } finally {
    for (const bytes of received) media.discard(bytes);
    // the bytes of the files from before, or of an import that failed
    sweepMedia(base);
  }
}

/** Runs checks without what their reads store: that a cart was shown at its prices. */
function undone(db: Database, check: () => void): void {
  const end = new Error('The checks are done');
  try {
    db.write(() => {
      check();
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
}

/** Calls `use` with the value of each line. */
function eachLine(file: string, content: Content, use: (value: Record<string, unknown>) => void): void {
  let line = 0;
  for (const bytes of linesOf(content)) {
    line++;
    if (bytes.length === 0) continue;
    try {
      use(objectOf(bytes));
    } catch (error) {
      throw new ImportError(`${file}, line ${line}`, error instanceof Error ? error.message : String(error));
    }
  }
}

const LINE_FEED = 10;

function* linesOf(content: Content): Generator<Uint8Array> {
  let parts: Uint8Array[] = [];
  for (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
  yield Buffer.concat(parts);
}

function objectOf(bytes: Uint8Array): Record<string, unknown> {
  const text = utf8Of(bytes);
  if (text === undefined) throw new Error('is not valid UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // the message of the parser repeats the text, which can be secret
    throw new Error('is not valid JSON');
  }
  if (!isObject(value)) throw new Error('must be an object');
  return value;
}

function itemOf(
  { name, formats, required }: Entity<{ id: string }>,
  value: Record<string, unknown>,
): { id: string } {
  const { id } = value;
  if (typeof id !== 'string' || id === '') throw new Error('id must be a text');
  for (const [field, format] of Object.entries(formats)) {
    const found = value[field];
    if (found !== undefined && (typeof found !== 'string' || !format.test(found)))
      throw new Error(`${field} must match ${format.source}`);
  }
  checkInput(name, value);
  checkRequest(name, value);
  for (const path of required) {
    const missing = missingIn(value, path.split('.'));
    if (missing !== undefined) throw new Error(`${missing} must be present`);
  }
  return { ...value, id };
}

/** The part of a path that a value does not have, such as `options[0].id`. */
function missingIn(value: unknown, [step, ...rest]: readonly string[], at = ''): string | undefined {
  if (step === undefined) return value === undefined || value === null ? at : undefined;
  if (step === '[]') {
    if (!Array.isArray(value)) return at;
    return value
      .map((each, index) => missingIn(each, rest, `${at}[${index}]`))
      .find((each) => each !== undefined);
  }
  if (!isObject(value)) return at;
  const name = step.replace('?', '');
  const inner = value[name];
  if (step !== name && (inner === undefined || inner === null)) return undefined;
  return missingIn(inner, rest, at === '' ? name : `${at}.${name}`);
}

/** Stores a line of `shop.jsonl`: a document, or a value whose name is in the list. */
function setValue({ db }: Base, stored: Record<string, unknown>): void {
  const { name, value, document } = stored;
  if (typeof name !== 'string') throw new Error('name must be a text');
  if (document !== undefined) {
    if (!isObject(document)) throw new Error('document must be an object');
    checkInput(name, document, 'document.');
    db.setDocument(name, name === SETTINGS_DOCUMENT ? shopSettings(document) : document);
    return;
  }
  if (!isExportedMeta(name)) throw new Error('name is not one that exports contain');
  if (typeof value !== 'string') throw new Error('value must be a text');
  if (name === 'seed') seedNamed(value);
  else if (!/^\d{1,15}$/.test(value)) throw new Error('value must be a number');
  db.setMeta(name, value);
}

function receive({ media }: Base, name: string, content: Content): ReceivedBytes {
  const bytes = media.receiveNow(content);
  if (MEDIA_FOLDER + bytes.hash === name) return bytes;
  media.discard(bytes);
  throw new ImportError(name, 'does not have the content that its name says');
}

/** Throws for a file whose bytes are missing. */
function checkContent({ db, media }: Base, id: string, received: ReadonlySet<string>): void {
  const file = db.of(mediaFiles).get(id);
  if (file?.operationStatus === 'READY' && !received.has(file.hash) && !media.has(file.hash))
    throw new Error(`hash: ${MEDIA_FOLDER}${file.hash} is missing, the content of the file ${id}`);
}
