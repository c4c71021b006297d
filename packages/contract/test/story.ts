/** The typical examples of the description, as the tests of the one story read them. */
import { readFileSync } from 'node:fs';
import type { Document, Example, Response } from 'storewire-tools';
import { operationsOf, resolve } from 'storewire-tools';

const file = new URL(import.meta.resolve('storewire-contract/contract.json'));
const description = JSON.parse(readFileSync(file, 'utf8')) as Document;

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

export interface Tax {
  taxRate: string;
  taxableAmount: Money;
  totalTax: Money;
  taxBreakdown: { taxAmount: Money }[];
}

export interface CatalogLine {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; options: { variantId: string } };
  productName: { original: string };
  price: Money;
  lineItemPrice: Money;
}

/** What a line or a delivery costs after discounts. */
export interface Net {
  totalPriceBeforeTax: Money;
  totalPriceAfterTax: Money;
}

interface Prices extends Net {
  price: Money;
  taxDetails: Tax;
}

interface SelectedOption {
  code: string;
  title: string;
  carrierId: string;
  cost: Prices & { totalDiscount: Money };
}

/** A coupon, all that the cart knows of a discount. */
export interface CartDiscount {
  coupon: { id: string; code: string };
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
  appliedDiscounts: CartDiscount[];
}

interface Totals {
  priceSummary: PriceSummary;
  payNow: PriceSummary;
  payLater: PriceSummary;
  taxSummary: { taxableAmount: Money; totalTax: Money };
  shippingInfo: { selectedCarrierServiceOption: SelectedOption };
  appliedDiscounts: AppliedCoupon[];
  additionalFees: { price: Money }[];
}

interface CalculatedLine {
  lineItemId: string;
  pricesBreakdown: Prices & { lineItemPrice: Money; totalDiscount: Money };
}

export interface Estimate extends Totals {
  cart: Cart;
  calculatedLineItems: CalculatedLine[];
}

export interface Checkout extends Totals, Dated {
  cartId: string;
  lineItems: (CatalogLine & Prices & { discount: Money })[];
}

/** An order has names of its own for the same amounts. */
export interface Order extends Dated {
  number: string;
  checkoutId: string;
  lineItems: (CatalogLine & Net & { totalDiscount: Money; taxInfo: OrderTax })[];
  priceSummary: Omit<PriceSummary, 'additionalFees'> & { totalAdditionalFees: Money };
  taxInfo: { totalTax: Money };
  shippingInfo: { code: string; title: string; carrierId: string; cost: OrderDelivery };
  appliedDiscounts: AppliedCoupon[];
  additionalFees: { price: Money }[];
  balanceSummary: { balance: Money; paid: Money };
}

export interface OrderTax extends Omit<Tax, 'totalTax'> {
  taxAmount: Money;
}

interface OrderDelivery extends Net {
  price: Money;
  discount: Money;
  taxInfo: OrderTax;
}

/** The value of the typical example of a schema. */
export function typical<T>(schema: string): T {
  const example = description.components?.examples?.[`${schema}-typical`];
  if (!example) throw new Error(`${schema} has no typical example`);
  return example.value as T;
}

/** Typical examples of all successful responses, by operation. */
export function typicalResponses(): { operation: string; value: unknown }[] {
  const found: { operation: string; value: unknown }[] = [];
  for (const { operation } of operationsOf(description)) {
    for (const [status, each] of Object.entries(operation.responses ?? {})) {
      const { content = {} } = resolve<Response>(description, each);
      const examples = Object.values(content).flatMap((media) => media.examples?.['typical'] ?? []);
      if (!status.startsWith('2')) continue;
      const values = examples.map((example) => resolve<Example>(description, example).value);
      found.push(...values.map((value) => ({ operation: operation.operationId ?? '', value })));
    }
  }
  return found;
}

/** A value and all objects in it. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
