import { useDeferredValue, useMemo } from 'react';
import type { Product, Review } from 'storewire';
import { Badge } from '../../components/badge.tsx';
import { onFirstUse } from '../../components/on-first-use.tsx';
import { Skeleton, SkeletonCards, SkeletonLines } from '../../components/skeleton.tsx';
import type { Deferred } from '../../routing/deferred.ts';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { RatingSummary } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import { BuyForm } from './buy-form.tsx';
import { Gallery } from './gallery.tsx';
import { OfferDetails } from './offer-details.tsx';
import { leadOf } from './selection.ts';
import { useSelection } from './use-selection.ts';

/** What the server has read in addition. Null for what has failed. */
export interface ProductExtras {
  summary: Deferred<RatingSummary | null>;
  ownReview: Deferred<Review | null | undefined>;
  recommended: Deferred<Product[] | null>;
  captioned: Deferred<string[] | null>;
  /** The first paragraph of the description. */
  lead: string | undefined;
}

const Breadcrumb = onFirstUse(
  () => import('../../components/breadcrumb.tsx').then((module) => module.Breadcrumb),
  <Skeleton className="h-8 w-48" />,
);
const RatingLink = onFirstUse(
  () => import('./rating-link.tsx').then((module) => module.RatingLink),
  <Skeleton className="h-9 w-32" />,
);
const ProductTexts = onFirstUse(
  () => import('./product-texts.tsx').then((module) => module.ProductTexts),
  <SkeletonLines count={4} />,
);
const StructuredData = onFirstUse(() =>
  import('./structured-data.tsx').then((module) => module.StructuredData),
);
const Recommendations = onFirstUse(
  () => import('./recommendations.tsx').then((module) => module.Recommendations),
  <SkeletonCards count={4} />,
);
const Reviews = onFirstUse(
  () => import('../reviews/reviews.tsx').then((module) => module.Reviews),
  <SkeletonLines count={8} />,
  ['reviews'],
);

/** All about a product: images, selection, form, details, recommendations and reviews. */
export function ProductView({ product, extras }: { product: Product; extras: ProductExtras }) {
  const { catalog } = useText();
  const paths = usePaths();
  const selection = useSelection(product);
  const name = product.name ?? '';
  const trail = useMemo(
    () => [{ label: catalog.title, to: paths.products }, { label: name }],
    [catalog, paths, name],
  );
  return (
    <>
      <PageHead title={name} description={extras.lead} />
      <StructuredData product={product} offer={useDeferredValue(selection.offer)} summary={extras.summary} />
      <BreadcrumbData items={trail} />
      <div className="mb-4">
        <Breadcrumb items={trail} />
      </div>
      <div className="product-columns">
        <Gallery
          product={product}
          lead={leadOf(product, selection.choices)?.id}
          captioned={extras.captioned}
        />
        <div className="flex min-w-0 flex-col gap-7">
          <div className="flex flex-col gap-3">
            {product.ribbon ? (
              <p>
                <Badge look="ribbon">
                  <bdi>{product.ribbon}</bdi>
                </Badge>
              </p>
            ) : null}
            <h1 className="text-title">
              <bdi>{name}</bdi>
            </h1>
            <RatingLink summary={extras.summary} />
            <OfferDetails product={product} selection={selection} />
          </div>
          <BuyForm product={product} selection={selection} />
          <ProductTexts product={product} />
        </div>
      </div>
      <Recommendations products={extras.recommended} />
      <Reviews product={product} summary={extras.summary} own={extras.ownReview} />
    </>
  );
}
