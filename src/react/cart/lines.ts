/** Lines of a cart, and the items that they are made from. */
import { unstable_serialize } from 'swr';
import type { CartV2, CatalogItemInput, LineItem } from '../../../generated/types.ts';
import { asRecord } from '../../lib/fields.ts';

/** The cart of a response. Whatever the server has sent as its lines, they are a list. */
export function cartOf(response: unknown): CartV2 | undefined {
  const cart = asRecord(asRecord(response)?.['cart']);
  if (!cart) return undefined;
  const lines: unknown = cart['lineItems'];
  return { ...(cart as unknown as CartV2), lineItems: Array.isArray(lines) ? lines.filter(asRecord) : [] };
}

/** Items that differ in their pieces only have the same key. */
export const itemKeyOf = ({ quantity: _quantity, ...item }: CatalogItemInput): string =>
  unstable_serialize([item]);

/** The pieces of a line. */
export const quantityOf = ({ quantityInfo }: LineItem): number => quantityInfo?.confirmedQuantity ?? 0;

export const withQuantity = (line: LineItem, quantity: number): LineItem => ({
  ...line,
  quantityInfo: {
    fixedQuantity: false,
    ...line.quantityInfo,
    requestedQuantity: quantity,
    confirmedQuantity: quantity,
  },
});

/**
 * The item that adds a removed line again, with the choices of the buyer. Undefined for a custom line: the
 * item of a catalog to which it may refer has another price.
 */
export function itemOf(line: LineItem): CatalogItemInput | undefined {
  const { catalogReference, inventoryAppId } = line.source ?? {};
  if (!catalogReference || line.customLineItem) return undefined;
  const { existingMembership, futureMembership } = line.paymentConfig?.membership ?? {};
  return {
    quantity: quantityOf(line),
    catalogReference,
    ...(inventoryAppId && { inventoryAppId }),
    ...(existingMembership && { membershipPayment: { existingMembership } }),
    ...(futureMembership && { membershipPayment: { futureMembership } }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  };
}

/** The line with exactly the choices of an item. */
export const exactLineOf = (lines: readonly LineItem[], item: CatalogItemInput): LineItem | undefined =>
  lines.find((line) => {
    const own = itemOf(line);
    return own !== undefined && itemKeyOf(own) === itemKeyOf(item);
  });

/**
 * The line that an item belongs to. The server may add choices of its own, so without an exact line, it is
 * the only line of the same catalog reference. Undefined if there are several.
 */
export function lineOf(lines: readonly LineItem[], item: CatalogItemInput): LineItem | undefined {
  const exact = exactLineOf(lines, item);
  if (exact) return exact;
  const reference = unstable_serialize([item.catalogReference]);
  const [only, ...others] = lines.filter(
    (line) => itemOf(line) && unstable_serialize([line.source?.catalogReference]) === reference,
  );
  return others.length === 0 ? only : undefined;
}

/** The line that got the pieces of an item, given the lines before and after the request. */
export function grownLineOf(
  before: readonly LineItem[],
  after: readonly LineItem[],
  item: CatalogItemInput,
): LineItem | undefined {
  const pieces = new Map(before.map((line) => [line.id, quantityOf(line)]));
  const grown = after.filter((line) => quantityOf(line) > (pieces.get(line.id) ?? 0));
  return lineOf(grown, item);
}
