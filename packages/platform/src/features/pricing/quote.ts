/** What a purchase costs: its lines, discounts, delivery, fees and tax as the settings of the shop give them. */

import type { AddressInput, TaxCalculationDetails } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { type Calculation, type Charge, calculate, type PricedLine } from './calculation.ts';
import type { Coupon, CouponMismatch, CouponProblem, Customer } from './coupons.ts';
import { max, min } from './discounts.ts';
import { type GiftCardProblem, giftCardOf, giftCardProblem, type StoredGiftCard } from './gift-cards.ts';
import type { CurrentLine } from './lines.ts';
import { type MembershipChoice, type MembershipOptions, membershipsFor } from './memberships.ts';
import { checkAmount } from './prices.ts';
import { type PurchaseProblems, problemsIn } from './purchase-rules.ts';
import { type ChosenOption, type QuotedDelivery, quoteDelivery } from './quoted-delivery.ts';
import { discountsFor, type QuotedDiscount, quotedDiscounts } from './quoted-discounts.ts';
import { feesOf, type QuotedFee } from './quoted-fees.ts';
import type { MerchantReduction } from './stored-line.ts';
import type { TaxedPrice } from './tax.ts';
import { type TaxFinder, taxFinder } from './tax-settings.ts';

/** What carts and checkouts have in common for a calculation. */
export interface Purchase {
  lines: readonly CurrentLine[];
  couponCode?: string | undefined;
  merchantDiscounts: readonly MerchantReduction[];
  giftCard?: { code: string; amount?: string | undefined } | undefined;
  shippingAddress?: AddressInput | undefined;
  billingAddress?: AddressInput | undefined;
  option?: ChosenOption | undefined;
  memberships: MembershipChoice;
  memberId?: string | undefined;
  /** The buyer, for limits of coupons. */
  customer: Customer;
  taxExemptGroupId?: string | null | undefined;
  /** Fees of the lines themselves. */
  lineFees?: readonly QuotedFee[];
}

/** Which parts of a purchase are calculated. By default all are. */
export interface QuoteOptions {
  withTax?: boolean;
  withShipping?: boolean;
  withFees?: boolean;
  /** Whether the first delivery option is used if the buyer has chosen no option. Default false. */
  fallsBack?: boolean;
}

/** A part of a purchase with what it costs in all. */
export type Charged<Part> = Part & { charged: TaxedPrice };

export type QuotedLine = Charged<CurrentLine>;

export interface Quote {
  /** By ISO 4217. All amounts are in its minor units. */
  currency: string;
  lines: QuotedLine[];
  calculation: Calculation;
  coupon: Coupon | undefined;
  couponProblem: CouponProblem | CouponMismatch | undefined;
  /** In the order in which they apply. */
  discounts: readonly QuotedDiscount[];
  memberships: MembershipOptions;
  giftCard: { card: StoredGiftCard; amount: bigint; requested?: string | undefined } | undefined;
  giftCardProblem: GiftCardProblem | undefined;
  delivery: QuotedDelivery;
  fees: Charged<QuotedFee>[];
  taxDetails: TaxCalculationDetails;
  /** Whether the buyer pays no tax. */
  isTaxExempt: boolean;
  problems: PurchaseProblems;
}

/** Calculates a purchase, a step for each of its parts. */
export function quotePurchase(context: Base, purchase: Purchase, options: QuoteOptions = {}): Quote {
  const { withTax = true, withShipping = true, withFees = true, fallsBack = false } = options;
  const money = moneyOf(context.settings);
  const { lines } = purchase;
  const memberships = membershipsFor(context, purchase, lines);
  const delivery = quoteDelivery(context, purchase, lines, { isOn: withShipping, fallsBack });
  const tax = taxFinder(context, purchase, withTax);
  const { discounts, ...coupon } = discountsFor(context, purchase, lines);
  const fees = withFees ? feesOf(context, purchase, lines, delivery) : [];
  const calculation = calculate({
    lines: lines.map((line) => pricedLine(money, line, { tax, memberships })),
    discounts,
    shipping: shippingCharge(delivery, tax),
    fees: fees.map((fee) => feeCharge(money, fee, { tax, delivery })),
    isTaxIncluded: context.settings.taxIncludedInPrices,
  });
  checkAmount(money, max(calculation.totals.total, calculation.totals.subtotal), 'lineItems');
  return {
    currency: context.settings.currency,
    lines: charged(lines, calculation.lines),
    calculation,
    ...coupon,
    discounts: quotedDiscounts(discounts, calculation.discounts),
    memberships,
    ...giftCardFor(context, money, purchase, calculation.payNow.total),
    delivery,
    fees: charged(fees, calculation.fees),
    taxDetails: tax.details(),
    isTaxExempt: tax.isExempt,
    problems: problemsIn(context, lines, purchase),
  };
}

/** Parts with their prices, which are in the same order. */
const charged = <Part>(parts: readonly Part[], prices: readonly TaxedPrice[]): Charged<Part>[] =>
  parts.flatMap((part, index) => {
    const price = prices[index];
    return price ? [{ ...part, charged: price }] : [];
  });

function pricedLine(
  money: Money,
  line: CurrentLine,
  { tax, memberships }: { tax: TaxFinder; memberships: MembershipOptions },
): PricedLine {
  const { id, quantity, item, taxableAddress } = line;
  return {
    id,
    quantity,
    price: money.minor(item.price),
    rates: tax.rates(item.taxGroupId, taxableAddress?.addressType, item.shown.physicalProperties?.shippable),
    paid: memberships.covered.has(id) ? 'membership' : paymentOf(money, line),
  };
}

/** When the buyer pays for a line that no membership covers. */
function paymentOf({ minor }: Money, { item: { shown, deposit = '0' } }: CurrentLine): PricedLine['paid'] {
  const { paymentOption, subscriptionOptionInfo } = shown;
  if (paymentOption === 'FULL_PAYMENT_OFFLINE' || paymentOption === 'MEMBERSHIP_OFFLINE') return 'later';
  if (subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod) return 'afterTrial';
  return paymentOption === 'DEPOSIT_ONLINE' ? { deposit: minor(deposit) } : 'now';
}

const shippingCharge = ({ selected, priceOf }: QuotedDelivery, tax: TaxFinder): Charge | undefined =>
  selected && { price: priceOf(selected), rates: tax.rates(undefined, undefined, true) };

const feeCharge = (
  { minor }: Money,
  { price, taxGroupId }: QuotedFee,
  { tax, delivery }: { tax: TaxFinder; delivery: QuotedDelivery },
): Charge => ({ price: minor(price), rates: tax.rates(taxGroupId, undefined, delivery.isNeeded) });

/** The gift card, and what it pays of the amount that is due. */
function giftCardFor(
  context: Base,
  { minor }: Money,
  { giftCard }: Purchase,
  due: bigint,
): Pick<Quote, 'giftCard' | 'giftCardProblem'> {
  if (!giftCard) return { giftCard: undefined, giftCardProblem: undefined };
  const card = giftCardOf(context, giftCard.code);
  const problem = giftCardProblem(context, giftCard.code);
  if (!card || problem) return { giftCard: undefined, giftCardProblem: problem };
  const wanted = giftCard.amount === undefined ? due : min(minor(giftCard.amount), due);
  const amount = min(minor(card.balance), wanted);
  return { giftCard: { card, amount, requested: giftCard.amount }, giftCardProblem: undefined };
}
