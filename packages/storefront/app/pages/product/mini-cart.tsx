import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { LineItem, Product } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import { useShopCart } from '../cart/use-shop-cart.ts';
import { listPriceOf } from '../catalog/list-price.ts';
import { imageOf } from '../catalog/main-image.ts';
import { Price } from '../catalog/price.tsx';
import { LineSummary, shownLine } from '../purchase/line-summary.tsx';

interface MiniCartProps {
  /** Pieces in the cart. */
  count: number;
  /** The line of the item that was added. */
  line: LineItem | undefined;
  recommended: Deferred<Product[] | null>;
}

/** What was added, below the button: it covers nothing, and the page stays where it is. */
export function MiniCart({ count, line, recommended }: MiniCartProps) {
  const { product, cart } = useText();
  const paths = usePaths();
  const { cart: current } = useShopCart();
  return (
    <section aria-label={cart.drawer} className="rounded-3xl border border-line bg-raised p-4 sm:p-5">
      <p className="flex items-center gap-2.5 font-medium">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" strokeWidth={1.75} />
        {product.added(count)}
      </p>
      {line ? (
        <ul>
          <LineSummary line={shownLine(line)} currency={current?.businessInfo?.currencyCode} />
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <PageLink to={paths.cart} className={`${buttonLook('outline')} grow`}>
          {product.toCart}
        </PageLink>
        <PageLink to={paths.checkout} prefetch="none" className={`${buttonLook()} grow`}>
          {cart.toCheckout}
        </PageLink>
      </div>
      <Suspense>
        <AlsoBought products={recommended} />
      </Suspense>
    </section>
  );
}

const MAX_SHOWN = 3;

/** Products that go with what was added. */
function AlsoBought({ products }: { products: Deferred<Product[] | null> }) {
  const { product: text } = useText();
  const shown = (useDeferred(products) ?? []).slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="mb-2 font-medium text-sm">{text.related}</p>
      <ul className="grid grid-cols-3 gap-3">
        {shown.map((product) => (
          <AlsoBoughtProduct key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}

function AlsoBoughtProduct({ product }: { product: Product }) {
  const paths = usePaths();
  const name = product.name ?? '';
  const price = listPriceOf(product);
  return (
    <li className="relative min-w-0 text-sm leading-snug">
      <Picture image={imageOf(product)} alt="" name={name} sizes="8rem" className="rounded-xl" />
      <PageLink
        to={paths.product(product.slug ?? '')}
        className="mt-1.5 block after:absolute after:inset-0 hover:underline"
      >
        <CatalogText>{name}</CatalogText>
      </PageLink>
      {price ? <Price price={price} /> : null}
    </li>
  );
}
