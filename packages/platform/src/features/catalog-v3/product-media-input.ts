/** Media of products as staff send them. */
import type { ProductMediaItemV3, ProductMediaItemV3Input } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { breaks, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { present } from '../../kernel/values/present.ts';
import { mediaItemV3 } from './media.ts';

/**
 * A medium that the product has, a file of the media library, or a picture by its URL, whose bytes are not read. Call
 * it in a write.
 */
function mediumOf(
  context: Context,
  input: Received<ProductMediaItemV3Input>,
  { field, name, before = [] }: { field: string; name: string; before?: readonly ProductMediaItemV3[] },
): ProductMediaItemV3 {
  const { id, url, ...shown } = present(input);
  if (id?.isWellFormed() === false) invalid(`${field}.id`, 'FORMAT', 'has half of a character');
  const texts = present({
    altText: shown.altText,
    displayName: shown.displayName,
    thumbnail: shown.thumbnail,
  });
  const known = before.find((item) => item.id === id);
  if (id !== undefined) return { ...(known ?? mediaItemV3(context, id, shown.altText ?? name)), ...texts };
  if (url === undefined) return invalid(field, 'REQUIRED_FIELD', 'needs id or url');
  const altText = shown.altText ?? name;
  const own = context.ids.uuid();
  return {
    id: own,
    uploadId: own,
    image: { id: own, url, altText },
    mediaType: 'IMAGE',
    altText,
    ...texts,
  };
}

/** The media of a list, none of them twice. */
export function mediaOf(
  context: Context,
  inputs: readonly Received<ProductMediaItemV3Input>[],
  about: { field: string; name: string; before?: readonly ProductMediaItemV3[] },
): ProductMediaItemV3[] {
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) breaks(about.field, 'DUPLICATE_MEDIA_ERROR', 'has a medium twice');
  return inputs.map((input, index) =>
    mediumOf(context, input, { ...about, field: `${about.field}[${index}]` }),
  );
}
