/** The totals of a cart as version 2 of the contract describes them, of a calculation or an estimate. */

import type {
  AdditionalFeeV2,
  CartSummary,
  ConvertedMoney,
  Discount,
  SubscriptionCharges,
  TaxSummaryV2,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import { calculationErrors } from '../pricing/calculation-errors.ts';
import { max, sum } from '../pricing/discounts.ts';
import { MEMBERSHIP_APP_ID } from '../pricing/memberships.ts';
import type { Quote } from '../pricing/quote.ts';
import type { QuotedDiscount } from '../pricing/quoted-discounts.ts';
import { converted, linePrices, namedDiscount, unitPrice } from './cart-quote.ts';
import { methodOfOffer } from './cart-v2.ts';
import { priceToken } from './price-token.ts';
import type { StoredCart } from './stored-cart.ts';

/** Which parts a summary has. */
export interface SummaryParts {
  withDelivery: boolean;
  withTax: boolean;
  problems: Pick<CartSummary, 'violations' | 'spiViolations'>;
  /** Whether an order can be placed with it. */
  withToken: boolean;
}

export function toSummary(
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  { withDelivery, withTax, problems, withToken }: SummaryParts,
): CartSummary {
  const { settings, clock } = context;
  const money = moneyOf(settings);
  const errors = calculationErrors(quoted);
  return {
    cartId: cart.id,
    cartRevision: String(cart.revision),
    // no id of the counter: a read writes nothing
    calculationId: uuidOf(`${priceToken(cart, quoted)} ${clock.iso()}`),
    lineItems: summaryLines(money, quoted),
    discounts: quoted.discounts.map((discount) => toDiscount(money, discount)),
    ...presentIn('deliverySummary', withDelivery ? deliverySummary(money, quoted) : {}),
    additionalFees: summaryFees(money, quoted),
    ...(withTax && { taxSummary: taxSummary(context, quoted) }),
    priceSummary: priceSummary(context, quoted),
    paymentSummary: paymentSummary(money, cart, quoted),
    ...(withToken && { priceVerificationToken: priceToken(cart, quoted) }),
    ...(errors && { calculationErrors: errors }),
    ...problems,
  };
}

function summaryLines(money: Money, quoted: Quote): CartSummary['lineItems'] {
  const prices = linePrices(quoted);
  return quoted.lines.map((line) => {
    const total = prices.get(line.id) ?? 0n;
    return {
      lineItemId: line.id,
      quantity: line.quantity,
      unitPrice: converted(money, unitPrice(line, total)),
      totalPrice: converted(money, total),
    };
  });
}

const toDiscount = (money: Money, discount: QuotedDiscount): Discount => ({
  ...namedDiscount(discount),
  scope: discount.scope,
  total: converted(money, discount.amount),
  lineItemDiscounts: [...discount.lines]
    .filter(([, share]) => share > 0n)
    .slice(0, MAX_LISTED)
    .map(([lineItemId, share]) => ({ lineItemId, amountOff: converted(money, share) })),
});

const deliverySummary = (money: Money, { delivery: { selected }, calculation: { shipping } }: Quote) =>
  selected && shipping ? { method: methodOfOffer(selected), price: converted(money, shipping.price) } : {};

const summaryFees = (money: Money, { fees }: Quote): AdditionalFeeV2[] =>
  fees.map(({ code, name, source, lineIds, charged }) => ({
    code,
    name: { original: name, translated: name },
    lineItemIds: lineIds.slice(0, MAX_LISTED),
    price: converted(money, charged.price),
    source: FEE_SOURCES[source ?? 'MANUAL'] ?? 'SERVICE_PLUGIN',
  }));

function priceSummary({ settings }: Base, quoted: Quote): CartSummary['priceSummary'] {
  const money = moneyOf(settings);
  const { totals, shipping } = quoted.calculation;
  const onSubtotal = quoted.discounts.filter(({ scope }) => scope === 'CART_SUBTOTAL');
  return {
    subtotal: converted(money, sum([...linePrices(quoted).values()])),
    discount: converted(money, sum(onSubtotal.map(({ amount }) => amount))),
    delivery: converted(money, shipping ? shipping.price - shipping.discount : 0n),
    additionalFees: converted(money, totals.additionalFees),
    tax: converted(money, settings.taxIncludedInPrices ? 0n : totals.tax),
    total: converted(money, totals.total),
  };
}

function paymentSummary(
  money: Money,
  cart: StoredCart,
  { calculation: { totals, payNow, payLater, afterTrial }, giftCard, memberships, lines }: Quote,
): CartSummary['paymentSummary'] {
  const byGiftCard = giftCard?.amount ?? 0n;
  const dueNow = max(payNow.total - byGiftCard, 0n);
  return {
    giftCards:
      cart.giftCard && giftCard
        ? [{ giftCardId: cart.giftCard.id, redeemAmount: converted(money, byGiftCard) }]
        : [],
    memberships: [...new Set(memberships.covered.values())].map(({ id }) => ({
      id,
      appId: MEMBERSHIP_APP_ID,
      lineItemIds: [...memberships.covered].filter(([, each]) => each.id === id).map(([line]) => line),
    })),
    subscriptionCharges: subscriptionCharges(lines),
    requiresPaymentAfterGiftCard: dueNow > 0n,
    totalAfterGiftCards: converted(money, totals.total - byGiftCard),
    payNow: converted(money, dueNow),
    payLater: converted(money, payLater.total),
    payAfterFreeTrial: converted(money, afterTrial.total),
  };
}

/** How many lines a discount or a fee lists at most, and how many plans of charges there are at most. */
const MAX_LISTED = 100;

const FEE_SOURCES: Readonly<Record<string, AdditionalFeeV2['source']>> = {
  ITEM: 'LINE_ITEM',
  SHIPPING: 'DELIVERY',
  PLATFORM: 'PLATFORM',
};

function taxSummary({ settings }: Base, { calculation, fees, isTaxExempt }: Quote): TaxSummaryV2 {
  const money = moneyOf(settings);
  const amount = (minor: bigint): ConvertedMoney => converted(money, minor);
  const { lines, shipping } = calculation;
  const parts = [...lines, ...calculation.fees, ...(shipping ? [shipping] : [])];
  const taxes = new Map<string, { base: bigint; tax: bigint }>();
  for (const part of parts)
    for (const { name, amount: tax } of part.taxes) {
      const before = taxes.get(name) ?? { base: 0n, tax: 0n };
      taxes.set(name, { base: before.base + part.beforeTax, tax: before.tax + tax });
    }
  return {
    taxes: [...taxes].map(([name, { base, tax }]) => ({
      name: { original: name, translated: name },
      taxableAmount: amount(base),
      exemptAmount: amount(0n),
      amount: amount(tax),
    })),
    totalExempt: amount(isTaxExempt ? sum(parts.map(({ beforeTax }) => beforeTax)) : 0n),
    pricesIncludeTax: settings.taxIncludedInPrices,
    lineItemTaxes: lines.map(({ id, tax, rate }) => ({ lineItemId: id, tax: amount(tax), rate })),
    ...(shipping && { deliveryTax: amount(shipping.tax) }),
    additionalFeeTaxes: fees.map(({ code, charged }) => ({
      additionalFeeCode: code,
      tax: amount(charged.tax),
    })),
  };
}

/** One plan for all subscriptions with the same rhythm and description. */
function subscriptionCharges(lines: Quote['lines']): SubscriptionCharges[] {
  const plans = new Map<string, SubscriptionCharges & { lineItemIds: string[] }>();
  for (const { id, item } of lines) {
    const { subscriptionSettings, description } = item.shown.subscriptionOptionInfo ?? {};
    if (!item.shown.subscriptionOptionInfo) continue;
    const key = JSON.stringify([subscriptionSettings, description?.original]);
    const { billingCycles } = subscriptionSettings ?? {};
    const plan = plans.get(key) ?? {
      lineItemIds: [],
      ...present({ description: description?.original }),
      charges: [{ cycleFrom: 1, ...present({ cycleCount: billingCycles }) }],
    };
    plans.set(key, { ...plan, lineItemIds: [...plan.lineItemIds, id] });
  }
  return [...plans.values()].slice(0, MAX_LISTED);
}
