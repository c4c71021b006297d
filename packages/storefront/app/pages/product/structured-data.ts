import type { Product, ProductPriceData, ProductSelection, ProductVariant } from 'storewire';
import type { AverageRating } from '../../features/reviews/rating-summary.ts';

interface ShownProduct {
  product: Product;
  /** Of the description. */
  paragraphs: readonly string[];
  selection: ProductSelection;
  /** The variants that are known. */
  variants: readonly ProductVariant[];
  rating: AverageRating | null;
  url: string;
}

const AVAILABILITY = 'https://schema.org/';

/** The product for search engines, which read documents only. */
export function structuredData(shown: ShownProduct): { '@type': string; [name: string]: unknown } {
  const { product, paragraphs, selection, rating } = shown;
  const images = (product.media?.items ?? []).flatMap(({ image }) => image?.url ?? []);
  return {
    '@type': 'Product',
    name: product.name,
    description: paragraphs.join('\n') || undefined,
    image: images.length > 0 ? images : undefined,
    sku: selection.sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: offersOf(shown),
    // of more reviews than are counted, the number is not known
    aggregateRating:
      rating?.average === undefined || !rating.isComplete
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  };
}

/** The offers of all variants that are known, or that of a product without variants. */
function offersOf({ product, selection, variants, url }: ShownProduct) {
  if (!product.manageVariants) {
    const { choices, price, sku, availability } = selection;
    return offerOf({ choices, price, sku, isInStock: availability === 'available' }, url);
  }
  return variants
    .filter(({ variant }) => variant?.visible !== false)
    .flatMap(({ choices = {}, variant, stock }) => {
      const price = variant?.convertedPriceData ?? variant?.priceData ?? selection.price;
      return offerOf(
        { choices, price, sku: variant?.sku || undefined, isInStock: stock?.inStock !== false },
        url,
      );
    });
}

interface Offer {
  choices: Readonly<Record<string, string>>;
  price: ProductPriceData | undefined;
  sku: string | undefined;
  isInStock: boolean;
}

function offerOf({ choices, price, sku, isInStock }: Offer, url: string) {
  if (!price) return [];
  const query = new URLSearchParams(choices);
  return [
    {
      '@type': 'Offer',
      url: query.size === 0 ? url : `${url}?${query}`,
      sku,
      price: String(price.discountedPrice ?? price.price),
      priceCurrency: price.currency,
      availability: AVAILABILITY + (isInStock ? 'InStock' : 'OutOfStock'),
    },
  ];
}
