/**
 * What a purchase costs now: its lines, discounts, delivery, fees and tax
 * as the settings of the shop give them.
 */
import type { AddressInput, TaxCalculationDetails } from 'storewire';
import type { Base } from '../../context/context.ts';
import type { MerchantReduction, StoredLine } from '../../entities/stored-line.ts';
import {
  type Coupon,
  type CouponMismatch,
  type CouponProblem,
  type Customer,
  couponOf,
  couponProblem,
  isInScope,
  reductionOfCoupon,
} from './coupons.ts';
import { type Discount, least, most, sum } from './discounts.ts';
import { type GiftCardProblem, giftCardOf, giftCardProblem, type StoredGiftCard } from './gift-cards.ts';
import { type CurrentLine, currentLine, storedLine } from './lines.ts';
import { type MembershipChoice, type MembershipOptions, membershipOptionsOf } from './memberships.ts';
import { checkAmount, type Money, moneyOf } from './prices.ts';
import { type Calculation, type Charge, calculate, type PricedLine } from './pricing.ts';
import {
  type DiscountRule,
  type FeeRule,
  feesFor,
  type PurchaseProblems,
  problemsIn,
  purchaseRulesOf,
} from './purchase-rules.ts';
import { type ChosenOption, type QuotedDelivery, quoteDelivery } from './quoted-delivery.ts';
import { taxFinder } from './tax-settings.ts';

/** What carts and checkouts have in common for a calculation. */
export interface PurchaseState {
  lines: readonly StoredLine[];
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
  /** Whether lines have the prices and the stock of the last change, instead of those of the moment. */
  isStored?: boolean;
}

export interface Quote {
  lines: CurrentLine[];
  calculation: Calculation;
  coupon: Coupon | undefined;
  couponProblem: CouponProblem | CouponMismatch | undefined;
  merchantDiscounts: readonly MerchantReduction[];
  discountRules: readonly DiscountRule[];
  memberships: MembershipOptions;
  giftCard: { card: StoredGiftCard; amount: bigint; requested?: string | undefined } | undefined;
  giftCardProblem: GiftCardProblem | undefined;
  delivery: QuotedDelivery;
  fees: QuotedFee[];
  taxDetails: TaxCalculationDetails;
  /** Whether the buyer pays no tax. */
  isTaxExempt: boolean;
  problems: PurchaseProblems;
}

export type QuotedFee = Pick<FeeRule, 'code' | 'name' | 'price' | 'source' | 'taxGroupId'> & {
  lineIds: string[];
};

/** Calculates a purchase. */
export function quotePurchase(context: Base, state: PurchaseState, options: QuoteOptions = {}): Quote {
  const { withTax = true, withFees = true } = options;
  const money = moneyOf(context.settings);
  const { minor } = money;
  const lines = state.lines.map((line) => (options.isStored ? storedLine(line) : currentLine(context, line)));
  const memberships = membershipOptionsOf(
    context,
    state.memberId,
    lines.map(({ id, quantity, item }) => ({ id, quantity, productId: item.productId })),
    state.memberships,
  );
  const subtotal = sum(lines.map(({ item, quantity }) => minor(item.price) * BigInt(quantity)));
  const delivery = quoteDelivery(context, state, lines, {
    subtotal,
    isOn: options.withShipping ?? true,
    fallsBack: options.fallsBack ?? false,
  });
  const tax = taxFinder(context, state, withTax);
  const pricedLines = lines.map(
    (line): PricedLine => ({
      id: line.id,
      quantity: line.quantity,
      price: minor(line.item.price),
      rates: tax.rates(
        line.item.taxGroupId,
        line.taxableAddress?.addressType,
        line.item.shown.physicalProperties?.shippable,
      ),
      paid: memberships.covered.has(line.id) ? 'membership' : paymentOf(money, line),
    }),
  );
  const coupon = state.couponCode === undefined ? undefined : couponOf(context, state.couponCode);
  const couponLines = coupon ? lines.filter(({ item }) => isInScope(coupon, item)) : [];
  const problem =
    state.couponCode === undefined
      ? undefined
      : (couponProblem(context, coupon, state.customer) ??
        couponMismatch(money, coupon, couponLines, subtotal));
  const discountRules = purchaseRulesOf(context)
    .discounts.filter(({ minimumSubtotal = '0' }) => subtotal >= minor(minimumSubtotal))
    .map((rule) => ({
      ...rule,
      lineIds: lines.filter(({ item }) => isInScope(rule, item)).map(({ id }) => id),
    }))
    .filter(({ lineIds }) => lineIds.length > 0);
  const fees = withFees
    ? [...feesOf(context, money, lines, { subtotal, delivery }), ...(state.lineFees ?? [])]
    : [];
  const calculation = calculate({
    lines: pricedLines,
    discounts: [
      ...discountRules.map(({ id, reduction, lineIds }) => ({
        id,
        reduction: reductionOfCoupon(money, reduction),
        lineIds,
      })),
      ...(coupon && !problem
        ? [
            {
              id: coupon.id,
              reduction: reductionOfCoupon(money, coupon.reduction),
              lineIds: couponLines.map(({ id }) => id),
            },
          ]
        : []),
      ...state.merchantDiscounts.map((discount) => merchantDiscount(money, discount, lines)),
    ],
    shipping: delivery.selected && {
      price: delivery.priceOf(delivery.selected),
      rates: tax.rates(undefined, undefined, true),
    },
    fees: fees.map(
      ({ price, taxGroupId }): Charge => ({
        price: minor(price),
        rates: tax.rates(taxGroupId, undefined, delivery.isNeeded),
      }),
    ),
    isTaxIncluded: context.settings.taxIncludedInPrices,
  });
  const { total, subtotal: linesTotal } = calculation.totals;
  checkAmount(money, most(total, linesTotal), 'lineItems');
  return {
    lines,
    calculation,
    coupon: problem ? undefined : coupon,
    couponProblem: problem,
    merchantDiscounts: state.merchantDiscounts,
    discountRules,
    memberships,
    ...giftCardFor(context, money, state, calculation.payNow.total),
    delivery,
    fees,
    taxDetails: tax.details(),
    isTaxExempt: tax.isExempt,
    problems: problemsIn(
      context,
      money,
      lines.map(({ id, item, availability: { status } }) => ({
        id,
        productId: item.productId,
        isForMembers: item.shown.membersOnly,
        isAvailable: status === 'AVAILABLE' || status === 'PARTIALLY_AVAILABLE',
      })),
      { subtotal, isMember: state.memberId !== undefined },
    ),
  };
}

/** When the buyer pays for a line that no membership covers. */
function paymentOf({ minor }: Money, { item: { shown, deposit = '0' } }: CurrentLine): PricedLine['paid'] {
  const { paymentOption, subscriptionOptionInfo } = shown;
  if (paymentOption === 'FULL_PAYMENT_OFFLINE' || paymentOption === 'MEMBERSHIP_OFFLINE') return 'later';
  if (subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod) return 'afterTrial';
  return paymentOption === 'DEPOSIT_ONLINE' ? { deposit: minor(deposit) } : 'now';
}

function couponMismatch(
  { minor }: Money,
  coupon: Coupon | undefined,
  lines: readonly CurrentLine[],
  subtotal: bigint,
): CouponMismatch | undefined {
  const { minimumSubtotal } = coupon ?? {};
  if (minimumSubtotal !== undefined && subtotal < minor(minimumSubtotal))
    return 'ERROR_COUPON_MINIMUM_SUBTOTAL';
  return lines.length === 0 ? 'ERROR_COUPON_NOT_APPLICABLE' : undefined;
}

const merchantDiscount = (
  { minor }: Money,
  { id, amount, percentage }: MerchantReduction,
  lines: readonly CurrentLine[],
): Discount => ({
  id,
  reduction:
    percentage === undefined
      ? { kind: 'amount', amount: minor(amount ?? '0') }
      : { kind: 'percent', percent: percentage },
  lineIds: lines.map((line) => line.id),
});

function giftCardFor(
  context: Base,
  { minor }: Money,
  { giftCard }: PurchaseState,
  due: bigint,
): Pick<Quote, 'giftCard' | 'giftCardProblem'> {
  if (!giftCard) return { giftCard: undefined, giftCardProblem: undefined };
  const card = giftCardOf(context, giftCard.code);
  const problem = giftCardProblem(context, giftCard.code);
  if (!card || problem) return { giftCard: undefined, giftCardProblem: problem };
  const wanted = giftCard.amount === undefined ? due : least(minor(giftCard.amount), due);
  const amount = least(minor(card.balance), wanted);
  return { giftCard: { card, amount, requested: giftCard.amount }, giftCardProblem: undefined };
}

/** Fees of the merchant, and further charges of the carrier. */
const feesOf = (
  context: Base,
  money: Money,
  lines: readonly CurrentLine[],
  { subtotal, delivery }: { subtotal: bigint; delivery: QuotedDelivery },
): QuotedFee[] => [
  ...feesFor(
    purchaseRulesOf(context),
    money,
    lines.map(({ id, item }) => ({ id, productId: item.productId })),
    subtotal,
  ),
  ...(delivery.selected?.option.otherCharges ?? []).map(
    ({ type, price, details }): QuotedFee => ({
      code: type,
      name: details?.slice(0, 50) ?? (type === 'INSURANCE' ? 'Insurance' : 'Handling'),
      price,
      source: 'SHIPPING',
      lineIds: [],
    }),
  ),
];
