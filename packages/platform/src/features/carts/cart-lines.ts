/** Lines of version 2: how requests add and change them. Too large a quantity is an error. */

import { isDeepStrictEqual } from 'node:util';
import type { CatalogItemInput, CustomItemInput, LineItemUpdate, MembershipInput } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { addLines, type GivenLine, MAX_LINES, newCustomLine, readLine } from '../pricing/lines.ts';
import { isMembershipOf, membershipsFor } from '../pricing/memberships.ts';
import { availabilityOf, type Refusal, type StoredLine } from '../pricing/stored-line.ts';
import { purchaseOf } from './purchase.ts';
import type { StoredCart } from './stored-cart.ts';

type CatalogItem = Received<CatalogItemInput>;
type CustomItem = Received<CustomItemInput>;

/** Items of a request. */
export interface GivenItems {
  catalogItems?: readonly CatalogItem[] | undefined;
  customItems?: readonly CustomItem[] | undefined;
}

/** Which field of a request leads to the amounts of its items. */
export const fieldOf = ({ catalogItems = [] }: GivenItems): 'catalogItems' | 'customItems' =>
  catalogItems.length > 0 ? 'catalogItems' : 'customItems';

/** The cart with the items of a request. */
export function withItems(
  context: Base,
  cart: StoredCart,
  { catalogItems = [], customItems = [] }: GivenItems,
): StoredCart {
  const read = catalogItems.map((item, index) => readLine(context, cart.lines, toGivenLine(item, index)));
  checkSold(catalogItems, read);
  const added = [
    ...read.flatMap(({ line }, index) => (line ? [{ line, field: `catalogItems[${index}].quantity` }] : [])),
    ...customItems.map((item, index) => ({
      line: newCustomLine(context, toCustomLine(item)),
      field: `customItems[${index}].pricing.price`,
    })),
  ];
  const lines = addLines(context, cart.lines, added, { isExact: true });
  const isAdded = ({ id }: StoredLine): boolean => !cart.lines.some((line) => line.id === id);
  checkDeposits(context, lines.filter(isAdded));
  checkStock(cart.lines, lines);
  if (lines.length > MAX_LINES)
    throw new ApplicationError('MAX_LINE_ITEMS_EXCEEDED', {
      requestCount: lines.length,
      maxCount: MAX_LINES,
    });
  return withCheckedMemberships(context, cart, lines);
}

/** The cart with the items of a request, of which there must be one. */
export function withAddedItems(context: Base, cart: StoredCart, items: GivenItems): StoredCart {
  const { catalogItems = [], customItems = [] } = items;
  if (catalogItems.length === 0 && customItems.length === 0)
    throw new ApplicationError('NO_LINE_ITEMS_TO_ADD');
  return withItems(context, cart, items);
}

/** Throws for items that the catalog does not sell. Those that are incomplete are left out, without an error. */
function checkSold(catalogItems: readonly CatalogItem[], read: readonly { refusal?: Refusal }[]): void {
  const refused = catalogItems.flatMap(({ catalogReference }, index) => {
    const refusal = read[index]?.refusal;
    return refusal && refusal.reason !== 'incomplete' ? [{ catalogReference, refusal, index }] : [];
  });
  for (const { refusal, index } of refused)
    if (refusal.reason === 'options')
      invalid(
        `catalogItems[${index}].catalogReference.options.${refusal.field}`,
        'VALIDATION',
        refusal.description,
      );
  if (refused.length === 0) return;
  throw new ApplicationError(
    'ITEM_NOT_FOUND_IN_CATALOG',
    { invalidItems: refused.map(({ catalogReference }) => ({ catalogReference })) },
    refused.every(({ refusal }) => refusal.reason === 'variant')
      ? 'Choose a variant of this item first.'
      : undefined,
  );
}

function checkDeposits({ settings }: Base, lines: readonly StoredLine[]): void {
  const { minor } = moneyOf(settings);
  for (const { custom, overrides, item } of lines) {
    const deposit = custom?.depositAmount ?? overrides?.depositAmount;
    if (deposit && minor(deposit) > minor(item.price))
      throw new ApplicationError('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE');
  }
}

/** The membership that a request chooses for a line: one that the buyer has, or one of a plan in the cart. */
function membershipOf(
  field: string,
  { existingMembership, futureMembership }: Received<MembershipInput> = {},
  older?: { id: string; appId: string },
): Pick<StoredLine, 'selectedMembership' | 'futureMembership'> {
  if (existingMembership) {
    const missing = (name: string): never =>
      invalid(`${field}.membershipPayment.existingMembership.${name}`, 'REQUIRED_FIELD', 'must be present');
    const { appId = missing('appId'), membershipId: id = missing('membershipId') } = existingMembership;
    return { selectedMembership: { appId, id } };
  }
  if (futureMembership) return { futureMembership };
  return older ? { selectedMembership: { appId: older.appId, id: older.id } } : {};
}

const toGivenLine = (
  {
    catalogReference,
    quantity,
    catalogOverrideFields,
    extendedFields,
    inventoryAppId,
    membershipPayment,
    selectedMembership,
  }: CatalogItem,
  index: number,
): GivenLine => {
  const { name, salePrice, image, ...overrides } = catalogOverrideFields ?? {};
  return {
    catalogReference,
    quantity,
    ...(catalogOverrideFields && {
      catalogOverrideFields: {
        ...overrides,
        ...present({ productName: name, price: salePrice, image: image && present(image) }),
      },
    }),
    ...present({ extendedFields, inventoryAppId }),
    ...membershipOf(`catalogItems[${index}]`, membershipPayment, selectedMembership),
  };
};

/** A custom item as lines have it. */
function toCustomLine({
  name,
  quantityInfo,
  pricing,
  source = {},
  attributes,
  deliveryConfig,
  taxConfig,
  paymentConfig,
  modifierGroups,
}: CustomItem): Parameters<typeof newCustomLine>[1] {
  const { image, ...described } = attributes;
  const { catalogReference, rootCatalogItemId, inventoryAppId } = source;
  return {
    ...present(described),
    productName: name,
    quantity: quantityInfo.requestedQuantity,
    price: pricing.price.amount,
    itemType: attributes.itemType,
    ...present({
      media: image && present(image),
      quantityAvailable: quantityInfo.availableQuantity,
      fixedQuantity: quantityInfo.fixedQuantity,
      fullPrice: pricing.fullPrice?.amount,
      priceDescription: pricing.priceDescription,
      priceUndetermined: pricing.priceUndetermined,
      catalogReference,
      rootCatalogItemId,
      inventoryAppId,
      deliveryProfileId: deliveryConfig?.deliveryProfileId,
      taxableAddress: taxConfig?.taxableAddress,
      taxGroupId: taxConfig?.taxGroupId,
      depositAmount: paymentConfig?.depositAmount?.amount,
      paymentOption: paymentConfig?.paymentOption,
    }),
    ...(modifierGroups && {
      modifierGroups: modifierGroups.map(({ modifiers, ...group }) => ({
        ...group,
        ...(modifiers && {
          modifiers: modifiers.map(({ price, ...modifier }) => ({
            ...modifier,
            ...(price && { price: price.amount }),
          })),
        }),
      })),
    }),
  };
}

/** The cart with changes of quantities and memberships. */
export function withLineUpdates(
  context: Base,
  cart: StoredCart,
  updates: readonly Received<LineItemUpdate>[],
): StoredCart {
  const ids = updates.map(({ lineItemId }) => lineItemId);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0)
    throw new ApplicationError('DUPLICATE_LINE_ITEM_UPDATES', {
      duplicateLineItemIds: [...new Set(repeated)],
    });
  checkKnown(cart, ids);
  const empty = updates.filter((update) => Object.keys(present(update)).length === 1);
  if (empty.length > 0)
    throw new ApplicationError('EMPTY_LINE_ITEM_UPDATES', {
      lineItemIds: empty.map(({ lineItemId }) => lineItemId),
    });
  const lines = cart.lines.map((line) => {
    const index = ids.indexOf(line.id);
    const update = updates[index];
    return update ? updatedLine(line, update, `lineItems[${index}]`) : line;
  });
  for (const [index, { lineItemId, quantity }] of updates.entries()) {
    const line = cart.lines.find(({ id }) => id === lineItemId);
    if (line?.item.shown.fixedQuantity && quantity && quantity.newQuantity !== line.quantity)
      invalid(`lineItems[${index}].quantity`, 'FIELD_NOT_ALLOWED', 'cannot be changed for this line');
  }
  const isChanged = ({ id }: StoredLine): boolean =>
    updates.some(({ lineItemId, quantity }) => lineItemId === id && quantity !== undefined);
  checkStock(
    cart.lines.map((line) => (isChanged(line) ? { ...line, quantity: 0 } : line)),
    lines,
  );
  return withCheckedMemberships(context, cart, lines);
}

function updatedLine(
  { selectedMembership: existing, futureMembership: future, ...line }: StoredLine,
  { quantity, membershipPayment, selectedMembership: older }: Received<LineItemUpdate>,
  field: string,
): StoredLine {
  return {
    ...line,
    ...(quantity && { quantity: quantity.newQuantity }),
    ...(membershipPayment || older
      ? membershipOf(field, membershipPayment, older?.newMembership)
      : present({ selectedMembership: existing, futureMembership: future })),
  };
}

/** The cart without some lines. */
export function withoutItems(cart: StoredCart, ids: readonly string[]): StoredCart {
  checkKnown(cart, ids);
  return { ...cart, lines: cart.lines.filter(({ id }) => !ids.includes(id)) };
}

function checkKnown({ lines }: StoredCart, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id));
  if (unknown.length > 0) throw new ApplicationError('LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds: unknown });
}

/** Throws if lines that are new or larger than before ask for more pieces than there are. */
function checkStock(before: readonly StoredLine[], lines: readonly StoredLine[]): void {
  const invalidItems = lines.flatMap((line) => {
    const { id, catalogReference, quantity } = line;
    const { quantityAvailable } = availabilityOf(line);
    const old = before.find((each) => each.id === id);
    if (quantityAvailable === undefined || quantity <= quantityAvailable) return [];
    if (old && old.quantity >= quantity) return [];
    return [
      {
        id: old || !catalogReference ? { lineItemId: id } : { catalogReference },
        requestedQuantity: quantity,
        availableQuantity: quantityAvailable,
      },
    ];
  });
  if (invalidItems.length > 0) throw new ApplicationError('INSUFFICIENT_INVENTORY', { invalidItems });
}

/**
 * The cart with its new lines. Throws if the new membership of one is not for its item, or its plan not in the
 * cart. Whether a membership has credits left is checked later.
 */
function withCheckedMemberships(context: Base, before: StoredCart, lines: readonly StoredLine[]): StoredCart {
  const cart = { ...before, lines: [...lines] };
  const isNew = ({ id, selectedMembership, futureMembership }: StoredLine): boolean => {
    const old = before.lines.find((line) => line.id === id);
    return !isDeepStrictEqual(
      [selectedMembership, futureMembership],
      [old?.selectedMembership, old?.futureMembership],
    );
  };
  const changed = new Map(lines.filter(isNew).map((line) => [line.id, line]));
  const unknown = [...changed.values()].flatMap(({ futureMembership }) => {
    const id = futureMembership?.lineItemId;
    return futureMembership && !lines.some((line) => line.id === id) ? [id ?? ''] : [];
  });
  if (unknown.length > 0) throw new ApplicationError('PLAN_LINE_ITEM_NOT_FOUND', { lineItemIds: unknown });
  const purchase = purchaseOf(cart);
  const { problems } = membershipsFor(context, purchase, purchase.lines);
  // an open cart has no buyer yet, who may have the membership
  const isForeign = ({ id }: { id: string }): boolean =>
    cart.owner?.role === 'member' && !isMembershipOf(context, cart.owner.id, id);
  const invalidItems = problems.flatMap(({ lineItemId, reason }) => {
    const { selectedMembership } = changed.get(lineItemId) ?? {};
    return selectedMembership && (reason === 'NOT_APPLICABLE_TO_LINE_ITEMS' || isForeign(selectedMembership))
      ? [{ invalidItemId: { lineItemId }, selectedMembership }]
      : [];
  });
  if (invalidItems.length > 0)
    throw new ApplicationError('INVALID_MEMBERSHIP_PAYMENT_OPTION', { invalidItems });
  return cart;
}
