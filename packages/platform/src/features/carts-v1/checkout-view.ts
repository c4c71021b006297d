/** Checkouts as version 1 of the contract describes them. */
import type { ApplicationError, CalculationErrors, Checkout, Violation } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { rememberSeen } from '../carts/agreement.ts';
import { quoteStored } from '../carts/cart-quote.ts';
import { buyerOf } from '../carts/placing/copy-cart.ts';
import { channelOf } from '../carts/stored-cart.ts';
import { completeAddress } from '../pricing/addresses.ts';
import { calculationErrors } from '../pricing/calculation-errors.ts';
import { toLineItem } from '../pricing/line-view.ts';
import { toChargedPrices } from '../pricing/prices.ts';
import { lineTarget, PURCHASE_TARGET } from '../pricing/purchase-rules.ts';
import type { Quote, QuotedLine } from '../pricing/quote.ts';
import { toDelivery, toQuoteView } from '../pricing/quote-view.ts';
import { type CheckoutInfo, checkoutInfoOf, membershipsOf } from './checkout-info.ts';
import type { CartOfV1 } from './stored.ts';

/** Shows a checkout, and remembers the prices that its viewer sees: an order at other prices is an error. */
export function showCheckout(context: Context, cart: CartOfV1): Checkout {
  if (cart.finalCheckout) return closedCheckout(cart, cart.finalCheckout);
  const quoted = quoteStored(context, cart);
  rememberSeen(context, cart, quoted);
  return toCheckout(context, cart, quoted);
}

/** A completed checkout as it was ordered. */
export const closedCheckout = ({ completed, updatedDate }: CartOfV1, final: Checkout): Checkout => ({
  ...final,
  updatedDate,
  completed,
});

/** A checkout with its totals and everything that prevents an order. */
export function toCheckout(context: Context, cart: CartOfV1, quoted: Quote): Checkout {
  const { settings } = context;
  const { currency, language } = settings;
  const money = moneyOf(settings);
  const info = checkoutInfoOf(cart);
  const { billingInfo, buyerNote, extendedFields, customFields = [] } = info;
  const { customSettings, customContentReference, externalReference } = info;
  const { businessLocationId, taxExemptGroupId } = info;
  const { calculationErrors: _errors, ...totals } = toQuoteView(settings, quoted);
  const errors = errorsOf(cart, quoted);
  return {
    ...present({ buyerNote, extendedFields, businessLocationId, taxExemptGroupId, cartId: cart.cartId }),
    ...(billingInfo && { billingInfo: completeAddress(billingInfo) }),
    customFields: customFields.map(({ title = 'Field', ...field }) => ({ title, ...field })),
    id: cart.id,
    lineItems: quoted.lines.map((line) => toCheckoutLine(money, quoted, line)),
    ...shippingOf(context, info, quoted),
    buyerInfo: buyerOf(cart),
    ...totals,
    violations: violationsOf(context, quoted),
    ...(errors && { calculationErrors: errors }),
    membershipOptions: {
      ...present({ selectedMemberships: membershipsOf(cart) }),
      eligibleMemberships: quoted.memberships.eligible,
      invalidMemberships: quoted.memberships.invalid,
    },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    siteLanguage: language,
    buyerLanguage: cart.language ?? language,
    weightUnit: settings.weightUnit,
    taxIncludedInPrice: settings.taxIncludedInPrices,
    channelType: channelOf(cart),
    createdBy: cart.createdBy,
    purchaseFlowId: cart.purchaseFlowId,
    ...(customSettings && { customSettings: { ...DEFAULT_SETTINGS, ...customSettings } }),
    ...(customContentReference && {
      customContentReference: { appId: '', componentId: '', ...customContentReference },
    }),
    ...(externalReference && { externalReference: { appId: '', ...externalReference } }),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    completed: cart.completed,
  };
}

const DEFAULT_SETTINGS = {
  lockGiftCard: false,
  lockCouponCode: false,
  disabledPolicyAgreementCheckbox: false,
  disabledManualPayment: false,
};

/** What could not be calculated, and what an order still needs. */
export function errorsOf(cart: CartOfV1, quoted: Quote): CalculationErrors | undefined {
  const errors = calculationErrors(quoted);
  const orderValidationErrors = missingFor(cart, quoted);
  return errors || orderValidationErrors.length > 0 ? { ...errors, orderValidationErrors } : undefined;
}

const missingFor = ({ fields }: CartOfV1, { calculation, delivery }: Quote): ApplicationError[] => [
  ...(calculation.totals.total > 0n && !fields.paymentInfo?.billingAddress
    ? [{ code: 'MISSING_BILLING_ADDRESS', description: 'The order needs a billing address' }]
    : []),
  ...(delivery.isNeeded && !fields.deliveryInfo?.address
    ? [{ code: 'MISSING_SHIPPING_DESTINATION', description: 'The order needs a destination' }]
    : []),
  ...(delivery.region && delivery.isNeeded && !delivery.isChosen
    ? [{ code: 'NO_SELECTED_CARRIER_SERVICE_OPTION', description: 'The order needs a delivery option' }]
    : []),
];

/** What the rules of the merchant object to. */
export function violationsOf({ settings }: Context, { problems }: Quote): Violation[] {
  const { price } = moneyOf(settings);
  const { belowMinimum, unavailable, forMembers, remarks } = problems;
  const blocking = (ids: readonly string[], description: string): Violation[] =>
    ids.map((id) => ({ severity: 'ERROR', target: lineTarget(id, true), description }));
  const minimum: Violation[] = belowMinimum
    ? [
        {
          severity: 'ERROR',
          target: PURCHASE_TARGET,
          description: `Orders start at ${price(belowMinimum.minimum).formattedAmount}.`,
        },
      ]
    : [];
  return [
    ...minimum,
    ...blocking(unavailable, 'This item is no longer available.'),
    ...blocking(forMembers, 'This item is for members. Sign in to buy it.'),
    ...remarks,
  ];
}

function shippingOf(
  { settings }: Context,
  { shippingInfo }: CheckoutInfo,
  quoted: Quote,
): Pick<Checkout, 'shippingInfo'> {
  if (!shippingInfo && !quoted.delivery.isNeeded) return {};
  const destination = shippingInfo?.shippingDestination;
  return {
    shippingInfo: {
      ...(destination && { shippingDestination: completeAddress(destination) }),
      ...toDelivery(settings, quoted, shippingInfo?.selectedCarrierServiceOption),
    },
  };
}

const toCheckoutLine = (
  money: Money,
  { memberships }: Quote,
  line: QuotedLine,
): Checkout['lineItems'][number] => ({
  ...toLineItem(money, line, memberships.covered.has(line.id)),
  ...toChargedPrices(money, line.charged),
  discount: money.convertedPrice(line.charged.discount),
});
