/** The content of an order: what it takes over from its cart, at the prices of a quote. */
import type {
  Order,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderLineItem,
  OrderLineItemTaxInfo,
  OrderPriceSummary,
  OrderShippingInformation,
  OrderTaxInfo,
} from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { moneyOf } from '../../../kernel/values/money.ts';
import { present } from '../../../kernel/values/present.ts';
import { completeAddress, postalAddress } from '../../pricing/addresses.ts';
import type { Totals } from '../../pricing/calculation.ts';
import type { Offer } from '../../pricing/delivery.ts';
import type { Quote, QuotedLine } from '../../pricing/quote.ts';
import type { QuotedDiscount } from '../../pricing/quoted-discounts.ts';
import type { TaxedPrice } from '../../pricing/tax.ts';
import { billingOf, channelOf, destinationOf, ownerId, type StoredCart, shopperOf } from '../stored-cart.ts';

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

/** The content of the order of a cart. Discounts and fees get ids of their own. */
export function copyCart(context: Context, cart: StoredCart, quoted: Quote): OrderContent {
  const { settings } = context;
  const { currency, language } = settings;
  const { fields, customFields = [] } = cart;
  const { totals, afterTrial } = quoted.calculation;
  const [billing, destination] = [billingOf(cart), destinationOf(cart)].map(
    (address) => address && completeAddress(address),
  );
  const recipientInfo = destination ?? billing;
  return {
    lineItems: quoted.lines.map((line) => orderLine(context, quoted, line)),
    buyerInfo: buyerOf(cart),
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerLanguage: cart.language ?? language,
    weightUnit: settings.weightUnit,
    currency,
    currencyConversionDetails: { originalCurrency: currency, conversionRate: '1' },
    taxIncludedInPrices: settings.taxIncludedInPrices,
    siteLanguage: language,
    priceSummary: summaryOf(context, totals),
    ...(billing && { billingInfo: billing }),
    ...shippingOf(context, quoted, destination),
    ...(fields.note && { buyerNote: fields.note }),
    archived: false,
    taxInfo: taxInfoOf(context, quoted),
    appliedDiscounts: quoted.discounts.map((discount) => discountOf(context, discount)),
    attributionSource: 'UNSPECIFIED',
    createdBy: cart.createdBy,
    channelInfo: { type: channelOf(cart) },
    seenByAHuman: false,
    checkoutId: cart.id,
    customFields: customFields.map(({ title = 'Field', ...field }) => ({ title, ...field })),
    additionalFees: quoted.fees.map((fee) => feeOf(context, fee)),
    ...present({ extendedFields: fields.extendedFields }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(recipientInfo && { recipientInfo }),
    ...(afterTrial.subtotal > 0n && { payAfterFreeTrial: summaryOf(context, afterTrial) }),
    imported: false,
  };
}

/** The buyer of a cart: its owner, with what is known of that person. */
export function buyerOf(cart: StoredCart): OrderBuyerInfo {
  const owner = shopperOf(cart);
  return {
    ...present({ email: cart.fields.customerInfo?.email }),
    ...(owner && ownerId(owner)),
    ...(cart.contactId !== undefined && { contactId: cart.contactId }),
  };
}

function orderLine(context: Context, { memberships }: Quote, line: QuotedLine): OrderLineItem {
  const { price, minor } = moneyOf(context.settings);
  const { item, charged, quantity, catalogReference, taxableAddress, extendedFields } = line;
  const { shown } = item;
  const { subscriptionSettings, title } = shown.subscriptionOptionInfo ?? {};
  return {
    id: line.id,
    productName: shown.productName ?? { original: '' },
    ...(catalogReference && { catalogReference }),
    quantity,
    totalDiscount: price(charged.discount),
    ...present({
      descriptionLines: shown.descriptionLines,
      image: shown.media,
      physicalProperties: shown.physicalProperties,
    }),
    itemType: shown.itemType ?? { preset: 'PHYSICAL' },
    refundQuantity: 0,
    restockQuantity: 0,
    price: price(minor(item.price)),
    priceBeforeDiscounts: price(minor(item.fullPrice)),
    totalPriceBeforeTax: price(charged.beforeTax),
    totalPriceAfterTax: price(charged.afterTax),
    paymentOption: memberships.covered.has(line.id) ? 'MEMBERSHIP' : shown.paymentOption,
    taxInfo: taxOf(context, charged),
    ...(shown.digitalFile?.id && { digitalFile: { fileId: shown.digitalFile.id } }),
    ...(subscriptionSettings && {
      subscriptionInfo: {
        cycleNumber: 1,
        subscriptionOptionTitle: title?.original ?? '',
        subscriptionSettings,
      },
    }),
    ...(item.deposit !== undefined && { depositAmount: price(minor(item.deposit)) }),
    lineItemPrice: price(minor(item.price) * BigInt(quantity)),
    priceUndetermined: shown.priceUndetermined,
    fixedQuantity: shown.fixedQuantity,
    ...(shown.modifierGroups && {
      modifierGroups: shown.modifierGroups.map(({ modifiers = [], ...group }) => ({
        ...group,
        modifiers: modifiers.map(({ price: added, ...modifier }) => ({
          ...modifier,
          ...(added && { price: price(minor(added)) }),
        })),
      })),
    }),
    ...present({
      priceDescription: shown.priceDescription,
      taxableAddress,
      extendedFields,
      serviceProperties: shown.serviceProperties,
    }),
  };
}

/** Tax of a line, a fee or the delivery. Without a rate, nothing is taxable. */
function taxOf({ settings }: Context, { beforeTax, tax, rate, taxes }: TaxedPrice): OrderLineItemTaxInfo {
  const { price } = moneyOf(settings);
  const taxableAmount = price(taxes.length > 0 ? beforeTax : 0n);
  return {
    taxAmount: price(tax),
    taxableAmount,
    taxRate: rate,
    taxIncludedInPrice: settings.taxIncludedInPrices,
    taxBreakdown: taxes.map((each) => ({
      ...authorityOf(each),
      taxAmount: price(each.amount),
      taxableAmount,
      nonTaxableAmount: price(0n),
    })),
  };
}

const authorityOf = ({ name, type, jurisdiction, level, rate }: TaxedPrice['taxes'][number]) => ({
  taxName: name,
  taxType: type,
  jurisdiction,
  jurisdictionType: level,
  rate,
});

/** Tax of the whole order: those of lines, fees and delivery, added up per authority. */
function taxInfoOf({ settings }: Context, { calculation }: Quote): OrderTaxInfo {
  const { price } = moneyOf(settings);
  const { lines, fees, shipping, totals } = calculation;
  const taxes = new Map<string, { tax: ReturnType<typeof authorityOf>; sum: bigint }>();
  for (const each of [...lines, ...fees, ...(shipping ? [shipping] : [])].flatMap((part) => part.taxes)) {
    const tax = authorityOf(each);
    const key = JSON.stringify(tax);
    taxes.set(key, { tax, sum: (taxes.get(key)?.sum ?? 0n) + each.amount });
  }
  return {
    totalTax: price(totals.tax),
    taxBreakdown: [...taxes.values()].map(({ tax, sum }) => ({ ...tax, aggregatedTaxAmount: price(sum) })),
    taxExempt: false,
  };
}

function summaryOf({ settings }: Context, totals: Totals): OrderPriceSummary {
  const { price } = moneyOf(settings);
  return {
    subtotal: price(totals.subtotal),
    shipping: price(totals.shipping),
    tax: price(totals.tax),
    discount: price(totals.discount),
    total: price(totals.total),
    totalAdditionalFees: price(totals.additionalFees),
  };
}

function shippingOf(
  context: Context,
  { delivery: { selected, region }, calculation: { shipping } }: Quote,
  destination: Order['recipientInfo'],
): { shippingInfo?: OrderShippingInformation } {
  if (!selected || !shipping) return {};
  const { price } = moneyOf(context.settings);
  return {
    shippingInfo: {
      carrierId: selected.carrierId,
      code: selected.code,
      title: selected.option.title,
      logistics: logisticsOf(selected, destination),
      cost: {
        price: price(shipping.price),
        totalPriceBeforeTax: price(shipping.beforeTax),
        totalPriceAfterTax: price(shipping.afterTax),
        taxInfo: taxOf(context, shipping),
        discount: price(shipping.discount),
      },
      ...(region && { region: { name: region.name } }),
    },
  };
}

const logisticsOf = (
  { option: { pickup, deliveryTime, instructions }, slot }: Offer,
  shippingDestination: Order['recipientInfo'],
): OrderShippingInformation['logistics'] => ({
  ...(pickup
    ? { pickupDetails: { address: postalAddress(pickup.address), pickupMethod: pickup.method } }
    : shippingDestination && { shippingDestination }),
  ...present({ deliveryTime, instructions }),
  ...(slot && { deliverByDate: slot.to, deliveryTimeSlot: slot }),
});

function discountOf(
  { settings, ids }: Context,
  { id, name, type, origin, amount, lines }: QuotedDiscount,
): OrderAppliedDiscount {
  const { price } = moneyOf(settings);
  return {
    ...(origin.kind === 'coupon' && { coupon: { id, code: origin.code, name, amount: price(amount) } }),
    ...(origin.kind === 'merchant' && { merchantDiscount: { amount: price(amount) } }),
    ...(origin.kind === 'rule' && {
      discountRule: { id, name: { original: name, translated: name }, amount: price(amount) },
    }),
    discountType: type,
    lineItemIds: [...lines.keys()],
    lineItemDiscounts: [...lines]
      .filter(([, share]) => share > 0n)
      .map(([lineId, share]) => ({ id: lineId, totalDiscount: price(share) })),
    id: ids.uuid(),
  };
}

function feeOf(
  context: Context,
  { code, name, source = 'MANUAL', lineIds, charged }: Quote['fees'][number],
): OrderAdditionalFee {
  const { price } = moneyOf(context.settings);
  return {
    code,
    name,
    price: price(charged.price),
    taxInfo: taxOf(context, charged),
    priceBeforeTax: price(charged.beforeTax),
    priceAfterTax: price(charged.afterTax),
    id: context.ids.uuid(),
    lineItemIds: lineIds,
    source: source === 'UNKNOWN_ADDITIONAL_FEE_SOURCE' ? 'SERVICE_PLUGIN' : source,
  };
}
