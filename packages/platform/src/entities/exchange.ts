/**
 * Exports and imports of a shop: JSON Lines, one file per entity, and the bytes of files. The same data
 * gives the same bytes.
 */

import type { Base } from '../context/context.ts';
import type { StoredValue } from '../data/database.ts';
import type { Entity } from '../data/entity.ts';
import { files as mediaFiles, type StoredFile } from './files.ts';

/**
 * Files of an export by name: `product.jsonl` has one product per line, in the order of ids;
 * `media/{hash}` are the bytes of files.
 */
export type ExportFiles = ReadonlyMap<string, string | Uint8Array>;

/** Documents and sequences, which belong to no entity. */
const SHOP_FILE = 'shop.jsonl';

/** The bytes of files by their hashes. */
const MEDIA_FOLDER = 'media/';

type ExchangedShop = Pick<Base, 'db' | 'media'>;

const linesOf = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Everything but tokens and other entities that are not exported. */
export function exportFiles({ db, media }: ExchangedShop, entities: readonly Entity<never>[]): ExportFiles {
  const files = exported(entities).map((entity): [string, string] => [
    `${entity.name}.jsonl`,
    linesOf(db.of(entity as Entity<{ id: string }>).all()),
  ]);
  const shop: [string, string] = [SHOP_FILE, linesOf(db.values())];
  const hashes = db
    .of(mediaFiles)
    .all({ sort: [{ fieldName: 'hash' }] })
    .map(({ hash }) => hash)
    .filter((hash) => media.has(hash));
  const bytes = [...new Set(hashes)].map((hash): [string, Uint8Array] => [
    MEDIA_FOLDER + hash,
    media.bytes(hash),
  ]);
  return new Map<string, string | Uint8Array>([
    ...[shop, ...files].filter(([, text]) => text !== ''),
    ...bytes,
  ]);
}

/**
 * Replaces everything by an export, in one write. Throws a `TypeError` that names file and line for what
 * cannot be read; the shop then is as before.
 */
export function importFiles(
  { db, media }: ExchangedShop,
  entities: readonly Entity<never>[],
  files: ExportFiles,
): void {
  for (const [name, bytes] of files)
    if (typeof bytes !== 'string' && MEDIA_FOLDER + media.add(bytes) !== name)
      throw new TypeError(`${name} does not have the content that its name says`);
  const byFile = new Map(exported(entities).map((entity) => [`${entity.name}.jsonl`, entity]));
  db.write(() => {
    db.clear();
    for (const [file, text] of files) {
      if (typeof text !== 'string') continue;
      const entity = byFile.get(file) as Entity<{ id: string }> | undefined;
      if (!entity && file !== SHOP_FILE) throw new TypeError(`${file} is not a file of an export`);
      for (const [index, line] of text.split('\n').entries()) {
        if (line === '') continue;
        try {
          const value: unknown = JSON.parse(line);
          if (entity) db.of(entity).save(value as { id: string });
          else db.setValue(value as StoredValue);
        } catch (error) {
          throw new TypeError(
            `${file}, line ${index + 1}: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    }
    const isMissing = ({ hash, operationStatus }: StoredFile): boolean =>
      operationStatus === 'READY' && !media.has(hash);
    const missing = db.of(mediaFiles).all().find(isMissing);
    if (missing)
      throw new TypeError(`${MEDIA_FOLDER}${missing.hash}, the content of ${missing.id}, is missing`);
  });
}

/** Whether a file with this name can be a part of an export. */
export const isExportFile = (entities: readonly Entity<never>[], name: string): boolean =>
  name === SHOP_FILE ||
  exported(entities).some((entity) => name === `${entity.name}.jsonl`) ||
  /^media\/[\da-f]{64}$/.test(name);

const exported = (entities: readonly Entity<never>[]): Entity<never>[] =>
  entities.filter(({ isExported }) => isExported).toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The files of an export as JSON: bytes are base64. */
export const toJsonFiles = (files: ExportFiles): Record<string, string> =>
  Object.fromEntries(
    [...files].map(([name, content]) => [
      name,
      typeof content === 'string' ? content : Buffer.from(content).toString('base64'),
    ]),
  );

/** The files of `toJsonFiles`. */
export const fromJsonFiles = (files: Readonly<Record<string, string>>): ExportFiles =>
  new Map(
    Object.entries(files).map(([name, text]): [string, string | Uint8Array] => [
      name,
      name.startsWith(MEDIA_FOLDER) ? Buffer.from(text, 'base64') : text,
    ]),
  );
