import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SkeletonCards } from '../../components/skeleton.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { ProductGrid } from '../../shop/catalog/product-grid.tsx';
import type { ShopProduct } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';

interface RecommendationsProps {
  /** Null if they could not be read. */
  products: Deferred<ShopProduct[] | null>;
}

/** Products that go with the product, if there are any. */
export const Recommendations = ({ products }: RecommendationsProps) => (
  <Suspense
    fallback={
      <Section>
        <SkeletonCards count={4} className="cards-of-four" />
      </Section>
    }
  >
    <LoadedRecommendations products={products} />
  </Suspense>
);

function LoadedRecommendations({ products }: RecommendationsProps) {
  const { recommendations: texts, states } = useText();
  const { revalidate, state } = useRevalidator();
  const recommended = useDeferred(products);
  if (recommended?.length === 0) return null;
  if (!recommended)
    return (
      <Section>
        <Notice
          title={texts.failed}
          action={
            <Button
              look="outline"
              size="small"
              pending={state !== 'idle' && states.retrying}
              onClick={() => void revalidate()}
            >
              {states.retry}
            </Button>
          }
        />
      </Section>
    );
  return (
    <Section>
      <ProductGrid isRow products={recommended} label={texts.title} />
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const { recommendations: texts } = useText();
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-10" data-print="none">
      <h2 id="related" className="mb-6 text-heading">
        {texts.title}
      </h2>
      {children}
    </section>
  );
}
