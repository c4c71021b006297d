/** Completes the pictures and videos of an input from the media library. */

import type { Context } from '../../kernel/context/context.ts';
import { isObject } from '../../kernel/errors/violations.ts';
import type { MediaSchema, Route } from '../../kernel/generated-tables/route.ts';
import { imageOf, videoOf } from './descriptor.ts';
import { files, type StoredFile } from './stored-file.ts';
import { fileIdOf } from './urls.ts';

type Library = Pick<Context, 'db'>;

/** Notes in a write that something on the site shows a file from now on. */
export function noteUse({ db, clock }: Pick<Context, 'db' | 'clock'>, fileId: string): void {
  const file = db.of(files).get(fileId);
  if (file) db.of(files).save({ ...file, lastUsedDate: clock.iso() });
}

/**
 * Sets what a client may not send, such as the size, of each medium whose id is one of the media library, and
 * its URL. Clients send a media URI, or a URL that was that of another platform. Other media stay unchanged.
 * Returns the ids of the files that the input names.
 */
export const completeMedia = (library: Library, media: Route['media'], input: object): string[] =>
  media.flatMap(({ path, schema }) => complete(library, input, path.split('.'), schema));

function complete(
  library: Library,
  value: unknown,
  [name = '', ...rest]: readonly string[],
  schema: MediaSchema,
): string[] {
  if (name === '[]')
    return (Array.isArray(value) ? value : []).flatMap((item) => complete(library, item, rest, schema));
  if (!isObject(value)) return [];
  const medium = value[name];
  if (rest.length > 0) return complete(library, medium, rest, schema);
  const file = isObject(medium) ? fileOf(library, medium) : undefined;
  if (!isObject(medium) || !file) return [];
  value[name] = { ...medium, ...KNOWN[schema](file) };
  return [file.id];
}

function fileOf({ db }: Library, { id, url }: Record<string, unknown>): StoredFile | undefined {
  const [named] = [id, url].filter((each): each is string => typeof each === 'string' && each !== '');
  return named === undefined ? undefined : db.of(files).get(fileIdOf(named));
}

/** What the media library knows of a medium, in the form of its schema. */
const KNOWN: Readonly<Record<MediaSchema, (file: StoredFile) => object>> = {
  ImageInput: (file) => imageOf(file),
  MemberImageInput: (file) => {
    const { filename: _name, sizeInBytes: _size, ...image } = imageOf(file);
    return image;
  },
  VideoInput: (file) => videoOf(file),
};
