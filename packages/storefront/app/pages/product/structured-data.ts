import type { FullProduct, ShopSelection, ShopVariant } from '../../store/product/product.ts';

interface ShownProduct {
  product: FullProduct;
  /** Of the description. */
  paragraphs: readonly string[];
  selection: ShopSelection;
  /** The variants that are known. */
  variants: readonly ShopVariant[];
  url: string;
}

/** The product for search engines, which read documents only. */
export function structuredData(shown: ShownProduct): { '@type': string; [name: string]: unknown } {
  const { product, paragraphs, selection } = shown;
  const images = product.media.flatMap(({ files, picture }) => (files ? [] : (picture?.url ?? [])));
  return {
    '@type': 'Product',
    name: product.name,
    description: paragraphs.join('\n') || undefined,
    image: images.length > 0 ? images : undefined,
    sku: selection.sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: offersOf(shown),
  };
}

/** A product may have a thousand variants, which would be most of its page. */
const MAX_OFFERS = 100;

/** The offers of variants that are known, or that of a product without variants. */
function offersOf({ selection, variants, url }: ShownProduct) {
  const { choices, price, sku, availability } = selection;
  const own = { choices, price, sku, isInStock: availability === 'available' };
  const offered = variants.length > 0 ? variants.slice(0, MAX_OFFERS) : [own];
  return offered.flatMap((variant) => {
    const shown = variant.price ?? price;
    if (!shown) return [];
    const query = new URLSearchParams(variant.choices);
    return {
      '@type': 'Offer',
      url: query.size === 0 ? url : `${url}?${query}`,
      sku: variant.sku,
      price: shown.now,
      priceCurrency: shown.currency,
      availability: `https://schema.org/${variant.isInStock ? 'InStock' : 'OutOfStock'}`,
    };
  });
}
