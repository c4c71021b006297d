/** The fees of one purchase: of its lines, of the merchant, and further charges of the carrier. */

import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { type CurrentLine, subtotalOf } from './lines.ts';
import { type FeeRule, feesFor, purchaseRulesOf } from './purchase-rules.ts';
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

const feesOfMerchant = (context: Base, lines: readonly CurrentLine[]): QuotedFee[] => {
  const money = moneyOf(context.settings);
  return feesFor(
    purchaseRulesOf(context),
    money,
    lines.map(({ id, item }) => ({ id, productId: item.productId })),
    subtotalOf(money, lines),
  );
};
