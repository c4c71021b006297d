/** The fees of one purchase: of its lines, of the merchant, and further charges of the carrier. */

import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { type CurrentLine, subtotalOf } from './lines.ts';
import { concerns, type FeeRule, purchaseRulesOf } from './purchase-rules.ts';
import type { QuotedDelivery } from './quoted-delivery.ts';

export type QuotedFee = Pick<FeeRule, 'code' | 'name' | 'price' | 'source' | 'taxGroupId'> & {
  lineIds: string[];
};

export const feesOf = (
  context: Base,
  { lineFees = [] }: { lineFees?: readonly QuotedFee[] },
  lines: readonly CurrentLine[],
  delivery: QuotedDelivery,
): QuotedFee[] => [
  ...feesOfMerchant(context, lines),
  ...(delivery.selected?.option.otherCharges ?? []).map(
    ({ type, price, details }): QuotedFee => ({
      code: type,
      name: details?.slice(0, 50) ?? (type === 'INSURANCE' ? 'Insurance' : 'Handling'),
      price,
      source: 'SHIPPING',
      lineIds: [],
    }),
  ),
  ...lineFees,
];

/** The fees that the merchant charges every purchase, or those with some products or below a subtotal. */
function feesOfMerchant(context: Base, lines: readonly CurrentLine[]): QuotedFee[] {
  const money = moneyOf(context.settings);
  const subtotal = subtotalOf(money, lines);
  return purchaseRulesOf(context)
    .fees.map((fee) => ({
      ...fee,
      lineIds: fee.productIds ? lines.filter(concerns(fee.productIds)).map(({ id }) => id) : [],
    }))
    .filter(
      ({ productIds, lineIds, belowSubtotal }) =>
        lines.length > 0 &&
        (!productIds || lineIds.length > 0) &&
        (belowSubtotal === undefined || subtotal < money.minor(belowSubtotal)),
    );
}
