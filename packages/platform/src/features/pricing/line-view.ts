/** Lines as version 1 and `calculateTotals` show them, with their prices before discounts. */
import type { CatalogReference, ExtendedFields, MultiCurrencyPrice, TaxableAddress } from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import type { Money } from '../../kernel/values/money.ts';
import { type CurrentLine, type ShownOverrides, toOverrides } from './lines.ts';
import type { ItemAvailability, ShownItem } from './stored-line.ts';

/** A line with its prices before discounts. */
export interface LineView extends ShownItem {
  id: string;
  quantity: number;
  catalogReference?: Received<CatalogReference>;
  price: MultiCurrencyPrice;
  fullPrice: MultiCurrencyPrice;
  priceBeforeDiscounts: MultiCurrencyPrice;
  lineItemPrice: MultiCurrencyPrice;
  availability: ItemAvailability;
  depositAmount?: MultiCurrencyPrice;
  modifiersTotalPrice?: MultiCurrencyPrice;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  catalogOverrideFields?: ShownOverrides;
}

/** What lines of carts, checkouts and estimates have in common. `isCovered` lines are paid by a membership. */
export function toLineItem(
  money: Money,
  { id, quantity, item, availability, ...line }: CurrentLine,
  isCovered: boolean,
): LineView {
  const price = money.minor(item.price);
  return {
    id,
    quantity,
    ...(line.catalogReference && { catalogReference: line.catalogReference }),
    ...item.shown,
    ...(isCovered && { paymentOption: 'MEMBERSHIP' }),
    price: money.convertedPrice(price),
    fullPrice: money.convertedPrice(money.minor(item.fullPrice)),
    priceBeforeDiscounts: money.convertedPrice(price),
    lineItemPrice: money.convertedPrice(price * BigInt(quantity)),
    availability,
    ...(item.deposit !== undefined && { depositAmount: money.convertedPrice(money.minor(item.deposit)) }),
    ...(item.modifiers !== undefined && {
      modifiersTotalPrice: money.convertedPrice(money.minor(item.modifiers)),
    }),
    ...(line.taxableAddress && { taxableAddress: line.taxableAddress }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
    ...(line.overrides && { catalogOverrideFields: toOverrides(line.overrides) }),
  };
}
