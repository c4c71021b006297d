import { Picture } from '../../components/picture.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { Price } from '../../shop/catalog/price.tsx';
import type { ShopProduct } from '../../store/product/product.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';

const MAX_SHOWN = 3;

/** Products that go with what was added to the cart. */
export function GoesWithAdded({ products }: { products: Deferred<ShopProduct[] | null> }) {
  const { recommendations } = useText();
  const shown = (useDeferred(products) ?? []).slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="mb-2 font-medium text-sm">{recommendations.title}</p>
      <ul className="grid grid-cols-3 gap-3">
        {shown.map((product) => (
          <SmallProduct key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}

function SmallProduct({ product }: { product: ShopProduct }) {
  const paths = usePaths();
  const { slug, name, pictures, price } = product;
  return (
    <li className="relative min-w-0 text-sm leading-snug">
      <Picture image={pictures[0]} alt="" name={name} sizes="8rem" className="rounded-xl" />
      <PageLink
        to={paths.product(slug)}
        className="mt-1.5 block after:absolute after:inset-0 hover:underline"
      >
        <CatalogText>{name}</CatalogText>
      </PageLink>
      {price ? <Price price={price} /> : null}
    </li>
  );
}
