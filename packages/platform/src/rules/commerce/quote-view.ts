/** A calculated purchase in the terms of the contract, for estimates and checkouts. */
import type {
  AdditionalFee,
  ApplicationError,
  AppliedDiscount,
  CalculationErrors,
  CarrierServiceOption,
  DeliveryLogistics,
  DiscountType,
  GiftCardV1,
  PriceSummary,
  SelectedCarrierServiceOption,
  TaxSummary,
  Violation,
} from 'storewire';
import type { Settings } from '../../base/settings.ts';
import { postalAddress } from './addresses.ts';
import { couponText } from './coupons.ts';
import type { Offer } from './delivery.ts';
import { GIFT_CARD_APP_ID, obfuscated } from './gift-cards.ts';
import { type Money, moneyOf, toPriceSummary, toTaxDetails } from './prices.ts';
import { type DiscountRule, toViolations } from './purchase-rules.ts';
import type { PurchaseState, Quote } from './quote.ts';
import { isMeant } from './quoted-delivery.ts';

/** What estimates and checkouts have in common. */
export interface QuoteView {
  priceSummary: PriceSummary;
  payNow: PriceSummary;
  payLater: PriceSummary;
  taxSummary: TaxSummary;
  appliedDiscounts: AppliedDiscount[];
  additionalFees: AdditionalFee[];
  violations: Violation[];
  payAfterFreeTrial?: PriceSummary;
  giftCard?: GiftCardV1;
  calculationErrors?: CalculationErrors;
}

export function toQuoteView(
  settings: Settings,
  quoted: Quote,
  missing: readonly ApplicationError[] = [],
): QuoteView {
  const money = moneyOf(settings);
  const { calculation, problems, taxDetails } = quoted;
  const errors = toCalculationErrors(quoted, missing);
  return {
    priceSummary: toPriceSummary(money, calculation.totals),
    payNow: toPriceSummary(money, calculation.payNow),
    payLater: toPriceSummary(money, calculation.payLater),
    taxSummary: {
      taxableAmount: money.price(calculation.taxable),
      totalTax: money.price(calculation.totals.tax),
      calculationDetails: taxDetails,
    },
    appliedDiscounts: toAppliedDiscounts(money, quoted),
    additionalFees: toAdditionalFees(money, quoted),
    violations: toViolations(settings, money, problems),
    ...(calculation.afterTrial.subtotal > 0n && {
      payAfterFreeTrial: toPriceSummary(money, calculation.afterTrial),
    }),
    ...(quoted.giftCard && { giftCard: toGiftCard(money, quoted.giftCard) }),
    ...(errors && { calculationErrors: errors }),
  };
}

const toAppliedDiscounts = (
  { price }: Money,
  { calculation, coupon, merchantDiscounts, discountRules }: Quote,
): AppliedDiscount[] =>
  calculation.discounts.map(({ id, amount, lines }): AppliedDiscount => {
    const lineItemIds = [...lines.keys()];
    if (coupon?.id === id)
      return {
        coupon: { id, code: coupon.code, amount: price(amount), name: coupon.name },
        discountType: discountTypeOf(coupon),
        lineItemIds,
      };
    const rule = discountRules.find((each) => each.id === id);
    if (rule)
      return {
        discountRule: { id, name: { original: rule.name, translated: rule.name }, amount: price(amount) },
        discountType: discountTypeOf(rule),
        lineItemIds,
        id,
      };
    const percentage = merchantDiscounts.find((each) => each.id === id)?.percentage;
    return {
      merchantDiscount: { amount: price(amount), ...(percentage !== undefined && { percentage }) },
      discountType: 'GLOBAL',
      lineItemIds,
      id,
    };
  });

/** What a discount of a quote takes its amount off. */
export function discountScopeOf(
  { coupon, discountRules }: Quote,
  id: string,
): 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY' {
  const discount = coupon?.id === id ? coupon : discountRules.find((each) => each.id === id);
  const type = discount ? discountTypeOf(discount) : 'GLOBAL';
  return type === 'SHIPPING' ? 'DELIVERY' : type === 'SPECIFIC_ITEMS' ? 'LINE_ITEM' : 'CART_SUBTOTAL';
}

const discountTypeOf = ({ reduction, scope }: DiscountRule): DiscountType =>
  reduction.kind === 'freeShipping' ? 'SHIPPING' : scope ? 'SPECIFIC_ITEMS' : 'GLOBAL';

const toAdditionalFees = (money: Money, { calculation, fees }: Quote): AdditionalFee[] =>
  fees.flatMap(({ code, name, source, lineIds }, index): AdditionalFee[] => {
    // by position, because a code can be that of several fees
    const fee = calculation.fees[index];
    return fee
      ? [
          {
            code,
            name,
            translatedName: name,
            price: money.price(fee.price),
            taxDetails: toTaxDetails(money, fee),
            priceBeforeTax: money.price(fee.beforeTax),
            priceAfterTax: money.price(fee.afterTax),
            lineItemIds: lineIds,
            source: source ?? 'MANUAL',
          },
        ]
      : [];
  });

const toGiftCard = (
  money: Money,
  { card, amount, requested }: NonNullable<Quote['giftCard']>,
): GiftCardV1 => ({
  id: card.id,
  obfuscatedCode: obfuscated(card.code),
  amount: money.price(amount),
  appId: GIFT_CARD_APP_ID,
  externalId: card.id,
  ...(requested !== undefined && { requestedAmount: money.price(money.minor(requested)) }),
});

/**
 * The parts of a purchase that could not be calculated, and what an order needs
 * besides. Undefined if there are none.
 */
export function toCalculationErrors(
  { delivery, couponProblem, giftCardProblem, memberships }: Quote,
  orderValidationErrors: readonly ApplicationError[],
): CalculationErrors | undefined {
  const failed = (code: string, description: string) => ({ applicationError: { code, description } });
  const { failing, isOutside, isChosen, isNeeded, region, selected } = delivery;
  const errors: CalculationErrors = {
    orderValidationErrors: [...orderValidationErrors],
    ...(isOutside
      ? {
          generalShippingCalculationError: failed(
            'NO_DELIVERY_REGION',
            'The shop does not deliver to this address',
          ),
        }
      : failing.length > 0
        ? {
            carrierErrors: {
              errors: failing.map((carrierId) => ({
                carrierId,
                error: failed('CARRIER_ERROR', 'The carrier did not respond'),
              })),
            },
          }
        : region && isNeeded && isChosen && !selected
          ? {
              selectedShippingOptionError: failed(
                'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
                'The chosen delivery option is no longer offered',
              ),
            }
          : {}),
    ...(couponProblem && {
      couponCalculationError: failed(couponProblem, couponText(couponProblem)),
    }),
    ...(giftCardProblem && {
      giftCardCalculationError: failed(giftCardProblem, 'The gift card cannot pay for this purchase'),
    }),
    ...(memberships.problems.length > 0 && {
      membershipError: failed(
        'MEMBERSHIP_NOT_ELIGIBLE',
        'A chosen membership cannot pay for all lines that it was chosen for',
      ),
    }),
  };
  return Object.keys(errors).length > 1 || orderValidationErrors.length > 0 ? errors : undefined;
}

/** The delivery options of a purchase, by carrier. */
export function toCarrierOptions(settings: Settings, { delivery }: Quote): CarrierServiceOption[] {
  const { price, minor } = moneyOf(settings);
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
export function toSelectedOption(
  settings: Settings,
  { delivery, calculation }: Quote,
  requested: PurchaseState['option'],
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
      price: money.price(shipping.price),
      totalDiscount: money.price(shipping.discount),
      totalPriceBeforeTax: money.price(shipping.beforeTax),
      totalPriceAfterTax: money.price(shipping.afterTax),
      taxDetails: toTaxDetails(money, shipping),
    },
    requestedShippingOption: isMeant(selected, requested),
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
