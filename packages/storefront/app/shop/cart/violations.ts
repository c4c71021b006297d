import type { ConvertedMoney, ViolationV2 } from 'storewire';
import type { Text } from '../../text/dictionary.ts';

/** What a violation says to shoppers. The description of the platform is for them only if it is that of a validating app. */
export function violationText(
  { code, description, ...data }: ViolationV2,
  text: Text,
  money: (price: ConvertedMoney) => string,
): string {
  const { minimumOrderSubtotal, remainingAmount } = data.subtotalBelowOrderMinimumData ?? {};
  if (minimumOrderSubtotal && remainingAmount)
    return text.cart.belowMinimum(money(minimumOrderSubtotal), money(remainingAmount));
  return (
    codeText('coupon', code, data.invalidCouponStatusData?.reason, text) ??
    codeText('giftCard', code, data.invalidGiftCardStatusData?.reason, text) ??
    text.problems[code] ??
    description ??
    ''
  );
}

/** The codes that lower what is to be paid. A cart has one of each at most. */
export const CODE_KINDS = ['coupon', 'giftCard'] as const;

export type CodeKind = (typeof CODE_KINDS)[number];

/** The text for a code of the platform that is about a coupon or a gift card, and for its reason. */
export const codeText = (
  kind: CodeKind,
  code: string | undefined,
  reason: unknown,
  { codeProblems }: Text,
): string | undefined => codeProblems[kind][String(reason)] ?? codeProblems[kind][String(code)];

/** The ids of the lines that a violation is about. Empty if it is about the whole cart. */
export function linesOf(violation: ViolationV2): readonly string[] {
  const { lineItemsOutOfStockData, membersOnlyItemData, customValidationData } = violation;
  const lineItemId = customValidationData?.target?.lineItem?.id;
  return (
    lineItemsOutOfStockData?.lineItemIds ??
    membersOnlyItemData?.lineItemIds ??
    (lineItemId ? [lineItemId] : [])
  );
}
