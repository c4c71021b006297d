import { memo, Suspense } from 'react';
import type { Product, Review } from 'storewire';
import { paragraphsOf } from '../../shared/format/plain-text.ts';
import { useText } from '../../shared/text/text.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { Rating } from '../../shared/ui/rating.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { RatingSummary } from '../../server/store-request.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { BreadcrumbData } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { usePaths } from '../shell/paths.ts';
import { BuyForm } from './buy-form.tsx';
import { type Deferred, useDeferred } from './deferred.ts';
import { Gallery } from './gallery.tsx';
import { OfferDetails } from './offer-details.tsx';
import { PRODUCT_LAYOUT } from './product-skeleton.tsx';
import { Recommendations } from './recommendations.tsx';
import { leadOf } from './selection.ts';
import { StructuredData } from './structured-data.tsx';
import { useSelection } from './use-selection.ts';

/** What the server has read in addition. Null for what has failed. */
export interface ProductExtras {
  summary: Deferred<RatingSummary | null>;
  ownReview: Deferred<Review | null | undefined>;
  recommended: Deferred<Product[] | null>;
  captioned: Deferred<string[] | null>;
}

/** All about a product: images, selection, form, details, recommendations and reviews. */
export function ProductView({ product, extras }: { product: Product; extras: ProductExtras }) {
  const { catalog } = useText();
  const paths = usePaths();
  const selection = useSelection(product);
  const name = product.name ?? '';
  const paragraphs = paragraphsOf(product.description ?? '');
  const trail = [{ label: catalog.title, to: paths.products }, { label: name }];
  return (
    <>
      <PageHead title={name} description={paragraphs[0]} />
      <Suspense>
        <StructuredData product={product} offer={selection.offer} summary={extras.summary} />
      </Suspense>
      <BreadcrumbData items={trail} />
      <div className="mb-4">
        <Breadcrumb items={trail} />
      </div>
      <div className={PRODUCT_LAYOUT}>
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
            <Suspense fallback={<Skeleton className="h-6 w-32" />}>
              <RatingLink summary={extras.summary} />
            </Suspense>
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

/** The average rating, which leads to the reviews. */
function RatingLink({ summary }: { summary: Deferred<RatingSummary | null> }) {
  const { reviews } = useText();
  const rating = useDeferred(summary);
  if (rating?.average === undefined) return null;
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-9 flex-wrap items-center gap-x-2 self-start rounded text-sm text-soft underline-offset-4 hover:text-accent hover:underline"
    >
      <Rating value={rating.average} />
      {reviews.count(rating.count)}
    </a>
  );
}

/** Description and further sections. */
const ProductTexts = memo(({ product }: { product: Product }) => {
  const { product: texts } = useText();
  const isDigital = product.productType === 'digital';
  const sections = product.additionalInfoSections ?? [];
  return (
    <div className="border-line border-t">
      <Disclosure summary={<h2 className="text-lg">{texts.description}</h2>} isOpen>
        <Paragraphs paragraphs={paragraphsOf(product.description ?? '')} />
      </Disclosure>
      {sections.map(({ title = '', description = '' }) => (
        <Disclosure
          key={title}
          summary={
            <h2 className="text-lg">
              <bdi>{title}</bdi>
            </h2>
          }
        >
          <Paragraphs paragraphs={paragraphsOf(description)} />
        </Disclosure>
      ))}
      <Disclosure summary={<h2 className="text-lg">{texts.delivery}</h2>}>
        <p className="max-w-prose text-soft">{isDigital ? texts.downloadText : texts.deliveryText}</p>
      </Disclosure>
    </div>
  );
});

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="flex max-w-prose flex-col gap-3 text-soft">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <bdi>{paragraph}</bdi>
      </p>
    ))}
  </div>
);
