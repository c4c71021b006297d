/** The parts of an order that a merchant records, with the properties that responses always have. */

import type {
  CreateOrderInput,
  OrderAdditionalFee,
  OrderAdditionalFeeInput,
  OrderAppliedDiscount,
  OrderAppliedDiscountInput,
  OrderItemTaxFullDetails,
  OrderItemTaxFullDetailsInput,
  OrderLineItem,
  OrderLineItemInput,
  OrderLineItemTaxBreakdown,
  OrderLineItemTaxBreakdownInput,
  OrderLineItemTaxInfo,
  OrderLineItemTaxInfoInput,
  OrderPlatformFeeSummary,
  OrderPlatformFeeSummaryInput,
  OrderPriceSummary,
  OrderPriceSummaryInput,
  OrderShippingInformation,
  OrderShippingInformationInput,
  OrderSubscriptionInfo,
  OrderSubscriptionInfoInput,
  OrderTaxInfo,
  OrderTaxInfoInput,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import type { Ids } from '../../kernel/store/ids.ts';
import type { Money } from '../../kernel/values/money.ts';
import { optional } from '../../kernel/values/present.ts';
import { completeLogistics } from '../pricing/addresses.ts';

/** An order as a merchant sends it. */
export type RecordedOrder = Received<CreateOrderInput['order']>;

interface CompletionTools {
  money: Money;
  ids: Ids;
}

export function completeLine(
  line: Received<OrderLineItemInput>,
  { money, ids }: CompletionTools,
): OrderLineItem {
  const { price, quantity, taxDetails, taxInfo, digitalFile, subscriptionInfo, lineItemPrice, ...rest } =
    line;
  const { priceDescription, decimalQuantity, image, physicalProperties, locations, ...simple } = rest;
  return {
    ...simple,
    id: line.id || ids.uuid(),
    quantity,
    refundQuantity: line.refundQuantity ?? 0,
    restockQuantity: line.restockQuantity ?? 0,
    price: money.of(price),
    priceBeforeDiscounts: money.of(price),
    lineItemPrice: lineItemPrice
      ? money.of(lineItemPrice)
      : money.price(money.minor(price) * BigInt(quantity)),
    paymentOption: line.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    priceUndetermined: line.priceUndetermined ?? false,
    fixedQuantity: line.fixedQuantity ?? false,
    ...(image && { image }),
    ...(locations && { locations }),
    ...optional('taxDetails', taxDetails, (details) => taxDetailsOf(details, money)),
    ...optional('taxInfo', taxInfo, (info) => lineTaxOf(info, money)),
    ...optional('physicalProperties', physicalProperties, ({ shippable = false, ...properties }) => ({
      ...properties,
      shippable,
    })),
    ...optional('digitalFile', digitalFile, ({ fileId = '', ...file }) => ({ ...file, fileId })),
    ...optional('subscriptionInfo', subscriptionInfo, subscriptionOf),
    ...optional('priceDescription', priceDescription, ({ original = '', ...text }) => ({
      ...text,
      original,
    })),
    ...optional('decimalQuantity', decimalQuantity, ({ value = '1', ...measure }) => ({ ...measure, value })),
  };
}

function subscriptionOf({
  subscriptionSettings,
  cycleNumber = 1,
  subscriptionOptionTitle = '',
  ...info
}: Received<OrderSubscriptionInfoInput>): OrderSubscriptionInfo {
  return {
    ...info,
    cycleNumber,
    subscriptionOptionTitle,
    ...optional(
      'subscriptionSettings',
      subscriptionSettings,
      ({ frequency = 'MONTH', autoRenewal = false, enableCustomerCancellation = false, ...settings }) => ({
        ...settings,
        frequency,
        autoRenewal,
        enableCustomerCancellation,
      }),
    ),
  };
}

const taxDetailsOf = (
  { taxableAmount, totalTax, taxRate = '0', ...details }: Received<OrderItemTaxFullDetailsInput>,
  { optional: price }: Money,
): OrderItemTaxFullDetails => ({
  ...details,
  ...price('taxableAmount', taxableAmount),
  taxRate,
  ...price('totalTax', totalTax),
});

const lineTaxOf = (
  {
    taxAmount,
    taxableAmount,
    taxIncludedInPrice = false,
    taxBreakdown,
    ...info
  }: Received<OrderLineItemTaxInfoInput>,
  money: Money,
): OrderLineItemTaxInfo => ({
  ...info,
  ...money.optional('taxAmount', taxAmount),
  ...money.optional('taxableAmount', taxableAmount),
  taxIncludedInPrice,
  ...optional('taxBreakdown', taxBreakdown, (taxes) => taxes.map((tax) => taxPart(tax, money))),
});

const taxPart = (
  { taxAmount, taxableAmount, nonTaxableAmount, ...tax }: Received<OrderLineItemTaxBreakdownInput>,
  { optional: price }: Money,
): OrderLineItemTaxBreakdown => ({
  ...tax,
  ...price('taxAmount', taxAmount),
  ...price('taxableAmount', taxableAmount),
  ...price('nonTaxableAmount', nonTaxableAmount),
});

export const completeFee = (
  { price, taxDetails, taxInfo, priceBeforeTax, priceAfterTax, ...fee }: Received<OrderAdditionalFeeInput>,
  { money, ids }: CompletionTools,
): OrderAdditionalFee => ({
  ...fee,
  id: fee.id ?? ids.uuid(),
  name: fee.name ?? '',
  source: fee.source ?? 'MANUAL',
  ...money.optional('price', price),
  ...money.optional('priceBeforeTax', priceBeforeTax),
  ...money.optional('priceAfterTax', priceAfterTax),
  ...optional('taxDetails', taxDetails, (details) => taxDetailsOf(details, money)),
  ...optional('taxInfo', taxInfo, (info) => lineTaxOf(info, money)),
});

export const completeDiscount = (
  {
    coupon,
    merchantDiscount,
    discountRule,
    lineItemDiscounts,
    ...discount
  }: Received<OrderAppliedDiscountInput>,
  { money, ids }: CompletionTools,
): OrderAppliedDiscount => ({
  ...discount,
  id: discount.id ?? ids.uuid(),
  discountType: discount.discountType ?? 'GLOBAL',
  ...optional('coupon', coupon, ({ id = ids.uuid(), code = '', name = '', amount, ...rest }) => ({
    ...rest,
    id,
    code,
    name,
    ...money.optional('amount', amount),
  })),
  ...optional('merchantDiscount', merchantDiscount, ({ amount, ...rest }) => ({
    ...rest,
    ...money.optional('amount', amount),
  })),
  ...optional('discountRule', discountRule, ({ id = ids.uuid(), name, amount, ...rule }) => ({
    ...rule,
    id,
    ...optional('name', name, ({ original = '', ...text }) => ({ ...text, original })),
    ...money.optional('amount', amount),
  })),
  ...optional('lineItemDiscounts', lineItemDiscounts, (discounts) =>
    discounts.map(({ totalDiscount, ...each }) => ({
      ...each,
      ...money.optional('totalDiscount', totalDiscount),
    })),
  ),
});

export const completeShipping = (
  { logistics, cost, title = '', ...shipping }: Received<OrderShippingInformationInput>,
  money: Money,
): OrderShippingInformation => ({
  ...shipping,
  title,
  ...optional('logistics', logistics, completeLogistics),
  ...optional('cost', cost, ({ price, taxDetails, taxInfo, ...rest }) => ({
    ...rest,
    ...money.optional('price', price),
    ...optional('taxDetails', taxDetails, (details) => taxDetailsOf(details, money)),
    ...optional('taxInfo', taxInfo, (info) => lineTaxOf(info, money)),
  })),
});

export const completeTaxInfo = (
  { totalTax, taxBreakdown = [], ...info }: Received<OrderTaxInfoInput>,
  money: Money,
): OrderTaxInfo => ({
  ...info,
  ...money.optional('totalTax', totalTax),
  taxBreakdown: taxBreakdown.map(({ aggregatedTaxAmount, ...tax }) => ({
    ...tax,
    taxName: tax.taxName ?? '',
    taxType: tax.taxType ?? '',
    jurisdiction: tax.jurisdiction ?? '',
    jurisdictionType: tax.jurisdictionType ?? 'UNDEFINED',
    rate: tax.rate ?? '0',
    ...money.optional('aggregatedTaxAmount', aggregatedTaxAmount),
  })),
});

/** The sums of an order, taken as given. A missing total is calculated from the others. */
export function completeSummary(
  {
    subtotal,
    shipping,
    tax,
    discount,
    total,
    totalAdditionalFees,
    ...rest
  }: Received<OrderPriceSummaryInput>,
  money: Money,
  taxIncluded: boolean,
): OrderPriceSummary {
  const { minor } = money;
  const withoutTax = minor(subtotal) + minor(shipping) + minor(totalAdditionalFees) - minor(discount);
  const sum = withoutTax + (taxIncluded ? 0n : minor(tax));
  return {
    ...rest,
    ...money.optional('subtotal', subtotal),
    ...money.optional('shipping', shipping),
    ...money.optional('tax', tax),
    ...money.optional('discount', discount),
    total: total ? money.of(total) : money.price(sum > 0n ? sum : 0n),
    ...money.optional('totalAdditionalFees', totalAdditionalFees),
  };
}

export const completePlatformFees = (
  { total, totalPassOn, totalAbsorbed, fees = [], ...summary }: Received<OrderPlatformFeeSummaryInput>,
  money: Money,
): OrderPlatformFeeSummary => ({
  ...summary,
  ...money.optional('total', total),
  ...money.optional('totalPassOn', totalPassOn),
  ...money.optional('totalAbsorbed', totalAbsorbed),
  fees: fees.map(({ amount, ...fee }) => ({
    ...fee,
    lineItemId: fee.lineItemId ?? '',
    chargeType: fee.chargeType ?? 'PASS_ON',
    percentageRate: fee.percentageRate ?? '0',
    ...money.optional('amount', amount),
  })),
});
