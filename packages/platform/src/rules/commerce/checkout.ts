/** Reads and saves checkouts, and shows them in the terms of the contract. */
import type { Checkout, ApplicationError as OrderError } from 'storewire';
import { invalid, NotFound } from '../../base/failure.ts';
import { preferredLanguage } from '../../base/language.ts';
import { isShopper } from '../../context/caller.ts';
import type { Base, Context } from '../../context/context.ts';
import { ownerId } from '../../entities/carts.ts';
import { checkouts, type StoredCheckout, type Viewer } from '../../entities/checkouts.ts';
import { contactOf } from '../identity/contacts.ts';
import { completeAddress } from './addresses.ts';
import { deleteCart } from './cart.ts';
import { type CurrentLine, toLineItem } from './lines.ts';
import { type Money, moneyOf, toTaxDetails } from './prices.ts';
import { type PurchaseState, type Quote, quotePurchase } from './quote.ts';
import { toCarrierOptions, toQuoteView, toSelectedOption } from './quote-view.ts';

const isOwner = ({ caller }: Context, { owner }: StoredCheckout): boolean =>
  isShopper(caller) && owner !== undefined && owner.role === caller.role && owner.id === caller.id;

/** Whether a caller may read and change a checkout: its owner, and merchants. */
const isVisible = (context: Context, checkout: StoredCheckout): boolean =>
  context.caller.role === 'merchant' || isOwner(context, checkout);

export const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/** The checkout with this id. Throws `NotFound` unless it is the caller's, or the caller is a merchant. */
export function checkoutOf(context: Context, id: string): StoredCheckout {
  const checkout = context.db.of(checkouts).get(id);
  if (!checkout || !isVisible(context, checkout)) throw new NotFound();
  return checkout;
}

/** The checkout that was made from a cart: the open one, which may follow completed ones. */
export function checkoutOfCart(context: Context, cartId: string): StoredCheckout {
  const found = context.db.of(checkouts).all({ where: { cartId } });
  const visible = found.filter((each) => isVisible(context, each));
  const checkout = visible.find(({ completed }) => !completed) ?? visible[0];
  if (!checkout) throw new NotFound();
  return checkout;
}

/** A checkout that is to be changed. */
export function openCheckoutOf(context: Context, id: string): StoredCheckout {
  const checkout = checkoutOf(context, id);
  if (checkout.completed) invalid('id', 'VALIDATION', 'is the id of a completed checkout');
  return checkout;
}

/** Saves a checkout and emits its event. Returns the checkout in the terms of the contract. */
export function saveCheckout(context: Context, checkout: StoredCheckout): Checkout {
  const { db, clock, emit } = context;
  const isNew = db.of(checkouts).get(checkout.id) === undefined;
  const email = checkout.info.buyerInfo?.email;
  const quoted = quotePurchase(context, checkoutPurchase(checkout));
  const language = isShopper(context.caller)
    ? preferredLanguage(context.header('accept-language'))
    : undefined;
  const saved = db.of(checkouts).save({
    ...checkout,
    ...(language && { language }),
    ...(email && { contactId: contactOf(context, email).id }),
    seen: { ...checkout.seen, [viewerOf(context)]: seenIn(quoted) },
    updatedDate: clock.iso(),
  });
  const entity = toCheckout(context, saved, quoted);
  if (isNew) emit('wix.ecom.v1.checkout_created', checkout.id, { entity });
  else emit('wix.ecom.v1.checkout_updated', checkout.id, { entity });
  return entity;
}

/** Completes a checkout, which from then on is shown as `view`. Deletes its cart, unless `keepsCart` is true. */
export function completeCheckout(
  context: Context,
  checkout: StoredCheckout,
  { view, orderId, keepsCart = false }: { view: Checkout; orderId?: string; keepsCart?: boolean },
): void {
  const { db, clock, emit } = context;
  const final: Checkout = { ...view, completed: true, updatedDate: clock.iso() };
  db.of(checkouts).save({
    ...checkout,
    completed: true,
    final,
    ...(orderId !== undefined && { orderId }),
    updatedDate: clock.iso(),
  });
  emit('wix.ecom.v1.checkout_updated', checkout.id, { entity: final });
  emit('wix.ecom.v1.checkout_completed', checkout.id, { data: { checkout: final } });
  if (checkout.cartId !== undefined && !keepsCart) deleteCart(context, checkout.cartId);
}

/** A checkout for its viewer. Stores the prices that are shown, so that an order at other prices is an error. */
export function readCheckout(
  context: Context,
  checkout: StoredCheckout,
  viewer: Viewer = viewerOf(context),
): Checkout {
  if (checkout.final) return checkout.final;
  const quoted = quotePurchase(context, checkoutPurchase(checkout));
  const seen = { ...checkout.seen, [viewer]: seenIn(quoted) };
  if (seen[viewer] !== checkout.seen[viewer])
    context.db.write(() => context.db.of(checkouts).save({ ...checkout, seen }));
  return toCheckout(context, checkout, quoted);
}

/** Whether an order can be placed: nothing is missing, and everything could be calculated. */
export function isComplete(context: Context, checkout: StoredCheckout): boolean {
  const quoted = quotePurchase(context, checkoutPurchase(checkout));
  const { buyerInfo, calculationErrors } = toCheckout(context, checkout, quoted);
  return Boolean(buyerInfo?.email) && calculationErrors === undefined;
}

/**
 * Whether prices and stock are the same as the checkout last showed. For a buyer, only what the buyer was shown
 * counts; for a merchant, also what the merchant was shown.
 */
export const isAgreed = ({ seen }: StoredCheckout, quoted: Quote, viewer: Viewer): boolean =>
  [seen.buyer, viewer === 'merchant' ? seen.merchant : undefined].includes(seenIn(quoted));

/** What a viewer agrees to, as text: total, amounts paid now and by gift card, and each line's quantity and stock. */
const seenIn = ({ calculation: { totals, payNow }, giftCard, lines }: Quote): string =>
  [
    totals.total,
    payNow.total,
    giftCard?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}:${quantity}:${availability.status}`),
  ].join(' ');

/** What a calculation needs to know of a checkout. */
export function checkoutPurchase({ info, owner, ...checkout }: StoredCheckout): PurchaseState {
  return {
    lines: checkout.lines,
    couponCode: checkout.couponCode,
    merchantDiscounts: checkout.merchantDiscounts,
    giftCard: checkout.giftCard,
    shippingAddress: info.shippingInfo?.shippingDestination?.address,
    billingAddress: info.billingInfo?.address,
    option: info.shippingInfo?.selectedCarrierServiceOption,
    memberships: info.membershipOptions?.selectedMemberships?.memberships ?? [],
    memberId: owner?.role === 'member' ? owner.id : undefined,
    customer: {
      key: owner ? `${owner.role}:${owner.id}` : checkout.id,
      email: info.buyerInfo?.email ?? undefined,
    },
    taxExemptGroupId: info.taxExemptGroupId,
  };
}

/** What an order still needs, in addition to what could not be calculated. */
function missingFor({ info }: StoredCheckout, { calculation, delivery }: Quote): OrderError[] {
  return [
    ...(calculation.totals.total > 0n && !info.billingInfo?.address
      ? [{ code: 'MISSING_BILLING_ADDRESS', description: 'The order needs a billing address' }]
      : []),
    ...(delivery.isNeeded && !info.shippingInfo?.shippingDestination?.address
      ? [{ code: 'MISSING_SHIPPING_DESTINATION', description: 'The order needs a destination' }]
      : []),
    ...(delivery.region && delivery.isNeeded && !delivery.isChosen
      ? [
          {
            code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
            description: 'The order needs a delivery option',
          },
        ]
      : []),
  ];
}

/** A checkout with its totals and everything that prevents an order. */
export function toCheckout(context: Base, checkout: StoredCheckout, quoted: Quote): Checkout {
  const { settings } = context;
  const { info, owner } = checkout;
  const { currency, language } = settings;
  const money = moneyOf(settings);
  const { billingInfo, shippingInfo, buyerInfo, membershipOptions, customFields, customSettings, ...rest } =
    info;
  const { customContentReference, externalReference, cartId: _cartId, ...plain } = rest;
  const selected = toSelectedOption(settings, quoted, shippingInfo?.selectedCarrierServiceOption);
  const { region } = quoted.delivery;
  const chosen = membershipOptions?.selectedMemberships;
  return {
    ...plain,
    id: checkout.id,
    lineItems: quoted.lines.map((line, index) => toCheckoutLine(money, quoted, line, index)),
    ...(billingInfo && { billingInfo: completeAddress(billingInfo) }),
    ...((shippingInfo || quoted.delivery.isNeeded) && {
      shippingInfo: {
        ...(shippingInfo?.shippingDestination && {
          shippingDestination: completeAddress(shippingInfo.shippingDestination),
        }),
        ...(selected && { selectedCarrierServiceOption: selected }),
        ...(region && { region: { id: region.id, name: region.name } }),
        carrierServiceOptions: toCarrierOptions(settings, quoted),
      },
    }),
    buyerInfo: {
      ...buyerInfo,
      ...(owner && ownerId(owner)),
      ...(checkout.contactId !== undefined && { contactId: checkout.contactId }),
    },
    ...toQuoteView(settings, quoted, missingFor(checkout, quoted)),
    membershipOptions: {
      eligibleMemberships: quoted.memberships.eligible,
      invalidMemberships: quoted.memberships.invalid,
      ...(chosen && { selectedMemberships: { memberships: chosen.memberships ?? [] } }),
    },
    customFields: (customFields ?? []).map(({ title = 'Field', ...field }) => ({ title, ...field })),
    ...(customSettings && {
      customSettings: {
        lockGiftCard: false,
        lockCouponCode: false,
        disabledPolicyAgreementCheckbox: false,
        disabledManualPayment: false,
        ...customSettings,
      },
    }),
    ...(customContentReference && {
      customContentReference: { appId: '', componentId: '', ...customContentReference },
    }),
    ...(externalReference && { externalReference: { appId: '', ...externalReference } }),
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    siteLanguage: language,
    buyerLanguage: checkout.language ?? language,
    weightUnit: settings.weightUnit,
    taxIncludedInPrice: settings.taxIncludedInPrices,
    channelType: checkout.channelType,
    completed: checkout.completed,
    createdBy: checkout.createdBy,
    ...(checkout.cartId !== undefined && { cartId: checkout.cartId }),
    purchaseFlowId: checkout.purchaseFlowId,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
  };
}

function toCheckoutLine(
  money: Money,
  { calculation, memberships }: Quote,
  line: CurrentLine,
  index: number,
): Checkout['lineItems'][number] {
  const calculated = calculation.lines[index];
  return {
    ...toLineItem(money, line, memberships.covered.has(line.id)),
    ...(calculated && {
      totalPriceAfterTax: money.price(calculated.afterTax),
      totalPriceBeforeTax: money.price(calculated.beforeTax),
      taxDetails: toTaxDetails(money, calculated),
      discount: money.price(calculated.discount),
    }),
  };
}
