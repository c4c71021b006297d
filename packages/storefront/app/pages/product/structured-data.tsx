import { useLocation } from 'react-router';
import type { Product } from 'storewire';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { JsonLd } from '../../routing/json-ld.tsx';
import { useSiteData } from '../../routing/site-data.ts';
import type { AverageRating } from '../../slots/feature.ts';
import { offerOf } from './selection.ts';
import type { Selection } from './use-selection.ts';

interface StructuredDataProps {
  product: Product;
  /** Name and description in the language of the page. */
  name: string;
  paragraphs: readonly string[];
  selection: Selection;
  rating: Deferred<AverageRating | null>;
}

const AVAILABILITY = 'https://schema.org/';

/** The product for search engines, as the page shows it. */
export function StructuredData(props: StructuredDataProps) {
  const { product, name, paragraphs, selection, rating: found } = props;
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const rating = useDeferred(found);
  const images = (product.media?.items ?? []).flatMap(({ image }) => image?.url ?? []);
  const facts = {
    '@type': 'Product',
    name,
    description: paragraphs.join('\n') || undefined,
    image: images.length > 0 ? images : undefined,
    sku: selection.offer.sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: offersOf(product, selection, origin + pathname),
    aggregateRating:
      rating?.average === undefined
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  };
  return <JsonLd facts={facts} />;
}

/** The offers of all variants that are known, or that of a product without variants. */
function offersOf(product: Product, { choices, variants = [] }: Selection, url: string) {
  const made = variants.filter(({ variant }) => variant?.visible !== false);
  const all = product.manageVariants ? made.map((variant) => variant.choices ?? {}) : [choices];
  return all.flatMap((each) => {
    const { price, stock, sku } = offerOf(product, each, variants);
    if (!price || !stock) return [];
    const query = new URLSearchParams(each);
    return {
      '@type': 'Offer',
      url: query.size === 0 ? url : `${url}?${query}`,
      sku,
      price: String(price.discountedPrice ?? price.price),
      priceCurrency: price.currency,
      availability: AVAILABILITY + (stock.isInStock ? 'InStock' : 'OutOfStock'),
    };
  });
}
