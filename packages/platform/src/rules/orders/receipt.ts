/** What a purchase consists of and costs, in the language of its buyer: in emails and on hosted pages. */
import type { Checkout, CheckoutLineItem, Order, OrderLineItem } from 'storewire';
import { isolated, languageOf } from '../../base/language.ts';
import { pricesIn } from '../commerce/prices.ts';
import { textsFor } from './texts.ts';

export interface Receipt {
  lines: readonly ReceiptLine[];
  /** Parts of the total that are not zero. */
  sums: readonly Sum[];
  total: Sum;
}

interface ReceiptLine {
  quantity: number;
  name: string;
  /** Such as `Color: Blue`. */
  choices: string;
  price: string;
}

interface Sum {
  label: string;
  price: string;
}

type Amount = { amount: string } | undefined;

/** The parts of a purchase that its receipt shows. */
interface Purchase {
  language: string | null | undefined;
  currency: string | null | undefined;
  lineItems: readonly (CheckoutLineItem | OrderLineItem)[];
  delivery: string | null | undefined;
  isTaxIncluded: boolean | undefined;
  sums: Partial<Record<'subtotal' | 'shipping' | 'fees' | 'discount' | 'tax' | 'total', Amount>>;
}

export const receiptOfOrder = ({ priceSummary = {}, ...order }: Order): Receipt =>
  receiptOf({
    language: order.buyerLanguage,
    currency: order.currency,
    lineItems: order.lineItems,
    delivery: order.shippingInfo?.title,
    isTaxIncluded: order.taxIncludedInPrices,
    sums: { ...priceSummary, fees: priceSummary.totalAdditionalFees },
  });

export const receiptOfCheckout = ({ priceSummary = {}, ...checkout }: Checkout): Receipt =>
  receiptOf({
    language: checkout.buyerLanguage,
    currency: checkout.currency,
    lineItems: checkout.lineItems,
    delivery: checkout.shippingInfo?.selectedCarrierServiceOption?.title,
    isTaxIncluded: checkout.taxIncludedInPrice,
    sums: { ...priceSummary, fees: priceSummary.additionalFees },
  });

function receiptOf({ currency, lineItems, delivery, isTaxIncluded, sums, ...purchase }: Purchase): Receipt {
  const language = languageOf(purchase.language);
  const { receipt: texts } = textsFor(language);
  const { price, minor } = pricesIn(currency ?? 'EUR', language);
  const shown = (amount: Amount, sign = 1n): string => price(sign * minor(amount)).formattedAmount ?? '';
  const parts: [label: string, amount: Amount, sign: bigint][] = [
    [texts.subtotal, sums.subtotal, 1n],
    [delivery ? `${texts.delivery} (${isolated(delivery, language)})` : texts.delivery, sums.shipping, 1n],
    [texts.fees, sums.fees, 1n],
    [texts.discount, sums.discount, -1n],
    [isTaxIncluded ? texts.includedTax : texts.tax, sums.tax, 1n],
  ];
  return {
    lines: lineItems.map((line) => ({
      quantity: line.quantity,
      name: line.productName?.translated ?? line.productName?.original ?? texts.item,
      choices: choicesOf(line),
      price: shown(line.lineItemPrice),
    })),
    sums: parts.flatMap(([label, amount, sign]) =>
      minor(amount) === 0n ? [] : [{ label, price: shown(amount, sign) }],
    ),
    total: { label: texts.total, price: shown(sums.total) },
  };
}

const choicesOf = ({ descriptionLines = [] }: CheckoutLineItem | OrderLineItem): string =>
  descriptionLines
    .map(({ name, plainText, colorInfo }) => {
      const value = plainText ?? colorInfo;
      return `${name?.translated ?? name?.original ?? ''}: ${value?.translated ?? value?.original ?? ''}`;
    })
    .join(', ');
