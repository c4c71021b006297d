import { useLocation } from 'react-router';
import type { Product } from 'storewire';
import { paragraphsOf } from '../../format/plain-text.ts';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { JsonLd } from '../../routing/json-ld.tsx';
import { useSiteData } from '../../routing/site-data.ts';
import type { RatingSummary } from '../../store/store-request.ts';
import type { Offer } from './selection.ts';

interface StructuredDataProps {
  product: Product;
  offer: Offer;
  summary: Deferred<RatingSummary | null>;
}

const AVAILABILITY = 'https://schema.org/';

/** The product for search engines, as the page shows it. */
export function StructuredData({ product, offer, summary }: StructuredDataProps) {
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const rating = useDeferred(summary);
  const { price, stock, sku } = offer;
  const images = (product.media?.items ?? []).flatMap(({ image }) => image?.url ?? []);
  const facts = {
    '@type': 'Product',
    name: product.name,
    description: paragraphsOf(product.description ?? '').join('\n') || undefined,
    image: images.length > 0 ? images : undefined,
    sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers:
      price && stock
        ? {
            '@type': 'Offer',
            url: origin + pathname,
            price: String(price.discountedPrice ?? price.price),
            priceCurrency: price.currency,
            availability: AVAILABILITY + (stock.isInStock ? 'InStock' : 'OutOfStock'),
          }
        : undefined,
    aggregateRating:
      rating?.average === undefined
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  };
  return <JsonLd facts={facts} />;
}
