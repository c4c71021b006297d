/** What estimates of version 1 and `calculateTotals` have in common. */

import type { CartCalculatedLineItem, CartMembershipOptions, CartShippingInformation } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { toLineItem } from './lines.ts';
import { toTaxDetails } from './prices.ts';
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

function calculatedLines(
  settings: Base['settings'],
  { lines, calculation, memberships: { covered } }: Quote,
): CartCalculatedLineItem[] {
  const money = moneyOf(settings);
  return lines.map((line, index) => {
    const { price, priceBeforeDiscounts, lineItemPrice, fullPrice, depositAmount, ...shown } = toLineItem(
      money,
      line,
      covered.has(line.id),
    );
    const calculated = calculation.lines[index];
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
        ...(calculated && {
          totalPriceAfterTax: money.convertedPrice(calculated.afterTax),
          totalPriceBeforeTax: money.convertedPrice(calculated.beforeTax),
          totalDiscount: money.convertedPrice(calculated.discount),
          taxDetails: toTaxDetails(money, calculated),
        }),
      },
    };
  });
}
