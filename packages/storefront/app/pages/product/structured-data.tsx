import { useLocation } from 'react-router';
import type { Product, ProductPriceData } from 'storewire';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { JsonLd } from '../../routing/json-ld.tsx';
import { useSiteData } from '../../routing/site-data.ts';
import type { AverageRating } from '../../slots/feature.ts';
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
    sku: selection.sku,
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
function offersOf(product: Product, selection: Selection, url: string) {
  if (!product.manageVariants) {
    const { choices, price, sku, availability } = selection;
    return offerOf({ choices, price, sku, isInStock: availability === 'available' }, url);
  }
  return (selection.variants ?? [])
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
