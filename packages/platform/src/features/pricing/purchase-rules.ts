/** Rules of the merchant for purchases: payment, a minimum, discounts, fees and remarks. */
import type { AdditionalFeeSource, Violation, ViolationSeverity } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import type { Coupon } from './coupons.ts';
import { type CurrentLine, subtotalOf } from './lines.ts';

export interface FeeRule {
  code: string;
  name: string;
  /** Decimal amount in the currency of the shop. */
  price: string;
  /** Products that it is charged for, once per purchase. Default: every purchase. */
  productIds?: readonly string[] | undefined;
  /** Subtotal below which it is charged. Default: any. */
  belowSubtotal?: string | undefined;
  source?: AdditionalFeeSource | undefined;
  taxGroupId?: string | undefined;
}

/** What buyers read about a purchase. An error blocks the order. */
export interface RemarkRule {
  severity: ViolationSeverity;
  description: string;
  /** Products that it is about. Default: the whole purchase. */
  productIds?: readonly string[] | undefined;
  /** Whether to suggest removing these lines. */
  suggestsRemoval?: boolean | undefined;
}

/** A discount that every purchase gets which meets its conditions, before its coupon. */
export type DiscountRule = Pick<Coupon, 'id' | 'name' | 'reduction' | 'scope' | 'minimumSubtotal'>;

export interface PurchaseRules {
  /** Whether a means of payment is connected. Without one, nothing above zero can be sold. */
  acceptsPayments: boolean;
  /** Lowest subtotal of an order. */
  minimumSubtotal?: string | undefined;
  fees: readonly FeeRule[];
  remarks: readonly RemarkRule[];
  discounts: readonly DiscountRule[];
}

export const RULES_DOCUMENT = 'purchaseRules';

const DEFAULT_RULES: PurchaseRules = { acceptsPayments: true, fees: [], remarks: [], discounts: [] };

export const purchaseRulesOf = ({ db }: Pick<Base, 'db'>): PurchaseRules => ({
  ...DEFAULT_RULES,
  ...db.document<Partial<PurchaseRules>>(RULES_DOCUMENT),
});

/** Changes rules; absent properties stay, and undefined clears. Call it in a write. */
export const updatePurchaseRules = (
  context: Pick<Base, 'db'>,
  changes: Partial<PurchaseRules>,
): PurchaseRules => context.db.setDocument(RULES_DOCUMENT, { ...purchaseRulesOf(context), ...changes });

/** Whether a rule for some products, or for all, is about a line. */
export const concerns =
  (productIds: readonly string[] | undefined) =>
  ({ item: { productId } }: CurrentLine): boolean =>
    productIds === undefined || (productId !== undefined && productIds.includes(productId));

/** What the rules of the merchant object to. */
export interface PurchaseProblems {
  /** Set if the subtotal is too low, in minor units. */
  belowMinimum: { minimum: bigint; missing: bigint } | undefined;
  /** Lines that are sold out. */
  unavailable: string[];
  /** Lines that the buyer may not buy. */
  forMembers: string[];
  remarks: Remark[];
}

/** A remark about a line, or about the whole purchase. */
export interface Remark extends Pick<RemarkRule, 'severity' | 'description'> {
  target: NonNullable<Violation['target']>;
}

/** What prevents an order, and what the buyer should know. */
export function problemsIn(
  context: Base,
  lines: readonly CurrentLine[],
  buyer: { memberId?: string | undefined },
): PurchaseProblems {
  const money = moneyOf(context.settings);
  const { minimumSubtotal = '0', remarks } = purchaseRulesOf(context);
  const minimum = money.minor(minimumSubtotal);
  const subtotal = subtotalOf(money, lines);
  return {
    belowMinimum: subtotal < minimum ? { minimum, missing: minimum - subtotal } : undefined,
    unavailable: lines.filter((line) => !isAvailable(line)).map(({ id }) => id),
    forMembers: linesForMembers(lines, buyer),
    remarks: remarks.flatMap(({ severity, description, productIds, suggestsRemoval = false }): Remark[] =>
      productIds
        ? lines
            .filter(concerns(productIds))
            .map(({ id }) => ({ severity, target: lineTarget(id, suggestsRemoval), description }))
        : [{ severity, target: PURCHASE_TARGET, description }],
    ),
  };
}

/** The ids of lines that are for members, unless the buyer is one. */
export const linesForMembers = (
  lines: readonly CurrentLine[],
  { memberId }: { memberId?: string | undefined },
): string[] =>
  memberId === undefined ? lines.filter(({ item }) => item.shown.membersOnly).map(({ id }) => id) : [];

/** Whether the catalog can deliver at least one piece. */
const isAvailable = ({ availability: { status } }: CurrentLine): boolean =>
  status === 'AVAILABLE' || status === 'PARTIALLY_AVAILABLE';

/** The target of a remark about the whole purchase. */
export const PURCHASE_TARGET: Remark['target'] = { other: { name: 'OTHER_DEFAULT' } };

/** The target of a remark about a line. */
export const lineTarget = (id: string, suggestsRemoval: boolean): Remark['target'] => ({
  lineItem: {
    name: 'LINE_ITEM_DEFAULT',
    id,
    ...(suggestsRemoval && { suggestedFix: 'REMOVE_LINE_ITEM' }),
  },
});
