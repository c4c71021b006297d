import { compareMoney } from 'storewire';
import type { ShopCollection } from '../../store/catalog/catalog.ts';
import { type FullProduct, isReduced } from '../../store/product/product.ts';
import { type CatalogView, collectionIdsOf, hasPrice } from './catalog-view.ts';

/** A filter to choose, with the number of products that it would show together with the filters of other groups. */
export interface Choice {
  /** In the URL: the slug of a collection, or the name of a choice. */
  value: string;
  name: string;
  count: number;
  color?: string | undefined;
}

export interface Facets {
  /** Products that meet all conditions of the view. */
  total: number;
  collections: Choice[];
  options: { name: string; choices: Choice[] }[];
  inStock: number;
  reduced: number;
  /** Of the prices. Undefined if there are none. */
  currency: string | undefined;
}

export interface FacetInput {
  view: CatalogView;
  /** Id of the collection of the page. */
  within?: string | undefined;
  collections: readonly ShopCollection[];
  /** All, or those that the text of the view finds. */
  products: readonly FullProduct[];
  compare: Intl.Collator['compare'];
}

/** A condition of the view, in the group of the filters that it belongs to. */
interface Condition {
  group: string;
  isMet: (product: FullProduct) => boolean;
}

/** Filters products, which keep their order, and counts those of each filter. */
export function filterCatalog(input: FacetInput): { facets: Facets; matching: FullProduct[] } {
  const { view, within, collections, products, compare } = input;
  const conditions = conditionsOf(view, collections);
  const base = products.filter((product) => !within || product.collectionIds.includes(within));
  const matchingWithout = (except: string): FullProduct[] =>
    base.filter((product) => conditions.every(({ group, isMet }) => group === except || isMet(product)));

  const ofCollections = matchingWithout('collection');
  // the order does not change with the counts, so that a choice stays where it was pressed
  const options = optionsOf(base).map((name) => {
    const chosen = view.options.get(name) ?? [];
    const choices = choicesOf(name, base, new Set(matchingWithout(`option ${name}`)), chosen);
    return { name, choices: choices.toSorted((a, b) => compare(a.name, b.name)) };
  });
  const matching = matchingWithout('');
  const facets = {
    total: matching.length,
    collections: collections
      .filter(({ id }) => id !== within)
      .map(({ id, slug, name }) => ({
        value: slug,
        name: name || slug,
        count: ofCollections.filter(({ collectionIds }) => collectionIds.includes(id)).length,
      }))
      .filter(({ value, count }) => count > 0 || view.collections.includes(value))
      .toSorted((a, b) => compare(a.name, b.name)),
    options: options.filter(({ name, choices }) => choices.length > 1 || view.options.get(name)?.length),
    inStock: matchingWithout('stock').filter((product) => product.isInStock).length,
    reduced: matchingWithout('sale').filter(isReduced).length,
    currency: base[0]?.price?.currency,
  };
  return { facets, matching };
}

function conditionsOf(view: CatalogView, collections: readonly ShopCollection[]): Condition[] {
  const chosen = collectionIdsOf(view, collections);
  const conditions: (Condition | false)[] = [
    view.collections.length > 0 && {
      group: 'collection',
      isMet: ({ collectionIds }) => chosen.some((id) => collectionIds.includes(id)),
    },
    hasPrice(view) && { group: 'price', isMet: (product) => isPriced(product, view) },
    view.isInStock && { group: 'stock', isMet: (product) => product.isInStock },
    view.isReduced && { group: 'sale', isMet: isReduced },
    ...[...view.options].map(([name, choices]) => ({
      group: `option ${name}`,
      isMet: (product: FullProduct) =>
        choiceNamesOf(product, name).some((choice) => choices.includes(choice)),
    })),
  ];
  return conditions.filter((condition) => condition !== false);
}

/** Whether the price of a product, after a reduction, is in the range of a view. */
function isPriced({ price }: FullProduct, { lowest, highest }: CatalogView): boolean {
  if (!price) return false;
  const { now } = price;
  const isTooLow = lowest !== undefined && compareMoney(now, lowest) < 0;
  return !isTooLow && !(highest !== undefined && compareMoney(now, highest) > 0);
}

const choiceNamesOf = ({ options }: FullProduct, option: string): string[] =>
  options.filter(({ name }) => name === option).flatMap(({ choices }) => choices.map(({ name }) => name));

/** Options that only one product has do not help to choose among products. */
function optionsOf(products: readonly FullProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { options } of products)
    for (const { name } of options) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => name && count > 1)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name);
}

/** The choices of the products that are counted, and those that are chosen. */
function choicesOf(
  option: string,
  products: readonly FullProduct[],
  counted: ReadonlySet<FullProduct>,
  chosen: readonly string[],
): Choice[] {
  const choices = new Map<string, Choice>(chosen.map((value) => [value, { value, name: value, count: 0 }]));
  for (const product of products)
    for (const { name: ofOption, choices: all } of product.options)
      for (const { name, color } of ofOption === option ? all : []) {
        const known = choices.get(name);
        choices.set(name, {
          value: name,
          name,
          count: (known?.count ?? 0) + (counted.has(product) ? 1 : 0),
          color: known?.color ?? color,
        });
      }
  return [...choices.values()].filter(({ value, count }) => count > 0 || chosen.includes(value));
}
