import { couponOf } from '../src/features/pricing/coupons.ts';
import { giftCardOf } from '../src/features/pricing/gift-cards.ts';
import { readyCart } from './cart-v2-shop.ts';
import { exampleRequests, exampleTokens } from './example-shop.ts';
import { checkOutCart, lineFor, merchantOf, orderFor } from './merchant.ts';
import { transactionIds } from './orders.ts';
import { writeReview } from './reviews.ts';
import { createProduct, itemOf, type TestShop } from './shop.ts';

/** What a call is about. */
export interface Things {
  id: string;
  productId: string;
  ownerId: string;
  lineId?: string;
  couponId?: string;
  giftCardId?: string;
  cartId?: string;
  paymentId?: string;
}

const oneLine = ({ productId }: Things) => ({ lineItems: [lineFor(productId)] });
const lineIds = ({ lineId }: Things) => ({ lineItemIds: [lineId] });
const twoPieces = ({ lineId }: Things) => ({ lineItems: [{ id: lineId, quantity: 2 }] });

const newItem = ({ productId }: Things) => ({ catalogItems: [lineFor(productId)] });
const newQuantity = ({ lineId }: Things) => ({
  lineItems: [{ lineItemId: lineId, quantity: { newQuantity: 2 } }],
});
const coupon = () => ({ coupon: { code: 'OWN10' } });
const giftCard = () => ({ giftCard: { code: 'OWN-2046-QTZ7' } });
const couponId = (things: Things) => ({ couponId: things.couponId });
const giftCardId = (things: Things) => ({ giftCardId: things.giftCardId });

/** Bodies for calls on things of an owner, which are not those of the examples. */
const bodies: Readonly<Record<string, (things: Things) => unknown>> = {
  'invoices.listInvoicesForOrders': ({ id }) => ({ orderIds: [id] }),
  'redirects.createRedirectSession': ({ id }) => ({ ecomCheckout: { checkoutId: id } }),
  // who registered before
  'authentication.login': () => exampleRequests.find(({ id }) => id === 'authentication.register')?.body,
  'backInStock.createBackInStockRequest': ({ productId }) => ({
    request: { email: 'ann@example.com', catalogReference: itemOf(productId) },
    itemDetails: { name: 'Bowl', price: '12.50' },
  }),
  'checkouts.updateCheckout': () => ({ checkout: { buyerInfo: { email: 'ann@example.com' } } }),
  'checkouts.addToCheckout': oneLine,
  'checkouts.removeCheckoutLineItems': lineIds,
  'checkouts.updateCheckoutLineItemsQuantity': twoPieces,
  'currentCart.updateCurrentCart': () => ({ cartInfo: { buyerNote: 'Ring twice' } }),
  'currentCart.addToCurrentCart': oneLine,
  'currentCart.removeCurrentCartLineItems': lineIds,
  'currentCart.updateCurrentCartLineItemsQuantity': twoPieces,
  'cartsV2.addLineItems': newItem,
  'cartsV2.removeLineItems': lineIds,
  'cartsV2.updateLineItems': newQuantity,
  'cartsV2.addCoupon': coupon,
  'cartsV2.removeCoupon': couponId,
  'cartsV2.addGiftCard': giftCard,
  'cartsV2.removeGiftCard': giftCardId,
  'cartsV2.setDeliveryMethod': () => ({ deliveryMethod: { code: 'standard' } }),
  'cartsV2.placeOrder': () => ({}),
  'currentCartV2.addLineItemsToCurrentCart': newItem,
  'currentCartV2.removeLineItemsFromCurrentCart': lineIds,
  'currentCartV2.updateLineItemsInCurrentCart': newQuantity,
  'currentCartV2.addCouponToCurrentCart': coupon,
  'currentCartV2.removeCouponFromCurrentCart': couponId,
  'currentCartV2.addGiftCardToCurrentCart': giftCard,
  'currentCartV2.removeGiftCardFromCurrentCart': giftCardId,
  'currentCartV2.setDeliveryMethodForCurrentCart': () => ({ deliveryMethod: { code: 'standard' } }),
  'payments.preparePaymentCollection': () => ({ amount: { amount: '1.00' } }),
  'payments.voidAuthorizedPayments': ({ paymentId }) => ({ paymentIds: [paymentId] }),
  'payments.captureAuthorizedPayments': ({ paymentId }) => ({ payments: [{ paymentId }] }),
  'verification.startVerification': ({ ownerId }) => ({ identityId: ownerId, target: 'EMAIL' }),
  'members.updateMySlug': () => ({ slug: 'new-slug' }),
  'members.updateMemberSlug': () => ({ slug: 'new-slug' }),
};

/** Calls that fail for the cart of the examples, which has a coupon and no gift card. */
const FOR_OTHER_CARTS = /V2\.(?:addCoupon|removeGiftCard)/;

/** One request per call: the first example that succeeds in the shop of the examples. */
export async function successes(shop: TestShop) {
  const found = new Map<string, (typeof exampleRequests)[number]>();
  for (const each of exampleRequests) {
    const key = `${each.method} ${each.path}`;
    if (each.id === 'oauth.authorize') continue;
    if (FOR_OTHER_CARTS.test(each.id)) found.set(key, each);
    for (const token of exampleTokens(shop, each.allowedRoles)) {
      if (found.has(key)) break;
      const { method, url, body } = each;
      if ((await shop.request(method, url, { token, body })).status < 400) found.set(key, each);
      if (each.effect !== 'read') shop.reset();
    }
  }
  return found;
}

/** Things of an owner. Each call gets new ones, so that no call changes those of another. */
export async function thingsOf(
  shop: TestShop,
  call: string,
  role: 'visitor' | 'member',
  ownerId: string,
): Promise<Things> {
  const [service = ''] = call.split('.');
  const owner = shop.as(role, ownerId);
  const productId = await createProduct(shop);
  const things = { productId, ownerId, id: productId };
  switch (service) {
    case 'checkouts':
    case 'redirects':
    case 'orders':
    case 'invoices':
    case 'payments': {
      const { cart } = await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      const checkoutId = await checkOutCart(owner, 'standard');
      const { lineItems } = (await owner.checkouts.getCheckout({ id: checkoutId })).checkout;
      const lineId = lineItems[0]?.id ?? '';
      if (service === 'checkouts' || service === 'redirects')
        return { ...things, lineId, cartId: cart.id ?? '', id: checkoutId };
      const { orderId = '' } = await orderFor(owner, checkoutId);
      if (call !== 'payments.preparePaymentCollection')
        shop.payOrder({ orderId, outcome: service === 'payments' ? 'authorized' : 'approved' });
      return { ...things, id: orderId, paymentId: transactionIds(shop, orderId)[0] ?? '' };
    }
    case 'currentCart': {
      const { cart } = await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      return { ...things, lineId: cart.lineItems[0]?.id ?? '' };
    }
    case 'cartsV2':
    case 'currentCartV2':
      return { ...things, ...(await cartThings(shop, call, owner, productId)) };
    case 'reviews': {
      const author = { authorName: 'Ann' };
      return { ...things, id: (await writeReview(owner, productId, {}, { author })).id };
    }
    case 'backInStock': {
      const { request } = await owner.backInStock.createBackInStockRequest({
        request: { email: `${ownerId}@example.com`, catalogReference: itemOf(productId) },
        itemDetails: { name: 'Bowl', price: '12.50' },
      });
      return { ...things, id: request.id ?? '' };
    }
    case 'members':
      return { ...things, id: ownerId };
    default:
      return things;
  }
}

/** A current cart with a coupon and a gift card, unless the call adds them. */
async function cartThings(
  shop: TestShop,
  call: string,
  owner: ReturnType<TestShop['as']>,
  productId: string,
): Promise<Partial<Things>> {
  const context = merchantOf(shop);
  const ownCoupon = couponOf(context, 'OWN10') ?? { code: 'OWN10' };
  shop.saveCoupon({ ...ownCoupon, name: 'Own', reduction: { kind: 'percent', percent: '10' } });
  const ownCard = giftCardOf(context, 'OWN-2046-QTZ7') ?? { code: 'OWN-2046-QTZ7' };
  shop.saveGiftCard({ ...ownCard, balance: '5' });
  const { id } = await readyCart(owner, productId, { code: 'standard' });
  const { cartsV2 } = owner;
  if (!call.includes('addCoupon')) await cartsV2.addCoupon({ cartId: id, ...coupon() });
  if (!call.includes('addGiftCard')) await cartsV2.addGiftCard({ cartId: id, ...giftCard() });
  const { cart } = await cartsV2.getCart({ cartId: id });
  return {
    id,
    lineId: cart?.lineItems[0]?.id ?? '',
    couponId: cart?.coupons[0]?.id ?? '',
    giftCardId: cart?.paymentInfo?.giftCards[0]?.id ?? '',
  };
}

/** Calls whose things belong to a shopper. The requests of others are examples of the contract. */
export const OWNED =
  /^(?:checkouts|redirects|orders|invoices|payments|currentCart|currentCartV2|cartsV2|reviews|backInStock|members)\.|startVerification/;

type Request = (typeof exampleRequests)[number];

/** The request of a call about these things. Without things, it is that of the example. */
export function requestAbout(call: Request, things: Things | undefined): { path: string; body: unknown } {
  const [path = '', query = ''] = call.url.split('?');
  const id = call.id === 'checkouts.getCheckoutByCartId' ? things?.cartId : things?.id;
  const pathOfThing = call.path.replaceAll(/\{(?:id|reviewId|ecomOrderId|cartId)\}/g, id ?? '');
  const own = bodies[call.id];
  return { path: `${things ? pathOfThing : path}?${query}`, body: things && own ? own(things) : call.body };
}
