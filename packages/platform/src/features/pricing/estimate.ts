/** What estimates of version 1 and `calculateTotals` have in common. */

import type { CartCalculatedLineItem, CartMembershipOptions, CartShippingInformation } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { toLineItem } from './line-view.ts';
import { toChargedPrices } from './prices.ts';
import type { Purchase, Quote } from './quote.ts';
import { type QuoteView, toDelivery, toQuoteView } from './quote-view.ts';

export interface Estimate extends QuoteView {
  calculatedLineItems: CartCalculatedLineItem[];
  membershipOptions: CartMembershipOptions;
  shippingInfo?: CartShippingInformation;
}

export function toEstimate(
  { settings }: Base,
  quoted: Quote,
  option: Purchase['option'],
  selectedMemberships: CartMembershipOptions['selectedMemberships'],
): Estimate {
  const { region, isOutside } = quoted.delivery;
  return {
    calculatedLineItems: calculatedLines(settings, quoted),
    ...toQuoteView(settings, quoted),
    ...((region || isOutside) && {
      shippingInfo: toDelivery(settings, quoted, option),
    }),
    membershipOptions: {
      eligibleMemberships: quoted.memberships.eligible,
      invalidMemberships: quoted.memberships.invalid,
      selectedMemberships,
    },
  };
}

const calculatedLines = (
  settings: Base['settings'],
  { lines, memberships: { covered } }: Quote,
): CartCalculatedLineItem[] => {
  const money = moneyOf(settings);
  return lines.map((line) => {
    const { price, priceBeforeDiscounts, lineItemPrice, fullPrice, depositAmount, ...shown } = toLineItem(
      money,
      line,
      covered.has(line.id),
    );
    return {
      lineItemId: line.id,
      paymentOption: shown.paymentOption,
      ...(line.taxableAddress && { taxableAddress: line.taxableAddress }),
      pricesBreakdown: {
        price,
        priceBeforeDiscounts,
        lineItemPrice,
        fullPrice,
        ...(depositAmount && { depositAmount }),
        ...(shown.modifiersTotalPrice && { modifiers: shown.modifiersTotalPrice }),
        ...toChargedPrices(money, line.charged),
        totalDiscount: money.convertedPrice(line.charged.discount),
      },
    };
  });
};
