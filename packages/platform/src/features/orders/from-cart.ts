/** The content of an order from the cart that it is placed from. */

import type {
  AdditionalFee,
  AppliedDiscount,
  ItemTaxFullDetails,
  Order,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderLineItem,
  OrderLineItemTaxBreakdown,
  OrderLineItemTaxBreakdownInput,
  OrderLineItemTaxInfo,
  OrderShippingInformation,
  OrderTaxInfo,
  PriceSummary,
} from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import type { Ids } from '../../kernel/store/ids.ts';
import type { Money } from '../../kernel/values/money.ts';
import type { DiscountAmounts } from '../pricing/discounts.ts';
import type { PricedCart, PricedCartLine } from '../pricing/priced-cart.ts';

/** What an order takes over from a cart. */
export type OrderContent = Omit<
  Order,
  | 'id'
  | 'number'
  | 'createdDate'
  | 'updatedDate'
  | 'status'
  | 'paymentStatus'
  | 'activities'
  | 'balanceSummary'
>;

interface CopyTools {
  money: Money;
  ids: Ids;
  taxIncluded: boolean;
  /** How each discount of the cart is spread over its lines. */
  discounts: readonly DiscountAmounts[];
}

/** Copies a cart to the content of an order. */
export function fromCart(
  cart: PricedCart,
  { money, ids, discounts }: Omit<CopyTools, 'taxIncluded'>,
): OrderContent {
  const tools = { money, ids, discounts, taxIncluded: cart.taxIncludedInPrice };
  const { shippingInfo, billingInfo, buyerNote, buyerInfo, createdBy, extendedFields } = cart;
  const recipientInfo = shippingInfo?.shippingDestination ?? billingInfo;
  return {
    lineItems: cart.lineItems.map((line) => orderLine(line, tools)),
    buyerInfo,
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerLanguage: cart.buyerLanguage,
    weightUnit: cart.weightUnit,
    currency: cart.currency,
    currencyConversionDetails: { originalCurrency: cart.currency, conversionRate: '1' },
    taxIncludedInPrices: cart.taxIncludedInPrice,
    siteLanguage: cart.siteLanguage,
    priceSummary: orderSummary(cart.priceSummary, tools),
    ...(billingInfo && { billingInfo }),
    ...shippingOf(shippingInfo, tools),
    ...(buyerNote && { buyerNote }),
    archived: false,
    taxInfo: taxInfoOf(cart, tools),
    appliedDiscounts: cart.appliedDiscounts.map((discount, index) => discountOf(discount, index, tools)),
    attributionSource: 'UNSPECIFIED',
    createdBy,
    channelInfo: { type: cart.channelType },
    seenByAHuman: false,
    checkoutId: cart.id,
    customFields: cart.customFields,
    additionalFees: cart.additionalFees.map((fee) => feeOf(fee, tools)),
    ...(extendedFields && { extendedFields }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(recipientInfo && { recipientInfo }),
    ...(cart.payAfterFreeTrial && { payAfterFreeTrial: orderSummary(cart.payAfterFreeTrial, tools) }),
    imported: false,
  };
}

function orderLine(line: PricedCartLine, tools: CopyTools): OrderLineItem {
  const { money } = tools;
  const {
    catalogReference,
    descriptionLines,
    media,
    physicalProperties,
    digitalFile,
    subscriptionOptionInfo,
  } = line;
  const settings = subscriptionOptionInfo?.subscriptionSettings;
  return {
    id: line.id,
    productName: line.productName ?? { original: '' },
    ...(catalogReference && { catalogReference }),
    quantity: line.quantity,
    ...money.optional('totalDiscount', line.discount),
    ...(descriptionLines && { descriptionLines }),
    ...(media && { image: media }),
    ...(physicalProperties && { physicalProperties }),
    itemType: line.itemType ?? { preset: 'PHYSICAL' },
    refundQuantity: 0,
    restockQuantity: 0,
    price: money.of(line.price),
    ...money.optional('priceBeforeDiscounts', line.fullPrice),
    ...money.optional('totalPriceBeforeTax', line.totalPriceBeforeTax),
    ...money.optional('totalPriceAfterTax', line.totalPriceAfterTax),
    paymentOption: line.paymentOption,
    ...taxOf(line.taxDetails, tools),
    ...(digitalFile?.id && { digitalFile: { fileId: digitalFile.id } }),
    ...(settings && {
      subscriptionInfo: {
        cycleNumber: 1,
        subscriptionOptionTitle: subscriptionOptionInfo?.title?.original ?? '',
        subscriptionSettings: settings,
      },
    }),
    ...(line.priceDescription && { priceDescription: line.priceDescription }),
    ...money.optional('depositAmount', line.depositAmount),
    ...money.optional('lineItemPrice', line.lineItemPrice),
    ...(line.taxableAddress && { taxableAddress: line.taxableAddress }),
    priceUndetermined: line.priceUndetermined,
    fixedQuantity: line.fixedQuantity,
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
    ...(line.modifierGroups && {
      modifierGroups: line.modifierGroups.map(({ modifiers = [], ...group }) => ({
        ...group,
        modifiers: modifiers.map(({ price, ...modifier }) => ({
          ...modifier,
          ...money.optional('price', price),
        })),
      })),
    }),
    ...(line.serviceProperties && { serviceProperties: line.serviceProperties }),
  };
}

/** Tax of a line, a fee or the delivery. */
function taxOf(
  details: ItemTaxFullDetails | undefined,
  { money, taxIncluded }: CopyTools,
): { taxInfo?: OrderLineItemTaxInfo } {
  if (!details) return {};
  const { taxBreakdown = [] } = details;
  return {
    taxInfo: {
      ...money.optional('taxAmount', details.totalTax),
      ...money.optional('taxableAmount', details.taxableAmount),
      taxRate: details.taxRate,
      taxIncludedInPrice: taxIncluded,
      taxBreakdown: taxBreakdown.map((tax) => taxPart(tax, money)),
    },
  };
}

/** One tax in the breakdown of a line, a fee or the delivery. */
export const taxPart = (
  { taxAmount, taxableAmount, nonTaxableAmount, ...tax }: Received<OrderLineItemTaxBreakdownInput>,
  { optional: price }: Money,
): OrderLineItemTaxBreakdown => ({
  ...tax,
  ...price('taxAmount', taxAmount),
  ...price('taxableAmount', taxableAmount),
  ...price('nonTaxableAmount', nonTaxableAmount),
});

const orderSummary = (
  { subtotal, shipping, tax, discount, total, additionalFees }: PriceSummary,
  { money }: CopyTools,
) => ({
  ...money.optional('subtotal', subtotal),
  ...money.optional('shipping', shipping),
  ...money.optional('tax', tax),
  ...money.optional('discount', discount),
  ...money.optional('total', total),
  ...money.optional('totalAdditionalFees', additionalFees),
});

function shippingOf(
  info: PricedCart['shippingInfo'],
  tools: CopyTools,
): { shippingInfo?: OrderShippingInformation } {
  const selected = info?.selectedCarrierServiceOption;
  if (!info || !selected) return {};
  const { money } = tools;
  const { logistics = {}, cost } = selected;
  const { pickupDetails } = logistics;
  return {
    shippingInfo: {
      ...(selected.carrierId && { carrierId: selected.carrierId }),
      code: selected.code,
      title: selected.title,
      logistics: {
        ...(pickupDetails
          ? {
              pickupDetails: {
                ...(pickupDetails.address && { address: pickupDetails.address }),
                pickupMethod: pickupDetails.pickupMethod,
              },
            }
          : info.shippingDestination && { shippingDestination: info.shippingDestination }),
        ...(logistics.deliveryTime && { deliveryTime: logistics.deliveryTime }),
        ...(logistics.instructions && { instructions: logistics.instructions }),
        ...(logistics.deliveryTimeSlot && {
          deliverByDate: logistics.deliveryTimeSlot.to,
          deliveryTimeSlot: logistics.deliveryTimeSlot,
        }),
      },
      ...(cost && {
        cost: {
          ...money.optional('price', cost.price),
          ...money.optional('totalPriceBeforeTax', cost.totalPriceBeforeTax),
          ...money.optional('totalPriceAfterTax', cost.totalPriceAfterTax),
          ...taxOf(cost.taxDetails, tools),
          ...money.optional('discount', cost.totalDiscount),
        },
      }),
      ...(info.region && { region: { name: info.region.name } }),
    },
  };
}

/** One tax of one authority, of the whole order. */
type Tax = Omit<OrderTaxInfo['taxBreakdown'][number], 'aggregatedTaxAmount'>;

export const taxNamed = (tax: Received<OrderLineItemTaxBreakdownInput>): Tax => ({
  taxName: tax.taxName ?? '',
  taxType: tax.taxType ?? '',
  jurisdiction: tax.jurisdiction ?? '',
  jurisdictionType: tax.jurisdictionType ?? 'UNDEFINED',
  rate: tax.rate ?? '0',
});

/** Tax of the whole order: the breakdowns of lines, fees and delivery, added up per tax. */
function taxInfoOf(cart: PricedCart, { money }: CopyTools): OrderTaxInfo {
  const { lineItems, additionalFees, shippingInfo } = cart;
  const details = [
    ...lineItems.map(({ taxDetails }) => taxDetails),
    ...additionalFees.map(({ taxDetails }) => taxDetails),
    shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails,
  ];
  const taxes = new Map<string, { tax: Tax; sum: bigint }>();
  for (const each of details.flatMap((item) => item?.taxBreakdown ?? [])) {
    const tax = taxNamed(each);
    const key = JSON.stringify(tax);
    taxes.set(key, {
      tax,
      sum: (taxes.get(key)?.sum ?? 0n) + money.minor(each.taxAmount),
    });
  }
  return {
    totalTax: money.of(cart.priceSummary?.tax ?? { amount: '0' }),
    taxBreakdown: [...taxes.values()].map(({ tax, sum }) => ({
      ...tax,
      aggregatedTaxAmount: money.price(sum),
    })),
    taxExempt: false,
  };
}

function discountOf(
  { coupon, merchantDiscount, discountRule, discountType, lineItemIds }: AppliedDiscount,
  index: number,
  { money, ids, discounts }: CopyTools,
): OrderAppliedDiscount {
  const spread = [...(discounts[index]?.lines ?? [])].filter(([, amount]) => amount > 0n);
  return {
    ...(coupon && {
      coupon: {
        id: coupon.id,
        code: coupon.code,
        name: coupon.name,
        ...money.optional('amount', coupon.amount),
      },
    }),
    ...(merchantDiscount && {
      merchantDiscount: money.optional('amount', merchantDiscount.amount),
    }),
    ...(discountRule && {
      discountRule: {
        id: discountRule.id,
        ...(discountRule.name && { name: discountRule.name }),
        ...money.optional('amount', discountRule.amount),
      },
    }),
    discountType,
    ...(lineItemIds && { lineItemIds }),
    lineItemDiscounts: spread.map(([id, amount]) => ({ id, totalDiscount: money.price(amount) })),
    id: ids.uuid(),
  };
}

function feeOf(fee: AdditionalFee, tools: CopyTools): OrderAdditionalFee {
  const { money, ids } = tools;
  return {
    ...(fee.code && { code: fee.code }),
    name: fee.name,
    ...money.optional('price', fee.price),
    ...taxOf(fee.taxDetails, tools),
    ...(fee.providerAppId && { providerAppId: fee.providerAppId }),
    ...money.optional('priceBeforeTax', fee.priceBeforeTax),
    ...money.optional('priceAfterTax', fee.priceAfterTax),
    id: ids.uuid(),
    ...(fee.lineItemIds && { lineItemIds: fee.lineItemIds }),
    source: fee.source === 'UNKNOWN_ADDITIONAL_FEE_SOURCE' ? 'SERVICE_PLUGIN' : fee.source,
    ...(fee.taxableAddress && { taxableAddress: fee.taxableAddress }),
  };
}
