/** The media that show a combination of choices. */
import type { ImageOrVideo, ProductMedia, ProductMediaItem } from 'storewire';
import type { StoredProduct } from './stored-product.ts';

type Pictured = Pick<StoredProduct, 'productOptions' | 'media'>;
type Choices = Readonly<Record<string, string>>;

/** The media of the chosen color, or else of the product. */
export const mediaFor = (
  { productOptions = [], media }: Pictured,
  choices: Choices,
): ProductMedia | undefined =>
  productOptions
    .flatMap(({ name = '', choices: all = [] }) =>
      all.filter(({ description }) => description === choices[name]),
    )
    .find((choice) => choice.media?.items?.length)?.media ?? media;

/** The main one of these media. */
export const mainItemFor = (product: Pictured, choices: Choices): ProductMediaItem | undefined => {
  const { mainMedia, items } = mediaFor(product, choices) ?? {};
  return mainMedia ?? items?.[0];
};

/** An item in the form that pictures and videos have outside of products. */
export function toImageOrVideo({ id, image, video, title }: ProductMediaItem): ImageOrVideo {
  const common = id === undefined ? {} : { id };
  const files = (video?.files ?? []).map(({ altText: _, ...file }) => file);
  if (files[0]) {
    const { format: _, ...source } = files[0];
    const description = title === undefined ? {} : { description: title };
    const resolutions = files.map(({ format, ...file }) => ({ ...file, ...(format && { format }) }));
    return { video: { ...common, ...source, ...description, resolutions, posters: [] } };
  }
  const { format: _, ...source } = image ?? {};
  return { image: { ...common, ...source } };
}
