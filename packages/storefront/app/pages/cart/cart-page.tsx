import { createCookie, data } from 'react-router';
import { estimateCurrentCartV2, getCurrentCartV2, queryProducts } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { CART_FORMS } from '../../shop/cart/cart-forms.ts';
import { ESTIMATE, useCartChange } from '../../shop/cart/shop-cart.ts';
import { SUGGESTED } from '../../shop/catalog/suggested-products.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/cart-page';
import { CartContent, pricesOf, SHORT } from './cart-content.tsx';
import { submitEstimate } from './submit-estimate.ts';

/** The price of each line when the shopper last saw it, to say what has changed. */
const seenPrices = createCookie('cart-prices', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 86_400,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reads, settings } = context.get(storeRequest);
  const { read, props } = reads;
  // the page reads what fails here
  const orNothing = <Response,>(response: Promise<Response>) => response.catch(() => undefined);
  const pricesBefore: Record<string, string> = (await seenPrices.parse(request.headers.get('cookie'))) ?? {};
  // the layout shares the read of the cart; the estimate may have changed it since
  const [current, estimated] = await Promise.all([
    orNothing(read(getCurrentCartV2)),
    orNothing(read(estimateCurrentCartV2, ESTIMATE)),
  ]);
  const cart = estimated?.cart ?? current?.cart;
  if ((cart?.lineItems.length ?? 0) <= SHORT) await orNothing(read(queryProducts, SUGGESTED));
  const now = pricesOf((cart?.lineItems ?? []).slice(0, 40));
  const secure = settings.origin.startsWith('https:');
  return data(
    { store: await props(), pricesBefore, revision: cart?.revision },
    { headers: { 'set-cookie': await seenPrices.serialize(now, { secure }) } },
  );
}

export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, { ...CART_FORMS, estimate: submitEstimate });

/** The cart. Quantities, removal and codes also work without JavaScript. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pricesBefore, revision } = loaderData;
  const { cart } = useText();
  useCartChange(revision);
  return (
    <>
      <PageHead title={cart.title} isIndexed={false} />
      <h1 className="mb-6 text-title sm:mb-8">{cart.title}</h1>
      <CartContent pricesBefore={pricesBefore} result={actionData} />
    </>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
