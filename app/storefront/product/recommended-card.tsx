import type { Product } from 'storewire';
import { Picture } from '../../shared/ui/picture.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';
import { SelectionPrice } from './offer-details.tsx';

/** A recommended product. */
export function RecommendedCard({ product }: { product: Product }) {
  const paths = usePaths();
  const name = product.name ?? '';
  const image = product.media?.mainMedia?.image ?? product.media?.mainMedia?.thumbnail;
  const price = product.convertedPriceData ?? product.priceData;
  return (
    <article className="group relative flex flex-col gap-2">
      <Picture image={image} alt="" name={name} className="rounded-2xl" />
      <h3 className="text-lg leading-snug">
        <PageLink
          to={paths.product(product.slug ?? product.id ?? '')}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          <bdi>{name}</bdi>
        </PageLink>
      </h3>
      {price ? <SelectionPrice price={price} isSmall /> : null}
    </article>
  );
}
