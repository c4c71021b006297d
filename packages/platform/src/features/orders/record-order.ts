/** Orders that a merchant records: placed by telephone, or in another system. */

import type { OrderPaymentStatus, OrderPaymentTransactionStatus } from 'storewire';
import { createdBy } from '../../kernel/context/caller.ts';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError, InvalidInput, invalid } from '../../kernel/errors/failure.ts';
import type { Violation } from '../../kernel/errors/violations.ts';
import { createdFrom } from '../../kernel/inputs/update.ts';
import { isExact, Money } from '../../kernel/values/money.ts';
import { optional } from '../../kernel/values/present.ts';
import { recordSale } from '../catalog/popularity.ts';
import { completeAddress } from '../pricing/addresses.ts';
import { saveTransactions } from './ledger.ts';
import { nextNumber, ownerOf, withContact } from './new-order.ts';
import {
  completeDiscount,
  completeFee,
  completeLine,
  completePlatformFees,
  completeShipping,
  completeSummary,
  completeTaxInfo,
  type RecordedOrder,
} from './recorded-parts.ts';
import type { StoredOrder, StoredPayment } from './stored-order.ts';

/** Records an order. Amounts are taken as given, and no stock is reserved. Call it in writes only. */
export function recordOrder(context: Context, input: RecordedOrder): StoredOrder {
  const { ids, clock, settings, caller } = context;
  const now = clock.iso();
  if (input.purchasedDate && Date.parse(input.purchasedDate) > clock.now())
    throw new ApplicationError('PURCHASED_DATE_CANNOT_BE_IN_FUTURE');
  const currency = input.currency ?? settings.currency;
  const money = new Money(currency, settings.language);
  checkDecimals(input, money);
  checkParts(input);
  for (const [index, { price, quantity }] of input.lineItems.entries())
    if (money.minor(price) * BigInt(quantity) > money.highest)
      invalid(`order.lineItems[${index}].price`, 'DECIMAL_LTE', 'makes a sum that is too large');
  const tools = { money, ids };
  const id = ids.uuid();
  const taxIncludedInPrices = input.taxIncludedInPrices ?? settings.taxIncludedInPrices;
  const priceSummary = completeSummary(input.priceSummary, money, taxIncludedInPrices);
  if (money.minor(priceSummary.total) > money.highest)
    invalid('order.priceSummary', 'DECIMAL_LTE', 'makes a sum that is too large');
  const { status = 'APPROVED', paymentStatus = 'NOT_PAID' } = input;
  const { businessLocation, ...given } = input;
  const order: StoredOrder = createdFrom(given, {
    id,
    number: nextNumber(context),
    createdDate: now,
    updatedDate: now,
    purchasedDate: input.purchasedDate ?? now,
    ...optional('buyerInfo', input.buyerInfo, (buyer) => withContact(context, buyer)),
    status: status === 'APPROVED' ? 'INITIALIZED' : status,
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerLanguage: input.buyerLanguage ?? settings.language,
    weightUnit: input.weightUnit ?? settings.weightUnit,
    currency,
    currencyConversionDetails: input.currencyConversionDetails ?? {
      originalCurrency: currency,
      conversionRate: '1',
    },
    taxIncludedInPrices,
    siteLanguage: settings.language,
    ...optional('billingInfo', input.billingInfo, completeAddress),
    ...optional('recipientInfo', input.recipientInfo ?? input.billingInfo, completeAddress),
    ...optional('shippingInfo', input.shippingInfo, (shipping) => completeShipping(shipping, money)),
    archived: input.archived ?? false,
    taxInfo: completeTaxInfo(input.taxInfo ?? {}, money),
    appliedDiscounts: (input.appliedDiscounts ?? []).map((discount) => completeDiscount(discount, tools)),
    activities: [],
    attributionSource: input.attributionSource ?? 'UNSPECIFIED',
    createdBy: createdBy(caller),
    channelInfo: { ...input.channelInfo, type: input.channelInfo.type ?? 'UNSPECIFIED' },
    seenByAHuman: input.seenByAHuman ?? false,
    customFields: (input.customFields ?? []).map(({ title = '', ...field }) => ({ ...field, title })),
    additionalFees: (input.additionalFees ?? []).map((fee) => completeFee(fee, tools)),
    ...optional('tags', input.tags, ({ privateTags, tags, ...others }) => ({
      ...others,
      ...(privateTags && { privateTags: { ...privateTags, tagIds: privateTags.tagIds ?? [] } }),
      ...(tags && { tags: { ...tags, tagIds: tags.tagIds ?? [] } }),
    })),
    ...optional('businessLocation', businessLocation?.id, (location) => ({
      id: location,
      name: 'Business location',
    })),
    ...optional('platformFeeSummary', input.platformFeeSummary, (fees) => completePlatformFees(fees, money)),
    imported: false,
    lineItems: input.lineItems.map((line) => completeLine(line, tools)),
    priceSummary,
    internal: {
      owner: ownerOf({ buyerInfo: input.buyerInfo ?? {} }),
      dueNow: status === 'APPROVED' ? '0' : (priceSummary.total?.amount ?? '0'),
      paymentMethods: [],
      fulfillments: [],
    },
  });
  recordSale(context, id, order.lineItems);
  const payments = recordedPayments(context, order, paymentStatus, money);
  return saveTransactions(context, {
    order,
    activities: [{ activityType: 'ORDER_PLACED' }],
    transactions: { id, payments, refunds: [] },
    paymentIds: payments.map((payment) => payment.id),
    isNew: true,
  });
}

/** The payment that makes the payment status of a recorded order true, by that status. */
const PAYMENT_STATUSES: Partial<Record<OrderPaymentStatus, OrderPaymentTransactionStatus>> = {
  PAID: 'APPROVED',
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'PENDING_MERCHANT',
  CANCELED: 'CANCELED',
  DECLINED: 'DECLINED',
};

/** Balance and payment status follow from payments, so that the status of a recorded order becomes one. */
function recordedPayments(
  { ids, clock }: Context,
  order: StoredOrder,
  paymentStatus: OrderPaymentStatus,
  money: Money,
): StoredPayment[] {
  const total = money.minor(order.priceSummary?.total);
  if (paymentStatus === 'NOT_PAID' || paymentStatus === 'UNSPECIFIED' || total === 0n) return [];
  const status =
    PAYMENT_STATUSES[paymentStatus] ??
    invalid('order.paymentStatus', 'VALIDATION', 'needs payments, which this call does not take');
  const name = 'Offline';
  return [
    {
      id: ids.uuid(),
      createdDate: order.purchasedDate ?? clock.iso(),
      updatedDate: clock.iso(),
      amount: money.price(total),
      status,
      regularPaymentDetails: {
        offlinePayment: true,
        savedPaymentMethod: false,
        paymentMethodName: { buyerLanguageName: name, siteLanguageName: name },
      },
    },
  ];
}

/** What the schema leaves optional, and an order cannot be without. */
function checkParts({ lineItems, customFields, additionalFees, platformFeeSummary }: RecordedOrder): void {
  const missing: string[] = [];
  const check = (field: string, value: string | undefined): void => void (value || missing.push(field));
  for (const [index, { itemType, digitalFile, priceDescription }] of lineItems.entries()) {
    const field = `lineItems[${index}]`;
    if (itemType.preset === 'DIGITAL' || digitalFile)
      check(`${field}.digitalFile.fileId`, digitalFile?.fileId);
    if (priceDescription) check(`${field}.priceDescription.original`, priceDescription.original);
  }
  for (const [index, { title }] of (customFields ?? []).entries())
    check(`customFields[${index}].title`, title);
  for (const [index, { name }] of (additionalFees ?? []).entries())
    check(`additionalFees[${index}].name`, name);
  for (const [index, { lineItemId, percentageRate }] of (platformFeeSummary?.fees ?? []).entries()) {
    const field = `platformFeeSummary.fees[${index}]`;
    check(`${field}.lineItemId`, lineItemId);
    check(`${field}.percentageRate`, percentageRate);
  }
  if (missing.length > 0)
    throw new InvalidInput(
      missing.map((field) => ({
        field: `order.${field}`,
        description: 'is required',
        violatedRule: 'REQUIRED_FIELD',
        data: {},
      })),
    );
}

/** Properties whose content apps define: an `amount` in them may be anything. */
const OF_APPS: ReadonlySet<string> = new Set(['extendedFields', 'customFields', 'options']);

/** Amounts cannot be finer than the currency: they would have to be rounded. */
function checkDecimals(order: RecordedOrder, { decimals }: Money): void {
  const violations: Violation[] = [];
  const check = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      const field = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
      if (OF_APPS.has(name)) continue;
      if (name === 'amount' && typeof each === 'string' && !isExact(each, decimals))
        violations.push({
          field,
          description: `must have at most ${decimals} decimals`,
          violatedRule: 'DECIMAL_MAX_SCALE',
          data: { threshold: decimals },
        });
      else check(each, field);
    }
  };
  check(order, 'order');
  if (violations.length > 0) throw new InvalidInput(violations);
}
