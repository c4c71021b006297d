'use client';

import { Suspense } from 'react';
import { backendSession, type CartV2, createClient, type Product, productLine } from 'storewire';
import {
  StoreProvider,
  useCart,
  useQueryCollections,
  useQueryProductsInfinite,
  useSession,
} from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { PRODUCTS } from './reads';

const session = backendSession();
/** While the server renders, it sends nothing. */
const client = createClient({
  baseUrl: typeof window === 'undefined' ? undefined : '/api/store',
  auth: session,
});

interface ShopProps {
  store: ServerProps;
  isLoggedIn: boolean;
}

export function Shop({ store, isLoggedIn }: ShopProps) {
  return (
    <StoreProvider client={client} session={session} {...store}>
      <Account wasLoggedIn={isLoggedIn} />
      <Suspense fallback={<p>Loading collections</p>}>
        <Collections />
      </Suspense>
      <Products />
    </StoreProvider>
  );
}

/** Shows what the server has rendered until the session of the page is known, and follows all tabs. */
function Account({ wasLoggedIn }: { wasLoggedIn: boolean }) {
  const session = useSession();
  const isLoggedIn = session.isLoading ? wasLoggedIn : session.isLoggedIn;
  return (
    <form action={isLoggedIn ? '/sign-out' : '/sign-in'} method="post">
      <input type="hidden" name="returnTo" value="/" />
      <button type="submit">{isLoggedIn ? 'Sign out' : 'Sign in'}</button>
    </form>
  );
}

function Collections() {
  const { data } = useQueryCollections({ query: {} }, { suspense: true });
  return (
    <ol>
      {data.collections?.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ol>
  );
}

function Products() {
  const { items, hasNext, loadMore } = useQueryProductsInfinite(PRODUCTS);
  const { cart, add, failure } = useCart();
  return (
    <>
      <p>{textOf(cart)}</p>
      {failure && <p role="alert">{failure.code === 'INSUFFICIENT_INVENTORY' ? 'Sold out' : 'Not added'}</p>}
      <ul>
        {items.map((product) => (
          <li key={product.id}>
            {product.name}
            <button type="button" onClick={() => void lineOf(product).then(add)}>
              Add
            </button>
          </li>
        ))}
      </ul>
      {hasNext && (
        <button type="button" onClick={loadMore}>
          More
        </button>
      )}
    </>
  );
}

/** `2 lines in the cart, €76.00`. A cart has amounts, and no texts for display. */
function textOf(cart: CartV2 | undefined): string {
  const text = `${cart?.lineItems.length ?? 0} lines in the cart`;
  if (!cart?.subtotal || !cart.businessInfo) return text;
  const currency = cart.businessInfo.currencyCode;
  const { format } = new Intl.NumberFormat('en', { style: 'currency', currency });
  return `${text}, ${format(Number(cart.subtotal.amount))}`;
}

/** One of a product: of its first variant, or with the first choice of each option. A shop lets its customers choose. */
async function lineOf({ id = '', manageVariants, productOptions = [] }: Product) {
  if (manageVariants) {
    const { variants = [] } = await client.variants.queryProductVariants({ id });
    return productLine({ productId: id, variantId: variants[0]?.id });
  }
  const choices = productOptions.map(({ name = '', choices = [] }) => [name, choices[0]?.description ?? '']);
  return productLine({ productId: id, options: Object.fromEntries(choices) });
}
