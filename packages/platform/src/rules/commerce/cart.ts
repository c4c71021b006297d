/** Reads and saves carts, and shows them in the terms of the contract. */
import type { Cart } from 'storewire';
import type { Base, Context } from '../../context/context.ts';
import { type CartOwner, carts, ownerId, type StoredCart } from '../../entities/carts.ts';
import { completeAddress } from './addresses.ts';
import { couponOf } from './coupons.ts';
import { type CurrentLine, currentLine, toLineItem } from './lines.ts';
import { type Money, moneyOf } from './prices.ts';
import type { PurchaseState } from './quote.ts';

/** The cart of an owner. */
export const cartOf = ({ db }: Pick<Base, 'db'>, { role, id }: CartOwner): StoredCart | undefined =>
  db.of(carts).findUnique('owner', `${role}:${id}`);

/** The caller as the owner of a cart. */
export function cartOwner({ caller }: Context): CartOwner {
  if (caller.role === 'anonymous') throw new TypeError('An anonymous caller has no cart');
  return { role: caller.role, id: caller.id };
}

/** Saves a change of a cart, with the event of it. Returns the cart as the contract describes it. */
export function saveCart(context: Context, cart: StoredCart): Cart {
  const { db, clock, emit } = context;
  const isNew = db.of(carts).get(cart.id) === undefined;
  const saved = db.of(carts).save({ ...cart, revision: cart.revision + 1, updatedDate: clock.iso() });
  const entity = toCart(context, saved);
  if (isNew) emit('wix.ecom.v1.cart_created', cart.id, { entity });
  else emit('wix.ecom.v1.cart_updated', cart.id, { entity });
  return entity;
}

/** A new cart, which is stored by `saveCart`. */
export const newCart = ({ ids, clock }: Context, owner: CartOwner): StoredCart => ({
  id: ids.uuid(),
  owner,
  lines: [],
  info: {},
  merchantDiscounts: [],
  purchaseFlowId: ids.uuid(),
  revision: 0,
  createdDate: clock.iso(),
  updatedDate: clock.iso(),
});

/** Deletes a cart: when its owner deletes it, and when its checkout is completed. */
export function deleteCart({ db, emit }: Context, id: string): void {
  if (db.of(carts).delete(id)) emit('wix.ecom.v1.cart_deleted', id, {});
}

/** A cart with the current prices and availability of its lines. */
export function toCart(context: Base, cart: StoredCart): Cart {
  const { currency, language, taxIncludedInPrices, weightUnit } = context.settings;
  const money = moneyOf(context.settings);
  const { buyerInfo, contactInfo, selectedShippingOption, ...info } = cart.info;
  const coupon = cart.couponCode === undefined ? undefined : couponOf(context, cart.couponCode);
  return {
    ...info,
    id: cart.id,
    lineItems: cart.lines.map((line) => toCartLine(money, currentLine(context, line))),
    buyerInfo: {
      ...buyerInfo,
      ...ownerId(cart.owner),
    },
    ...(contactInfo && { contactInfo: completeAddress(contactInfo) }),
    ...(selectedShippingOption && { selectedShippingOption: { code: '', ...selectedShippingOption } }),
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices,
    weightUnit,
    appliedDiscounts: [
      ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
      ...cart.merchantDiscounts.map(({ amount = '0' }) => ({
        merchantDiscount: { amount: money.price(money.minor(amount)) },
      })),
    ],
    ...(cart.checkoutId !== undefined && { checkoutId: cart.checkoutId }),
    purchaseFlowId: cart.purchaseFlowId,
    revision: String(cart.revision),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  };
}

function toCartLine(money: Money, line: CurrentLine): Cart['lineItems'][number] {
  const { media, ...shown } = toLineItem(money, line, false);
  const { selectedMembership, item } = line;
  return {
    ...shown,
    ...(media && { image: media }),
    ...(selectedMembership && { selectedMembership }),
    ...(item.taxGroupId !== undefined && { taxGroupId: item.taxGroupId }),
  };
}

/** What a calculation needs to know of a cart. */
export function cartPurchase(cart: StoredCart): PurchaseState {
  const { owner, info } = cart;
  const address = info.contactInfo?.address;
  return {
    lines: cart.lines,
    couponCode: cart.couponCode,
    merchantDiscounts: cart.merchantDiscounts,
    shippingAddress: address,
    billingAddress: address,
    option: info.selectedShippingOption,
    memberships: cart.lines.flatMap(({ id, selectedMembership }) =>
      selectedMembership ? [{ ...selectedMembership, lineItemIds: [id] }] : [],
    ),
    memberId: owner.role === 'member' ? owner.id : undefined,
    customer: { key: `${owner.role}:${owner.id}`, email: info.buyerInfo?.email ?? undefined },
  };
}
