/** A calculated purchase as version 1 and `calculateTotals` show it. */

import type {
  AdditionalFee,
  AppliedDiscount,
  CalculationErrors,
  CarrierServiceOption,
  DeliveryLogistics,
  GiftCardV1,
  MultiCurrencyPrice,
  PriceSummary,
  SelectedCarrierServiceOption,
  ShippingRegion,
  TaxSummary,
} from 'storewire';
import type { Settings } from '../../kernel/settings/settings.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { postalAddress } from './addresses.ts';
import { calculationErrors } from './calculation-errors.ts';
import type { Offer } from './delivery.ts';
import { GIFT_CARD_APP_ID, obfuscated } from './gift-cards.ts';
import { toPriceSummary, toTaxDetails } from './prices.ts';
import type { Purchase, Quote } from './quote.ts';
import { isChosenOffer } from './quoted-delivery.ts';
import type { QuotedDiscount } from './quoted-discounts.ts';

/** What estimates and checkouts have in common. */
export interface QuoteView {
  priceSummary: PriceSummary;
  payNow: PriceSummary;
  payLater: PriceSummary;
  taxSummary: TaxSummary;
  appliedDiscounts: AppliedDiscount[];
  additionalFees: AdditionalFee[];
  payAfterFreeTrial?: PriceSummary;
  giftCard?: GiftCardV1;
  calculationErrors?: CalculationErrors;
}

export function toQuoteView(settings: Settings, quoted: Quote): QuoteView {
  const money = moneyOf(settings);
  const { calculation, taxDetails } = quoted;
  const errors = calculationErrors(quoted);
  return {
    priceSummary: toPriceSummary(money, calculation.totals),
    payNow: toPriceSummary(money, calculation.payNow),
    payLater: toPriceSummary(money, calculation.payLater),
    taxSummary: {
      taxableAmount: money.convertedPrice(calculation.taxable),
      totalTax: money.convertedPrice(calculation.totals.tax),
      calculationDetails: taxDetails,
    },
    appliedDiscounts: quoted.discounts.map((discount) => toAppliedDiscount(money, discount)),
    additionalFees: quoted.fees.map((fee) => toAdditionalFee(money, fee)),
    ...(calculation.afterTrial.subtotal > 0n && {
      payAfterFreeTrial: toPriceSummary(money, calculation.afterTrial),
    }),
    ...(quoted.giftCard && { giftCard: toGiftCard(money, quoted.giftCard) }),
    ...(errors && { calculationErrors: errors }),
  };
}

const toAppliedDiscount = (
  { convertedPrice: price }: Money,
  { id, name, type, origin, amount, lines }: QuotedDiscount,
): AppliedDiscount => ({
  ...appliedBy(origin, { id, name, amount: price(amount) }),
  discountType: type,
  lineItemIds: [...lines.keys()],
});

function appliedBy(
  origin: QuotedDiscount['origin'],
  { id, name, amount }: { id: string; name: string; amount: MultiCurrencyPrice },
): Partial<AppliedDiscount> {
  switch (origin.kind) {
    case 'coupon':
      return { coupon: { id, code: origin.code, amount, name } };
    case 'rule':
      return { discountRule: { id, name: { original: name, translated: name }, amount }, id };
    case 'merchant':
      return { merchantDiscount: { amount }, id };
  }
}

const toAdditionalFee = (
  money: Money,
  { code, name, source = 'MANUAL', lineIds, charged }: Quote['fees'][number],
): AdditionalFee => ({
  code,
  name,
  translatedName: name,
  price: money.convertedPrice(charged.price),
  taxDetails: toTaxDetails(money, charged),
  priceBeforeTax: money.convertedPrice(charged.beforeTax),
  priceAfterTax: money.convertedPrice(charged.afterTax),
  lineItemIds: lineIds,
  source,
});

const toGiftCard = (
  money: Money,
  { card, amount, requested }: NonNullable<Quote['giftCard']>,
): GiftCardV1 => ({
  id: card.id,
  obfuscatedCode: obfuscated(card.code),
  amount: money.convertedPrice(amount),
  appId: GIFT_CARD_APP_ID,
  externalId: card.id,
  ...(requested !== undefined && { requestedAmount: money.convertedPrice(money.minor(requested)) }),
});

/** The delivery of a purchase: the options, and the one that is calculated with. */
export interface DeliveryView {
  region?: ShippingRegion;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  carrierServiceOptions: CarrierServiceOption[];
}

export function toDelivery(settings: Settings, quoted: Quote, requested: Purchase['option']): DeliveryView {
  const { region } = quoted.delivery;
  const selected = toSelectedOption(settings, quoted, requested);
  return {
    ...(selected && { selectedCarrierServiceOption: selected }),
    ...(region && { region: { id: region.id, name: region.name } }),
    carrierServiceOptions: toCarrierOptions(settings, quoted),
  };
}

/** The delivery options of a purchase, by carrier. */
function toCarrierOptions(settings: Settings, { delivery }: Quote): CarrierServiceOption[] {
  const { convertedPrice: price, minor } = moneyOf(settings);
  const carriers = [...new Set(delivery.offers.map(({ carrierId }) => carrierId))];
  return carriers.map((carrierId) => ({
    carrierId,
    shippingOptions: delivery.offers
      .filter((offer) => offer.carrierId === carrierId)
      .map((offer) => ({
        code: offer.code,
        title: offer.option.title,
        logistics: toLogistics(offer),
        cost: {
          price: price(delivery.priceOf(offer)),
          otherCharges: (offer.option.otherCharges ?? []).map(({ type, price: amount, details }) => ({
            type,
            price: price(minor(amount)),
            ...(details !== undefined && { details }),
          })),
        },
      })),
  }));
}

function toLogistics({ option: { deliveryTime, instructions, pickup }, slot }: Offer): DeliveryLogistics {
  return {
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(instructions !== undefined && { instructions }),
    ...(pickup && {
      pickupDetails: {
        address: postalAddress(pickup.address),
        businessLocation: pickup.method === 'STORE_PICKUP',
        pickupMethod: pickup.method,
      },
    }),
    ...(slot && { deliveryTimeSlot: slot }),
  };
}

/** The delivery option that is calculated with. */
function toSelectedOption(
  settings: Settings,
  { delivery, calculation }: Quote,
  requested: Purchase['option'],
): SelectedCarrierServiceOption | undefined {
  const { selected, region, lineIds } = delivery;
  const { shipping } = calculation;
  if (!selected || !shipping) return undefined;
  const money = moneyOf(settings);
  const { carrierId, code, option } = selected;
  return {
    code,
    title: option.title,
    logistics: toLogistics(selected),
    cost: {
      price: money.convertedPrice(shipping.price),
      totalDiscount: money.convertedPrice(shipping.discount),
      totalPriceBeforeTax: money.convertedPrice(shipping.beforeTax),
      totalPriceAfterTax: money.convertedPrice(shipping.afterTax),
      taxDetails: toTaxDetails(money, shipping),
    },
    requestedShippingOption: isChosenOffer(selected, requested),
    otherCharges: [],
    carrierId,
    deliveryAllocations: [
      {
        deliveryCarrier: { appId: carrierId, code: option.code },
        ...(region && { deliveryRegion: { id: region.id, name: region.name } }),
        applicableLineItems: { lineItemIds: lineIds },
      },
    ],
    partial: false,
  };
}
