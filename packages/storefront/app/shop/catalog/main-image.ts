import type { Collection, Product } from 'storewire';
import type { DescribedImage } from '../../components/picture-source.ts';

/** The main image of a product or a collection. */
export function imageOf({ media }: Pick<Product | Collection, 'media'>): DescribedImage | undefined {
  const { url, width, height, altText } = media?.mainMedia?.image ?? {};
  return url ? { url, width, height, altText } : undefined;
}
