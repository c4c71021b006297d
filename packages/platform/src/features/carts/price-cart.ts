/** Carts at the prices of a quote: for the hosted page, and for orders. */

import type { ApplicationError as OrderError } from 'storewire';
import type { Base, Context } from '../../kernel/context/context.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { completeAddress } from '../pricing/addresses.ts';
import { type CurrentLine, toLineItem } from '../pricing/lines.ts';
import type { PricedCart, PricedCartLine } from '../pricing/priced-cart.ts';
import { toTaxDetails } from '../pricing/prices.ts';
import { type Quote, quotePurchase } from '../pricing/quote.ts';
import { toDelivery, toQuoteView } from '../pricing/quote-view.ts';
import { viewerOf, withSeen } from './agreement.ts';
import { chosenMemberships, purchaseOf } from './purchase.ts';
import { carts, ownerId, type StoredCart, shopperOf, type Viewer } from './stored-cart.ts';

/** A cart for its viewer. Stores the prices that are shown, so that an order at other prices is an error. */
export function readCart(context: Context, cart: StoredCart, viewer: Viewer = viewerOf(context)): PricedCart {
  if (cart.final) return cart.final.checkout;
  const quoted = quotePurchase(context, purchaseOf(cart));
  const shown = withSeen(cart, quoted, viewer);
  if (shown.seen[viewer] !== cart.seen[viewer]) context.db.write(() => context.db.of(carts).save(shown));
  return pricedCart(context, cart, quoted);
}

/** Whether an order can be placed: nothing is missing, and everything could be calculated. */
export function isComplete(context: Context, cart: StoredCart): boolean {
  const quoted = quotePurchase(context, purchaseOf(cart));
  const { buyerInfo, calculationErrors } = pricedCart(context, cart, quoted);
  return Boolean(buyerInfo.email) && calculationErrors === undefined;
}

/** A cart with its totals and everything that prevents an order. */
export function pricedCart(context: Base, cart: StoredCart, quoted: Quote): PricedCart {
  const { settings } = context;
  const { currency, language } = settings;
  const money = moneyOf(settings);
  const { billingInfo, buyerNote, extendedFields, customFields = [] } = cart.info;
  return {
    ...present({ buyerNote, extendedFields }),
    ...(billingInfo && { billingInfo: completeAddress(billingInfo) }),
    customFields: customFields.map(({ title = 'Field', ...field }) => ({ title, ...field })),
    id: cart.id,
    lineItems: quoted.lines.map((line, index) => pricedLine(money, quoted, line, index)),
    ...shippingOf(context, cart, quoted),
    buyerInfo: buyerOf(cart),
    ...toQuoteView(settings, quoted, missingFor(cart, quoted)),
    membershipOptions: membershipsOf(cart, quoted),
    currency,
    siteLanguage: language,
    buyerLanguage: cart.language ?? language,
    weightUnit: settings.weightUnit,
    taxIncludedInPrice: settings.taxIncludedInPrices,
    channelType: cart.channelType,
    createdBy: cart.createdBy,
    purchaseFlowId: cart.purchaseFlowId,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  };
}

/** What an order still needs, in addition to what could not be calculated. */
function missingFor({ info }: StoredCart, { calculation, delivery }: Quote): OrderError[] {
  return [
    ...(calculation.totals.total > 0n && !info.billingInfo?.address
      ? [{ code: 'MISSING_BILLING_ADDRESS', description: 'The order needs a billing address' }]
      : []),
    ...(delivery.isNeeded && !info.shippingInfo?.shippingDestination?.address
      ? [{ code: 'MISSING_SHIPPING_DESTINATION', description: 'The order needs a destination' }]
      : []),
    ...(delivery.region && delivery.isNeeded && !delivery.isChosen
      ? [
          {
            code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
            description: 'The order needs a delivery option',
          },
        ]
      : []),
  ];
}

function shippingOf(
  { settings }: Base,
  { info: { shippingInfo } }: StoredCart,
  quoted: Quote,
): Pick<PricedCart, 'shippingInfo'> {
  if (!shippingInfo && !quoted.delivery.isNeeded) return {};
  const destination = shippingInfo?.shippingDestination;
  return {
    shippingInfo: {
      ...(destination && { shippingDestination: completeAddress(destination) }),
      ...toDelivery(settings, quoted, shippingInfo?.selectedCarrierServiceOption),
    },
  };
}

function buyerOf(cart: StoredCart): PricedCart['buyerInfo'] {
  const owner = shopperOf(cart);
  return {
    ...cart.info.buyerInfo,
    ...(owner && ownerId(owner)),
    ...(cart.contactId !== undefined && { contactId: cart.contactId }),
  };
}

function membershipsOf(
  cart: StoredCart,
  { memberships: { eligible, invalid } }: Quote,
): PricedCart['membershipOptions'] {
  const chosen = chosenMemberships(cart);
  const isChosen = cart.info.membershipOptions?.selectedMemberships || chosen.length > 0;
  return {
    eligibleMemberships: eligible,
    invalidMemberships: invalid,
    ...(isChosen && {
      selectedMemberships: {
        memberships: chosen.map((each) => ({ ...each, lineItemIds: [...each.lineItemIds] })),
      },
    }),
  };
}

function pricedLine(
  money: Money,
  { calculation, memberships }: Quote,
  line: CurrentLine,
  index: number,
): PricedCartLine {
  const calculated = calculation.lines[index];
  return {
    ...toLineItem(money, line, memberships.covered.has(line.id)),
    ...(calculated && {
      totalPriceAfterTax: money.convertedPrice(calculated.afterTax),
      totalPriceBeforeTax: money.convertedPrice(calculated.beforeTax),
      taxDetails: toTaxDetails(money, calculated),
      discount: money.convertedPrice(calculated.discount),
    }),
  };
}
