/** Lines of carts as version 2 of the contract describes them. */
import type {
  CatalogOverrideFieldsV2,
  ConvertedMoney,
  ImageV2,
  ItemDiscount,
  ItemStatus,
  LineItem,
  MembershipV2,
  ModifierGroup,
  ModifierGroupV2,
} from 'storewire';
import { present, within } from '../../base/present.ts';
import type { Base } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import { converted, discountOf, unitPrice } from './cart-quote.ts';
import { type CurrentLine, toOverrides } from './lines.ts';
import { memberships } from './memberships.ts';
import { type Money, moneyOf } from './prices.ts';
import { chosenMemberships } from './purchase.ts';
import type { Quote } from './quote.ts';
import { discountScopeOf } from './quote-view.ts';

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
  const amount = (decimal: string): ConvertedMoney => converted(money, money.minor(decimal));
  const { item, availability, overrides } = line;
  const { shown } = item;
  const requested = cart.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity;
  const discounts = lineDiscounts(money, quoted, line.id);
  const membership = membershipOn(context, cart, quoted, line);
  return {
    id: line.id,
    ...(shown.productName && { name: shown.productName }),
    quantityInfo: {
      confirmedQuantity: line.quantity,
      requestedQuantity: requested,
      ...present({ availableQuantity: availability.quantityAvailable }),
      fixedQuantity: shown.fixedQuantity,
    },
    pricing: {
      unitPrice: converted(money, unitPrice(line, total)),
      totalPrice: converted(money, total),
      ...present({ priceDescription: shown.priceDescription }),
      priceUndetermined: shown.priceUndetermined,
      breakdown: {
        fullPrice: amount(item.fullPrice),
        salePrice: amount(item.price),
        totalModifiersPrice: amount(item.modifiers ?? '0'),
      },
    },
    source: {
      ...present({
        catalogReference: line.catalogReference,
        catalogOverrideFields: overrides && toOverridesV2(overrides),
        rootCatalogItemId: shown.rootCatalogItemId,
        inventoryAppId: line.inventoryAppId,
      }),
    },
    attributes: {
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
    },
    ...within('deliveryConfig', { deliveryProfileId: shown.deliveryProfileId }),
    ...within('taxConfig', { taxableAddress: line.taxableAddress, taxGroupId: item.taxGroupId }),
    paymentConfig: {
      savePaymentMethod: shown.savePaymentMethod,
      ...(item.deposit !== undefined && { depositAmount: amount(item.deposit) }),
      paymentOption: quoted.memberships.covered.has(line.id) ? 'MEMBERSHIP' : shown.paymentOption,
      ...(membership && { membership }),
    },
    status: STATUSES[availability.status ?? 'AVAILABLE'] ?? 'IN_STOCK',
    ...present({ extendedFields: line.extendedFields }),
    ...(shown.modifierGroups && {
      modifierGroups: shown.modifierGroups.map((group) => toGroupV2(group)),
    }),
    discounts,
    customLineItem: shown.customLineItem,
  };
}

function lineDiscounts(money: Money, quoted: Quote, lineId: string): ItemDiscount[] {
  return quoted.calculation.discounts.flatMap(({ id, lines }): ItemDiscount[] => {
    const amountOff = lines.get(lineId);
    if (!amountOff || discountScopeOf(quoted, id) !== 'LINE_ITEM') return [];
    const { name, source } = discountOf(quoted, id);
    return [{ name: { original: name, translated: name }, amountOff: converted(money, amountOff), source }];
  });
}

/** Images of version 2 have no date of expiry, no size and no focal point. */
const toImageV2 = ({
  urlExpirationDate: _date,
  sizeInBytes: _size,
  focalPoint: _point,
  ...image
}: NonNullable<CurrentLine['item']['shown']['media']>): ImageV2 => image;

const toGroupV2 = ({ modifiers, ...group }: ModifierGroup): ModifierGroupV2 => ({
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
  const name = (paying ?? db.of(memberships).get(chosen.id))?.name;
  return {
    existingMembership: { appId: chosen.appId, membershipId: chosen.id },
    ...(name !== undefined && { name: { original: name, translated: name } }),
    ...(paying && { redemptionCost: paying.credits ? quantity : 0 }),
    redemptionType: 'CREDITS',
  };
}
