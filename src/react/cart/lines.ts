/** Lines of a cart, and the items that they are made from. */
import { unstable_serialize } from 'swr';
import type { CatalogItemInput, LineItem } from '../../../generated/types.ts';

const isSame = (a: unknown, b: unknown): boolean => unstable_serialize([a]) === unstable_serialize([b]);

const withoutQuantity = ({ quantity: _quantity, ...item }: CatalogItemInput): object => item;

/** Whether two items differ in their pieces only. */
export const isSameItem = (one: CatalogItemInput, other: CatalogItemInput): boolean =>
  isSame(withoutQuantity(one), withoutQuantity(other));

/** The ids that the server has given to lines that were restored, by the ids that they had before. */
export type LineIds = ReadonlyMap<string, string>;

export const idOf = (ids: LineIds, lineKey: string): string => ids.get(lineKey) ?? lineKey;

/** All names of a line lead to its new id. */
export function withId(ids: LineIds, lineKey: string, id: string): LineIds {
  const old = idOf(ids, lineKey);
  const changed = [...ids, [old, old] as const].map(
    ([key, value]) => [key, value === old ? id : value] as const,
  );
  return new Map(changed.filter(([key]) => key !== id));
}

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
    return own !== undefined && isSameItem(own, item);
  });

/**
 * The line that an item belongs to. The server may add choices of its own, so without an exact line, it is
 * the only line of the same catalog reference. Undefined if there are several.
 */
export function lineOf(lines: readonly LineItem[], item: CatalogItemInput): LineItem | undefined {
  const exact = exactLineOf(lines, item);
  if (exact) return exact;
  const [only, ...others] = lines.filter(
    (line) => itemOf(line) && isSame(line.source?.catalogReference, item.catalogReference),
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
