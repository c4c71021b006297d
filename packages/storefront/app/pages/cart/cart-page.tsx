import { createCookie, data, useActionData } from 'react-router';
import { estimateCurrentCartTotals, getCurrentCart } from 'storewire/operations';
import { createServerReads } from 'storewire/react/server';
import { textIn } from '../../form/form-text.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, usePaths } from '../../routing/paths.ts';
import { toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { loadText } from '../../text/load-text.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/cart-page';
import { CartContent, ESTIMATE } from './cart-content.tsx';
import { readGiftCard } from './gift-card.ts';
import { CART_HANDLERS, type CartResult } from './submit-cart.ts';

/** The price of each line when the shopper last saw it, to say what has changed. */
const seenPrices = createCookie('cart-prices', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 86_400,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, auth, settings } = context.get(storeRequest);
  const { read, props } = createServerReads(client);
  // the page reads what fails here
  const orNothing = <Response,>(response: Promise<Response>) => response.catch(() => undefined);
  const totals = orNothing(read(estimateCurrentCartTotals, ESTIMATE));
  const before: Record<string, string> = (await seenPrices.parse(request.headers.get('cookie'))) ?? {};
  const cart = (await orNothing(read(getCurrentCart)))?.cart;
  const giftCard = cart && (await readGiftCard(client, cart, (await auth.session()).isLoggedIn));
  const now = Object.fromEntries(
    (cart?.lineItems ?? []).slice(0, 40).map(({ id, price }) => [id, price?.amount]),
  );
  const secure = settings.origin.startsWith('https:');
  // a boundary that streams would hide the cart without JavaScript
  await totals;
  return data(
    { store: await props(), giftCard, pricesBefore: before },
    { headers: { 'set-cookie': await seenPrices.serialize(now, { secure }) } },
  );
}

export async function action({ request, context }: Route.ActionArgs): Promise<CartResult> {
  const { client } = context.get(storeRequest);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const text = await loadText(languageOfPath(new URL(request.url).pathname));
  const handle = Object.hasOwn(CART_HANDLERS, intent) ? CART_HANDLERS[intent] : undefined;
  try {
    return (await handle?.({ client, form, text })) ?? { intent };
  } catch (error) {
    return { intent, failure: toFailure(error) };
  }
}

/** The cart. Quantities, removal and codes also work without JavaScript. */
export default function CartPage({ loaderData: { giftCard, pricesBefore } }: Route.ComponentProps) {
  const { cart } = useText();
  const paths = usePaths();
  const result = useActionData<typeof action>();
  return (
    <>
      <PageHead title={cart.title} isIndexed={false} />
      <h1 className="mb-6 text-title sm:mb-8">{cart.title}</h1>
      <CartContent
        pricesBefore={pricesBefore}
        giftCard={giftCard}
        result={result}
        keepShopping={paths.products}
      />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
