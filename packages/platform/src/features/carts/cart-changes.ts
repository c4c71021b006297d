/** Changes of carts in version 2. Each takes an open cart, at the prices of the moment, and returns it changed. */
import type { CartV2Input, CreateCartV2Input, FormSubmission, GiftCardInput } from 'storewire';
import { checkUrl } from '../../kernel/context/allow-list.ts';
import type { Base, Context } from '../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import type { Offer } from '../pricing/delivery.ts';
import { giftCardProblem } from '../pricing/gift-cards.ts';
import { isChosenOffer, quoteDelivery } from '../pricing/quoted-delivery.ts';
import { couponFor } from '../pricing/quoted-discounts.ts';
import { withItems } from './cart-lines.ts';
import { couponFailure, giftCardFailure } from './cart-violations.ts';
import { purchaseOf } from './purchase.ts';
import type { CartFields, StoredCart } from './stored-cart.ts';

/** Throws if an order was made from the cart. */
export function checkOpen({ id, completed, orderId }: StoredCart): void {
  if (!completed) return;
  throw new ApplicationError('CART_ALREADY_ORDERED', {
    cartId: id,
    ...(orderId !== undefined && { orderId }),
  });
}

/** What an update may change. */
export function withUpdate(context: Context, cart: StoredCart, changes: Received<CartV2Input>): StoredCart {
  const { settings: _settings, source = {}, customerInfo = {}, ...rest } = changes;
  const { externalReferences: _references, ...changedSource } = source;
  const { openAccess: _access, ...customer } = customerInfo;
  checkUrl(context, 'cart.customCheckoutUrl', changes.customCheckoutUrl);
  const fields = withoutEmpty(
    updated(cart.fields, { ...rest, source: changedSource, customerInfo: customer }),
  );
  checkReferences(fields);
  return { ...cart, fields };
}

/** What is cleared is left out: at a sign-in, the member may have it from the cart of the visitor. */
const withoutEmpty = ({
  source = {},
  businessInfo = {},
  customerInfo = {},
  deliveryInfo = {},
  taxInfo = {},
  paymentInfo = {},
  ...rest
}: CartFields): CartFields => ({
  ...present(rest),
  ...presentIn('source', source),
  ...presentIn('businessInfo', businessInfo),
  ...presentIn('customerInfo', customerInfo),
  ...presentIn('deliveryInfo', deliveryInfo),
  ...presentIn('taxInfo', taxInfo),
  ...presentIn('paymentInfo', paymentInfo),
});

/** Responses need ids that requests may leave out. */
function checkReferences({ source }: CartFields): void {
  const { appId, componentId } = source?.customContentReference ?? {};
  if (!source?.customContentReference) return;
  for (const [name, id] of Object.entries({ appId, componentId }))
    if (!id) invalid(`cart.source.customContentReference.${name}`, 'REQUIRED_FIELD', 'must be present');
}

/** A new cart with everything that a request brings. */
export function withCreation(
  context: Context,
  cart: StoredCart,
  {
    cart: given = {},
    catalogItems,
    customItems,
    coupons = [],
    deliveryMethod,
    giftCards = [],
  }: Received<CreateCartV2Input>,
): StoredCart {
  const { settings, source, customerInfo } = given;
  const references = source?.externalReferences;
  for (const [index, { appId }] of (references ?? []).entries())
    if (!appId)
      invalid(`cart.source.externalReferences[${index}].appId`, 'REQUIRED_FIELD', 'must be present');
  const { demo, ...fields } = given;
  let result: StoredCart = {
    ...withUpdate(context, cart, fields),
    ...(customerInfo?.openAccess !== false && !cart.owner && { isOpen: true }),
  };
  result = withItems(context, result, { catalogItems, customItems });
  for (const { code } of coupons) result = withCoupon(context, result, code);
  for (const [index, card] of giftCards.entries()) {
    if (index > 0) invalid('giftCards', 'MAX_SIZE', 'must have at most 1 entry', { threshold: 1 });
    result = withGiftCard(context, result, card);
  }
  if (deliveryMethod) result = withDeliveryMethod(context, result, deliveryMethod);
  return {
    ...result,
    fields: {
      ...result.fields,
      ...(references && { source: { ...result.fields.source, externalReferences: references } }),
      // what is locked, and what a demo cart cannot have, is for later changes
      ...(settings && { settings: present(settings) }),
      ...(demo && { demo }),
    },
  };
}

const sameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

export function withCoupon(context: Base, cart: StoredCart, code: string): StoredCart {
  if (cart.coupon)
    throw sameCode(cart.coupon.code, code)
      ? new ApplicationError('COUPON_ALREADY_EXISTS', { couponCode: code })
      : new ApplicationError('MAX_COUPONS_PER_CART_EXCEEDED');
  checkUnlocked(cart, 'COUPON_LOCKED');
  const changed = { ...cart, coupon: { id: context.ids.uuid(), code } };
  const purchase = purchaseOf(changed);
  const failure = couponFailure(context, code, couponFor(context, purchase, purchase.lines));
  if (failure) throw new ApplicationError(failure.code, { ...failure.data }, failure.description);
  return changed;
}

export function withoutCoupon(cart: StoredCart, couponId: string): StoredCart {
  const { coupon, ...rest } = cart;
  if (coupon?.id !== couponId) throw new ApplicationError('COUPON_NOT_FOUND_IN_CART', { couponId });
  checkUnlocked(cart, 'COUPON_LOCKED');
  return rest;
}

export function withGiftCard(
  context: Base,
  cart: StoredCart,
  { code, redeemAmount }: Received<GiftCardInput>,
): StoredCart {
  if (cart.giftCard)
    throw sameCode(cart.giftCard.code, code)
      ? new ApplicationError('GIFT_CARD_ALREADY_EXISTS', { giftCardCode: code })
      : new ApplicationError('MAX_GIFT_CARDS_PER_CART_EXCEEDED');
  checkUnlocked(cart, 'GIFT_CARD_LOCKED');
  if (cart.fields.demo) throw new ApplicationError('GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART');
  const failure = giftCardFailure(code, giftCardProblem(context, code));
  if (failure) throw new ApplicationError(failure.code, { ...failure.data });
  return {
    ...cart,
    giftCard: { id: context.ids.uuid(), code, ...present({ amount: redeemAmount?.amount }) },
  };
}

export function withoutGiftCard(cart: StoredCart, giftCardId: string): StoredCart {
  const { giftCard, ...rest } = cart;
  if (giftCard?.id !== giftCardId) throw new ApplicationError('GIFT_CARD_NOT_FOUND_IN_CART', { giftCardId });
  checkUnlocked(cart, 'GIFT_CARD_LOCKED');
  return rest;
}

function checkUnlocked({ fields }: StoredCart, code: 'COUPON_LOCKED' | 'GIFT_CARD_LOCKED'): void {
  const { lockCouponCode, lockGiftCard } = fields.settings ?? {};
  if (code === 'COUPON_LOCKED' ? lockCouponCode : lockGiftCard) throw new ApplicationError(code);
}

export function withDeliveryMethod(
  context: Base,
  cart: StoredCart,
  { code, appId }: { code: string; appId?: string | null | undefined },
): StoredCart {
  if (cart.lines.length === 0) throw new ApplicationError('DELIVERY_METHOD_MISSING_LINE_ITEMS');
  if (!cart.fields.deliveryInfo?.address?.country)
    throw new ApplicationError('DELIVERY_METHOD_MISSING_ADDRESS');
  const purchase = purchaseOf(cart);
  const { offers } = quoteDelivery(context, purchase, purchase.lines);
  const offer = offers.find((each) => isChosenOffer(each, { code, carrierId: appId }));
  if (!offer) throw new ApplicationError('DELIVERY_METHOD_NOT_FOUND', { code, ...present({ appId }) });
  return withOffer(cart, offer);
}

/** The cart with a delivery option that is offered. */
export const withOffer = (cart: StoredCart, { code, carrierId }: Offer): StoredCart => ({
  ...cart,
  deliveryMethod: { code, carrierId },
});

export function withoutDeliveryMethod({ deliveryMethod: _removed, ...cart }: StoredCart): StoredCart {
  return cart;
}

/** A later submission of a form replaces the earlier one. */
export const withFormSubmissions = (
  cart: StoredCart,
  submissions: readonly Received<FormSubmission>[],
): StoredCart => ({
  ...cart,
  formSubmissions: [
    ...new Map(
      [...(cart.formSubmissions ?? []), ...submissions].map((each) => [each.id ?? '', each]),
    ).values(),
  ],
});
