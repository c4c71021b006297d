import { useEffect } from 'react';
import { type CartV2, createClient, member, type Product, productLine, webStorage } from 'storewire';
import {
  StoreProvider,
  useCart,
  useQueryProductsInfinite,
  useSession,
  useSignIn,
  useSignOut,
} from 'storewire/react';

const session = member({
  clientId: import.meta.env['VITE_STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
  storage: webStorage(localStorage),
});
const client = createClient({ baseUrl: import.meta.env['VITE_STORE_URL'], auth: session });

function Account() {
  const { isLoading, isLoggedIn } = useSession();
  const { startRedirect, text } = useSignIn({ redirectUri: `${location.origin}/signed-in` });
  const { signOut } = useSignOut();
  if (isLoading) return null;
  if (isLoggedIn)
    return (
      <button type="button" onClick={() => void signOut({ postFlowUrl: '/' })}>
        Sign out
      </button>
    );
  return (
    <p>
      <button type="button" onClick={() => void startRedirect()}>
        Sign in
      </button>{' '}
      {text}
    </p>
  );
}

/** The page at `redirectUri`. */
function SignedIn() {
  const { result, text, completeRedirect } = useSignIn();
  useEffect(() => void completeRedirect(), [completeRedirect]);
  useEffect(() => {
    if (result.loginState === 'SUCCESS') location.replace(result.returnTo);
  }, [result]);
  return <p role="alert">{text}</p>;
}

function Shelf() {
  const { items, hasNext, loadMore, isLoading } = useQueryProductsInfinite({
    query: { paging: { limit: 12 } },
  });
  const { cart, add, failure } = useCart();
  if (isLoading) return <p>Loading</p>;
  return (
    <>
      <p>{textOf(cart)}</p>
      {failure && <p role="alert">{failure.code === 'INSUFFICIENT_INVENTORY' ? 'Sold out' : 'Not added'}</p>}
      {items.map((product) => (
        <button type="button" key={product.id} onClick={() => void lineOf(product).then(add)}>
          {product.name}
        </button>
      ))}
      {hasNext && (
        <button type="button" onClick={loadMore}>
          More
        </button>
      )}
    </>
  );
}

export default function App() {
  return (
    <StoreProvider client={client} session={session}>
      {location.pathname === '/signed-in' ? (
        <SignedIn />
      ) : (
        <>
          <Account />
          <Shelf />
        </>
      )}
    </StoreProvider>
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
