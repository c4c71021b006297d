/** Lines of carts as version 2 of the contract describes them. */

import type {
  CatalogOverrideFieldsV2,
  ImageV2,
  ItemDiscount,
  ItemStatus,
  LineItem,
  MembershipV2,
  ModifierGroupV2,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import { type CurrentLine, toOverrides } from '../pricing/lines.ts';
import { isMembershipOf, memberships } from '../pricing/memberships.ts';
import type { Quote } from '../pricing/quote.ts';
import type { ShownModifierGroup } from '../pricing/stored-line.ts';
import { converted, namedDiscount, unitPrice } from './cart-quote.ts';
import { chosenMemberships } from './purchase.ts';
import type { StoredCart } from './stored-cart.ts';

const STATUSES: Readonly<Record<string, ItemStatus>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

/** A line with the prices of a quote. `total` is what it costs after discounts on lines. */
export function toLineV2(
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  line: CurrentLine,
  total: bigint,
): LineItem {
  const money = moneyOf(context.settings);
  const { item, availability, taxableAddress } = line;
  const { shown } = item;
  return {
    id: line.id,
    ...(shown.productName && { name: shown.productName }),
    quantityInfo: quantityOf(cart, line),
    pricing: pricingOf(money, line, total),
    source: sourceOf(line),
    attributes: attributesOf(shown),
    ...presentIn('deliveryConfig', { deliveryProfileId: shown.deliveryProfileId }),
    ...presentIn('taxConfig', { taxableAddress, taxGroupId: item.taxGroupId }),
    paymentConfig: paymentOf(context, cart, quoted, line),
    status: STATUSES[availability.status ?? 'AVAILABLE'] ?? 'IN_STOCK',
    ...present({ extendedFields: line.extendedFields }),
    ...(shown.modifierGroups && {
      modifierGroups: shown.modifierGroups.map((group) => toGroupV2(group)),
    }),
    discounts: lineDiscounts(money, quoted, line.id),
    customLineItem: shown.customLineItem,
  };
}

const quantityOf = ({ lines }: StoredCart, line: CurrentLine): LineItem['quantityInfo'] => ({
  confirmedQuantity: line.quantity,
  requestedQuantity: lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity,
  ...present({ availableQuantity: line.availability.quantityAvailable }),
  fixedQuantity: line.item.shown.fixedQuantity,
});

function pricingOf(money: Money, line: CurrentLine, total: bigint): LineItem['pricing'] {
  const { shown, fullPrice, price, modifiers = '0' } = line.item;
  return {
    unitPrice: converted(money, unitPrice(line, total)),
    totalPrice: converted(money, total),
    ...present({ priceDescription: shown.priceDescription }),
    priceUndetermined: shown.priceUndetermined,
    breakdown: {
      fullPrice: converted(money, money.minor(fullPrice)),
      salePrice: converted(money, money.minor(price)),
      totalModifiersPrice: converted(money, money.minor(modifiers)),
    },
  };
}

const sourceOf = ({
  catalogReference,
  overrides,
  inventoryAppId,
  item: { shown },
}: CurrentLine): LineItem['source'] =>
  present({
    catalogReference,
    catalogOverrideFields: overrides && toOverridesV2(overrides),
    rootCatalogItemId: shown.rootCatalogItemId,
    inventoryAppId,
  });

const attributesOf = (shown: CurrentLine['item']['shown']): LineItem['attributes'] => ({
  ...present({
    descriptionLines: shown.descriptionLines,
    image: shown.media && toImageV2(shown.media),
    url: shown.url,
    policies: shown.policies,
    itemType: shown.itemType,
    physicalProperties: shown.physicalProperties,
    subscriptionInfo: shown.subscriptionOptionInfo,
    serviceProperties: shown.serviceProperties,
  }),
  membersOnly: shown.membersOnly,
});

function paymentOf(
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  line: CurrentLine,
): LineItem['paymentConfig'] {
  const money = moneyOf(context.settings);
  const { shown, deposit } = line.item;
  const membership = membershipOn(context, cart, quoted, line);
  return {
    savePaymentMethod: shown.savePaymentMethod,
    ...(deposit !== undefined && { depositAmount: converted(money, money.minor(deposit)) }),
    paymentOption: quoted.memberships.covered.has(line.id) ? 'MEMBERSHIP' : shown.paymentOption,
    ...(membership && { membership }),
  };
}

const lineDiscounts = (money: Money, { discounts }: Quote, lineId: string): ItemDiscount[] =>
  discounts.flatMap((discount): ItemDiscount[] => {
    const amountOff = discount.lines.get(lineId);
    return amountOff && discount.scope === 'LINE_ITEM'
      ? [{ ...namedDiscount(discount), amountOff: converted(money, amountOff) }]
      : [];
  });

/** Images of version 2 have no date of expiry, no size and no focal point. */
const toImageV2 = ({
  urlExpirationDate: _date,
  sizeInBytes: _size,
  focalPoint: _point,
  ...image
}: NonNullable<CurrentLine['item']['shown']['media']>): ImageV2 => image;

const toGroupV2 = ({ modifiers, ...group }: ShownModifierGroup): ModifierGroupV2 => ({
  ...present(group),
  ...(modifiers && {
    modifiers: modifiers.map(({ price, ...modifier }) => ({
      ...present(modifier),
      ...(price && { price: { amount: price.amount, convertedAmount: price.amount } }),
    })),
  }),
});

function toOverridesV2(overrides: NonNullable<CurrentLine['overrides']>): CatalogOverrideFieldsV2 {
  const { productName, price, image, ...rest } = toOverrides(overrides);
  return { ...rest, ...present({ name: productName, salePrice: price, image: image && toImageV2(image) }) };
}

function membershipOn(
  { db }: Base,
  cart: StoredCart,
  { memberships: { covered } }: Quote,
  { id, quantity, futureMembership }: CurrentLine,
): MembershipV2 | undefined {
  if (futureMembership) return { futureMembership, redemptionType: 'CREDITS' };
  const chosen = chosenMemberships(cart).find(({ lineItemIds }) => lineItemIds.includes(id));
  if (!chosen) return undefined;
  const paying = covered.get(id);
  const { owner } = cart;
  const isOwn = owner?.role === 'member' && isMembershipOf({ db }, owner.id, chosen.id);
  const name = (paying ?? (isOwn ? db.of(memberships).get(chosen.id) : undefined))?.name;
  return {
    existingMembership: { appId: chosen.appId, membershipId: chosen.id },
    ...(name !== undefined && { name: { original: name, translated: name } }),
    ...(paying && { redemptionCost: paying.credits ? quantity : 0 }),
    redemptionType: 'CREDITS',
  };
}
