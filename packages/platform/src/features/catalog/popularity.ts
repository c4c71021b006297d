/** What shoppers buy, from which recommendations are made. */
import type { CatalogReference } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { list, number } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** The products of one order. */
interface ProductGroup {
  id: string;
  productIds: string[];
}

export const boughtProducts = defineEntity<ProductGroup>()({
  name: 'boughtProducts',
  columns: { productId: list('text', ({ productIds }) => productIds) },
});

/** How many pieces of a product were sold. */
interface Sales {
  /** Id of the product. */
  id: string;
  pieces: number;
}

export const sales = defineEntity<Sales>()({
  name: 'sales',
  columns: { pieces: number(({ pieces }) => pieces) },
});

/** Records a placed order. Call it in the write that places the order. */
export function recordSale(
  { db }: Pick<Base, 'db'>,
  orderId: string,
  lines: readonly { catalogReference?: CatalogReference; quantity: number }[],
): void {
  const bought = lines.flatMap(({ catalogReference, quantity }) =>
    catalogReference ? { productId: catalogReference.catalogItemId, quantity } : [],
  );
  db.of(boughtProducts).save({ id: orderId, productIds: bought.map(({ productId }) => productId) });
  for (const { productId, quantity } of bought) {
    const pieces = (db.of(sales).get(productId)?.pieces ?? 0) + quantity;
    db.of(sales).save({ id: productId, pieces });
  }
}

/** Products that most often are in the same orders as some of these, best first. */
export function boughtTogether({ db }: Pick<Base, 'db'>, productIds: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const group of db.of(boughtProducts).all({ where: { productId: { $hasSome: [...productIds] } } }))
    for (const id of group.productIds)
      if (!productIds.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ranked(counts);
}

/** Ids by their number, highest first, and by id where numbers are equal. */
export const ranked = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([id]) => id);
