/** The typical examples of the description, as the tests of the one story read them. */
import { readFileSync } from 'node:fs';
import { type Document, type Json, operationsOf, resolve, type Response } from '../../scripts/generate/openapi.ts';

const file = new URL('../../generated/openapi.json', import.meta.url);
export const description = JSON.parse(readFileSync(file, 'utf8')) as Document;

export interface Money {
  amount: string;
  formattedAmount: string;
  convertedAmount?: string;
  formattedConvertedAmount?: string;
}

export interface PriceSummary {
  subtotal: Money;
  shipping: Money;
  tax: Money;
  discount: Money;
  total: Money;
  additionalFees: Money;
}

interface Tax {
  taxRate: string;
  taxableAmount: Money;
  totalTax: Money;
  taxBreakdown: { taxAmount: Money }[];
}

interface CatalogLine {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; options: { variantId: string } };
  productName: { original: string };
  price: Money;
  lineItemPrice: Money;
}

interface Prices {
  price: Money;
  taxDetails: Tax;
  totalPriceBeforeTax: Money;
  totalPriceAfterTax: Money;
}

interface SelectedOption {
  code: string;
  title: string;
  carrierId: string;
  cost: Prices & { totalDiscount: Money };
}

interface AppliedCoupon {
  coupon: { id: string; code: string; name: string; amount: Money };
}

interface Dated {
  id: string;
  createdDate: string;
  updatedDate: string;
  purchaseFlowId: string;
}

export interface Cart extends Dated {
  lineItems: CatalogLine[];
  appliedDiscounts: { coupon: { id: string; code: string } }[];
}

export interface Totals {
  priceSummary: PriceSummary;
  payNow: PriceSummary;
  payLater: PriceSummary;
  taxSummary: { taxableAmount: Money; totalTax: Money };
  shippingInfo: { selectedCarrierServiceOption: SelectedOption };
  appliedDiscounts: AppliedCoupon[];
  additionalFees: { price: Money }[];
}

export interface Estimate extends Totals {
  cart: Cart;
  calculatedLineItems: { lineItemId: string; pricesBreakdown: Prices & { lineItemPrice: Money; totalDiscount: Money } }[];
}

export interface Checkout extends Totals, Dated {
  cartId: string;
  lineItems: (CatalogLine & Prices & { discount: Money })[];
}

/** An order has names of its own for the same amounts. */
export interface Order extends Dated {
  number: string;
  checkoutId: string;
  lineItems: (CatalogLine & { totalDiscount: Money; totalPriceBeforeTax: Money; totalPriceAfterTax: Money; taxInfo: OrderTax })[];
  priceSummary: Omit<PriceSummary, 'additionalFees'> & { totalAdditionalFees: Money };
  taxInfo: { totalTax: Money };
  shippingInfo: { code: string; title: string; carrierId: string; cost: OrderDelivery };
  appliedDiscounts: AppliedCoupon[];
  additionalFees: { price: Money }[];
  balanceSummary: { balance: Money; paid: Money };
}

interface OrderTax extends Omit<Tax, 'totalTax'> {
  taxAmount: Money;
}

interface OrderDelivery {
  price: Money;
  discount: Money;
  totalPriceBeforeTax: Money;
  totalPriceAfterTax: Money;
  taxInfo: OrderTax;
}

/** The value of the typical example of a schema. */
export function typical<T>(schema: string): T {
  const example = description.components?.examples?.[`${schema}.typical`];
  if (!example) throw new Error(`${schema} has no typical example`);
  return example.value as T;
}

/** Typical examples of all successful responses, by operation. */
export function typicalResponses(): [operation: string, value: Json][] {
  return [...operationsOf(description)].flatMap(({ operation }) =>
    Object.entries(operation.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => Object.values(resolve<Response>(description, response).content ?? {}))
      .flatMap((media): [string, Json][] => {
        const example = media.examples?.['typical'];
        return example ? [[operation.operationId ?? '', resolve<{ value: Json }>(description, example).value]] : [];
      }),
  );
}

/** A value and all objects in it. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
