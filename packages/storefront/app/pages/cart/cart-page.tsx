import { createCookie, data } from 'react-router';
import { isStoreError } from 'storewire';
import { estimateCurrentCartV2, getCartV2, getCurrentCartV2, updateCartV2 } from 'storewire/operations';
import { addressRulesOf, normalizePostalCode } from '../../form/address.ts';
import type { FormResult, Problems } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { CART_FORMS, cartIdIn } from '../../shop/cart/cart-forms.ts';
import { chooseDelivery } from '../../shop/cart/delivery-options.ts';
import { ESTIMATE, useCartChange, useShopCart } from '../../shop/cart/shop-cart.ts';
import { newestProducts } from '../../shop/catalog/read-products.ts';
import { SuggestedProducts } from '../../shop/catalog/suggested-products.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/cart-page';
import { CartContent, pricesOf } from './cart-content.tsx';

/** The price of each line when the shopper last saw it, to say what has changed. */
const seenPrices = createCookie('cart-prices', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 86_400,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { read, props } = store.reads;
  // the page reads what fails here
  const orNothing = <Response,>(response: Promise<Response>) => response.catch(() => undefined);
  const pricesBefore: Record<string, string> = (await seenPrices.parse(request.headers.get('cookie'))) ?? {};
  // the layout shares the read of the cart; the estimate may have changed it since
  const [newest, current, estimated] = await Promise.all([
    newestProducts(store),
    orNothing(read(getCurrentCartV2)),
    orNothing(read(estimateCurrentCartV2, ESTIMATE)),
  ]);
  const cart = estimated?.cart ?? current?.cart;
  const now = pricesOf((cart?.lineItems ?? []).slice(0, 40));
  const secure = store.settings.origin.startsWith('https:');
  // a HEAD shows no prices
  const headers: HeadersInit =
    request.method === 'HEAD' ? {} : { 'set-cookie': await seenPrices.serialize(now, { secure }) };
  return data({ store: await props(), pricesBefore, newest, revision: cart?.revision }, { headers });
}

export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, { ...CART_FORMS, estimate: submitEstimate });

/**
 * Stores the place in the cart, so that each tab and the checkout calculate with it. The chosen delivery option stays if
 * it is offered there; otherwise the cheapest one is chosen.
 */
async function submitEstimate({
  store: { client },
  form,
  text,
}: Submission): Promise<Omit<FormResult, 'intent'>> {
  const cartId = cartIdIn(form);
  const country = textIn(form, 'country');
  const postalCode = normalizePostalCode(textIn(form, 'postalCode'));
  const rules = addressRulesOf(country).postalCode;
  const refused = (problems: Problems) => ({ problems, values: { country, postalCode } });
  if (!country) return refused({ country: text.form.required });
  if (postalCode && rules && !rules.pattern.test(postalCode))
    return refused({ postalCode: text.form.postalCodeInvalid(rules.example) });
  try {
    const { cart: before } = await getCartV2(client, { cartId });
    const { address: known } = before.deliveryInfo ?? {};
    const isSame = known?.country === country && (known.postalCode ?? '') === postalCode;
    // the rest of the address of another place
    const rest = { subdivision: null, city: null, addressLine: null, addressLine2: null };
    const address = { ...(isSame ? {} : rest), country, postalCode: postalCode || null };
    const { cart } = await updateCartV2(client, { cartId, cart: { deliveryInfo: { address } } });
    const outcome = await chooseDelivery(client, cart);
    if (outcome === 'notOffered') return refused({ country: text.cart.notDelivered });
    return { isSaved: true };
  } catch (error) {
    if (!isStoreError(error) || error.kind !== 'validation') throw error;
    return refused({ country: text.form.notOffered });
  }
}

/** A cart with so few lines leaves room for suggestions. */
const SHORT = 2;

/** The cart. Quantities, removal and codes also work without JavaScript. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pricesBefore, newest, revision } = loaderData;
  const { cart } = useText();
  const { cart: current, count } = useShopCart();
  useCartChange(revision);
  const lines = current?.lineItems.length ?? 0;
  return (
    <>
      <PageHead title={cart.title} isIndexed={false} />
      <h1 className="mb-6 text-title sm:mb-8">{cart.title}</h1>
      <CartContent pricesBefore={pricesBefore} result={actionData} />
      {count !== undefined && lines <= SHORT ? (
        <SuggestedProducts products={newest} isAlone={lines === 0} />
      ) : null}
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
