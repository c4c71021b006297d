import { useLocation, useRouteLoaderData } from 'react-router';
import type { Product } from 'storewire';
import type { loader } from '../../root.tsx';
import { paragraphsOf } from '../../shared/format/plain-text.ts';
import type { RatingSummary } from '../reviews/rating-summary.ts';
import { type Deferred, useDeferred } from './deferred.ts';
import type { Offer } from './selection.ts';

interface StructuredDataProps {
  product: Product;
  offer: Offer;
  summary: Deferred<RatingSummary | null>;
}

const AVAILABILITY = 'https://schema.org/';

/** The product for search engines, as the page shows it. Data is no script, so that it needs no nonce. */
export function StructuredData({ product, offer, summary }: StructuredDataProps) {
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const rating = useDeferred(summary);
  const { price, stock, sku } = offer;
  const images = (product.media?.items ?? []).flatMap(({ image }) => image?.url ?? []);
  const facts = {
    '@context': 'https://schema.org',
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
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
