/**
 * Exports of a shop: JSON Lines, one file per entity, and the bytes of files. The same data gives the same
 * bytes.
 */

import { files as mediaFiles } from '../features/media/stored-file.ts';
import type { Base } from '../kernel/context/context.ts';
import { SETTINGS_DOCUMENT, shopSettings } from '../kernel/settings/changed-settings.ts';
import type { StoredValue } from '../kernel/store/database.ts';
import type { Entity } from '../kernel/store/entity.ts';

/** The bytes of a file, some at a time. They can be iterated more than once. */
export type Content = Iterable<Uint8Array>;

/**
 * Files of an export by name: `product.jsonl` has one product per line, in the order of ids;
 * `media/{hash}` are the bytes of files.
 */
export type ExportFiles = ReadonlyMap<string, Content>;

/** Documents and sequences, which belong to no entity. */
const SHOP_FILE = 'shop.jsonl';

/** The bytes of files by their hashes. */
export const MEDIA_FOLDER = 'media/';

/** Files that exports of version 0.1.0 contain. They are not read. */
export const UNUSED_FILES: readonly string[] = [
  'customization.jsonl',
  'fileList.jsonl',
  'job.jsonl',
  'variantV3.jsonl',
  'viewedProducts.jsonl',
];

/** Everything but tokens, jobs and other entities that are not exported. */
export function exportFiles(
  { db, media }: Pick<Base, 'db' | 'media'>,
  entities: readonly Entity<never>[],
): ExportFiles {
  const files = exported(entities)
    .filter((entity) => db.of(entity).count() > 0)
    .map((entity): [string, Content] => [`${entity.name}.jsonl`, lines(() => db.of(entity).parts())]);
  const shop = db.values().map(withoutMachine);
  const hashes = db
    .of(mediaFiles)
    .all({ sort: [{ fieldName: 'hash' }] })
    .map(({ hash }) => hash)
    .filter((hash) => media.has(hash));
  return new Map<string, Content>([
    ...(shop.length > 0 ? [[SHOP_FILE, lines(() => [shop])] as const] : []),
    ...files,
    ...[...new Set(hashes)].map((hash) => [MEDIA_FOLDER + hash, media.content(hash)] as const),
  ]);
}

const withoutMachine = (stored: StoredValue): StoredValue =>
  'document' in stored && stored.name === SETTINGS_DOCUMENT
    ? { ...stored, document: shopSettings(stored.document as object) }
    : stored;

/** The values of all parts as lines of JSON. */
function lines(parts: () => Iterable<readonly unknown[]>): Content {
  const text = (values: readonly unknown[]): string =>
    values.map((value) => `${JSON.stringify(value)}\n`).join('');
  return {
    *[Symbol.iterator]() {
      for (const part of parts()) yield Buffer.from(text(part));
    },
  };
}

/** Whether a file with this name can be a part of an export. */
export const isExportFile = (entities: readonly Entity<never>[], name: string): boolean =>
  name === SHOP_FILE ||
  UNUSED_FILES.includes(name) ||
  exported(entities).some((entity) => name === `${entity.name}.jsonl`) ||
  /^media\/[\da-f]{64}$/.test(name);

/** The entities that exports contain, by name. */
export const exported = <Each extends Entity<never>>(entities: readonly Each[]): Each[] =>
  entities.filter(({ isExported }) => isExported).toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Thrown for an export whose files are too large for one text. */
export class TooLargeExportError extends Error {}

/** JavaScript has no texts of more than half a gigabyte, and base64 adds a third. */
export const MAX_JSON_BYTES = 256 << 20;

/** The files of an export as JSON: bytes are base64. */
export function toJsonFiles(files: ExportFiles): Record<string, string> {
  let size = 0;
  const textOf = (name: string, content: Content): string => {
    const chunks: Uint8Array[] = [];
    for (const chunk of content) {
      size += chunk.byteLength;
      if (size > MAX_JSON_BYTES) throw new TooLargeExportError();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString(name.startsWith(MEDIA_FOLDER) ? 'base64' : 'utf8');
  };
  return Object.fromEntries([...files].map(([name, content]) => [name, textOf(name, content)]));
}

/** The files of `toJsonFiles`. */
export const fromJsonFiles = (files: Readonly<Record<string, string>>): ExportFiles =>
  new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      [Buffer.from(text, name.startsWith(MEDIA_FOLDER) ? 'base64' : 'utf8')],
    ]),
  );
