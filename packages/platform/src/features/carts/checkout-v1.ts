/** Checkouts as version 1 of the contract describes them. */
import type { Checkout, ApplicationError as OrderError } from 'storewire';
import type { Base, Context } from '../../kernel/context/context.ts';
import { completeAddress } from '../pricing/addresses.ts';
import { type CurrentLine, toLineItem } from '../pricing/lines.ts';
import { type Money, moneyOf, toTaxDetails } from '../pricing/prices.ts';
import { type Quote, quotePurchase } from '../pricing/quote.ts';
import { toCarrierOptions, toQuoteView, toSelectedOption } from '../pricing/quote-view.ts';
import { chosenMemberships, purchaseOf } from './purchase.ts';
import { carts, ownerId, type StoredCart, shopperOf, type Viewer } from './stored-cart.ts';

export const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/** A checkout for its viewer. Stores the prices that are shown, so that an order at other prices is an error. */
export function readCheckout(
  context: Context,
  checkout: StoredCart,
  viewer: Viewer = viewerOf(context),
): Checkout {
  if (checkout.final) return checkout.final.checkout;
  const quoted = quotePurchase(context, purchaseOf(checkout));
  const seen = { ...checkout.seen, [viewer]: seenIn(quoted) };
  if (seen[viewer] !== checkout.seen[viewer])
    context.db.write(() => context.db.of(carts).save({ ...checkout, seen }));
  return toCheckout(context, checkout, quoted);
}

/** Whether an order can be placed: nothing is missing, and everything could be calculated. */
export function isComplete(context: Context, checkout: StoredCart): boolean {
  const quoted = quotePurchase(context, purchaseOf(checkout));
  const { buyerInfo, calculationErrors } = toCheckout(context, checkout, quoted);
  return Boolean(buyerInfo?.email) && calculationErrors === undefined;
}

/**
 * Whether prices and stock are the same as the checkout last showed. For a buyer, only what the buyer was shown
 * counts; for a merchant, also what the merchant was shown.
 */
export const isAgreed = ({ seen }: StoredCart, quoted: Quote, viewer: Viewer): boolean =>
  [seen.buyer, viewer === 'merchant' ? seen.merchant : undefined].includes(seenIn(quoted));

/** What is agreed to: the amounts in all, now and by gift card, quantities and availability. */
export const seenIn = ({ calculation: { totals, payNow }, giftCard, lines }: Quote): string =>
  [
    totals.total,
    payNow.total,
    giftCard?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}:${quantity}:${availability.status}`),
  ].join(' ');

/** What an order still needs, in addition to what could not be calculated. */
function missingFor({ info }: StoredCart, { calculation, delivery }: Quote): OrderError[] {
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
export function toCheckout(context: Base, checkout: StoredCart, quoted: Quote): Checkout {
  const { settings } = context;
  const { currency, language } = settings;
  const money = moneyOf(settings);
  return {
    ...shownInfo(checkout),
    id: checkout.id,
    lineItems: quoted.lines.map((line, index) => toCheckoutLine(money, quoted, line, index)),
    ...shippingOf(context, checkout, quoted),
    buyerInfo: buyerOf(checkout),
    ...toQuoteView(settings, quoted, missingFor(checkout, quoted)),
    membershipOptions: membershipsOf(checkout, quoted),
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

/** What requests said about a checkout, completed as responses show it. */
function shownInfo({ info }: StoredCart) {
  const {
    billingInfo,
    shippingInfo: _shipping,
    buyerInfo: _buyer,
    membershipOptions: _memberships,
    customFields,
    customSettings,
    customContentReference,
    externalReference,
    ...plain
  } = info;
  return {
    ...plain,
    ...(billingInfo && { billingInfo: completeAddress(billingInfo) }),
    customFields: (customFields ?? []).map(({ title = 'Field', ...field }) => ({ title, ...field })),
    ...(customSettings && { customSettings: { ...DEFAULT_SETTINGS, ...customSettings } }),
    ...(customContentReference && {
      customContentReference: { appId: '', componentId: '', ...customContentReference },
    }),
    ...(externalReference && { externalReference: { appId: '', ...externalReference } }),
  };
}

const DEFAULT_SETTINGS = {
  lockGiftCard: false,
  lockCouponCode: false,
  disabledPolicyAgreementCheckbox: false,
  disabledManualPayment: false,
};

function shippingOf(
  { settings }: Base,
  { info: { shippingInfo } }: StoredCart,
  quoted: Quote,
): Pick<Checkout, 'shippingInfo'> {
  const { region, isNeeded } = quoted.delivery;
  if (!shippingInfo && !isNeeded) return {};
  const destination = shippingInfo?.shippingDestination;
  const selected = toSelectedOption(settings, quoted, shippingInfo?.selectedCarrierServiceOption);
  return {
    shippingInfo: {
      ...(destination && { shippingDestination: completeAddress(destination) }),
      ...(selected && { selectedCarrierServiceOption: selected }),
      ...(region && { region: { id: region.id, name: region.name } }),
      carrierServiceOptions: toCarrierOptions(settings, quoted),
    },
  };
}

function buyerOf(checkout: StoredCart): NonNullable<Checkout['buyerInfo']> {
  const owner = shopperOf(checkout);
  return {
    ...checkout.info.buyerInfo,
    ...(owner && ownerId(owner)),
    ...(checkout.contactId !== undefined && { contactId: checkout.contactId }),
  };
}

function membershipsOf(
  checkout: StoredCart,
  { memberships: { eligible, invalid } }: Quote,
): Checkout['membershipOptions'] {
  const chosen = chosenMemberships(checkout);
  const isChosen = checkout.info.membershipOptions?.selectedMemberships || chosen.length > 0;
  return {
    eligibleMemberships: eligible,
    invalidMemberships: invalid,
    ...(isChosen && {
      selectedMemberships: {
        memberships: chosen.map((each) => ({ ...each, lineItemIds: [...each.lineItemIds] })),
      },
    }),
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
