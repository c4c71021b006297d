import type { Collection, Product } from 'storewire';
import type { ImageObject } from 'storewire/media';

/** The main image of a product or a collection. */
export function imageOf({ media }: Pick<Product | Collection, 'media'>): ImageObject | undefined {
  const { url, width, height } = media?.mainMedia?.image ?? {};
  return url ? { url, width, height } : undefined;
}
