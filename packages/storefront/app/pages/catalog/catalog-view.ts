import { PAGE, readPage } from '../../shop/catalog/list-page.ts';
import type { ShopCollection, SortName } from '../../store/catalog/catalog.ts';
import { plainText } from '../../text/plain-text.ts';
import { ON, OPTION, PARAMETERS } from './parameters.ts';

/** Sort orders to choose from. */
export const SORT_NAMES: readonly SortName[] = ['featured', 'newest', 'name', 'cheapest', 'dearest'];

/** What a page with a list of products shows, as its URL describes it. */
export interface CatalogView {
  /** What was searched for. Empty on pages without a search. */
  text: string;
  /** Slugs of collections: products of any of them. */
  collections: string[];
  /** Choices by the name of their option: products with any choice of each option. */
  options: ReadonlyMap<string, string[]>;
  /** Lowest price, as a decimal string. */
  lowest: string | undefined;
  /** Highest price, as a decimal string. */
  highest: string | undefined;
  isInStock: boolean;
  isReduced: boolean;
  sort: SortName;
  /** From 1. */
  page: number;
}

const { text, collection, lowest, highest, stock, sale, sort } = PARAMETERS;

/** Reads the view of a URL. What it does not understand is ignored. */
export function readView(parameters: URLSearchParams): CatalogView {
  const names = new Set([...parameters.keys()].filter((name) => name.startsWith(OPTION)));
  return {
    text: (parameters.get(text) ?? '').trim().slice(0, 100),
    collections: valuesOf(parameters, collection),
    options: new Map([...names].map((name) => [name.slice(OPTION.length), valuesOf(parameters, name)])),
    lowest: readAmount(parameters.get(lowest)),
    highest: readAmount(parameters.get(highest)),
    isInStock: parameters.get(stock) === ON,
    isReduced: parameters.get(sale) === ON,
    sort: SORT_NAMES.find((name) => name === parameters.get(sort)) ?? 'featured',
    page: readPage(parameters),
  };
}

const valuesOf = (parameters: URLSearchParams, name: string): string[] => [
  ...new Set(parameters.getAll(name).filter((value) => value !== '')),
];

/** Reads an amount as people type it: with a currency sign, a decimal comma, or separators of thousands. */
export function readAmount(value: string | null | undefined): string | undefined {
  const text = plainText(value ?? '').replaceAll(/[\p{Sc}\s]/gu, '');
  const amount = text.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : undefined;
}

/** Ids of the collections of a view. Unknown ones are left out. */
export const collectionIdsOf = (view: CatalogView, collections: readonly ShopCollection[]): string[] =>
  collections.filter(({ slug }) => view.collections.includes(slug)).map(({ id }) => id);

/** Whether a view has a lowest or a highest price. */
export const hasPrice = ({ lowest, highest }: CatalogView): boolean =>
  lowest !== undefined || highest !== undefined;

/** Whether a query parameter filters. The search text, the sort order and the page do not. */
export const isFilter = (name: string): boolean =>
  name.startsWith(OPTION) || [collection, lowest, highest, stock, sale].some((filter) => filter === name);

/** The filters of a URL. Prices that cannot be read filter nothing. */
export const activeFilters = (parameters: URLSearchParams): [name: string, value: string][] =>
  [...parameters].filter(([name, value]) =>
    name === lowest || name === highest
      ? readAmount(value) !== undefined
      : isFilter(name) && value.trim() !== '',
  );

/** Whether a query parameter belongs to the view. All others are kept when a filter is chosen. */
export const isOfView = (name: string): boolean =>
  isFilter(name) || [text, sort, PAGE].some((parameter) => parameter === name);

/** The query of a URL without some parameters. Empty ones and, as the list is another one, the page are left out. */
export function searchWithout(
  parameters: Iterable<readonly [name: string, value: string]>,
  isRemoved: (name: string, value: string) => boolean = () => false,
): string {
  const kept = [...parameters].filter(
    ([name, value]) => name !== PAGE && value.trim() !== '' && !isRemoved(name, value),
  );
  const isDefault = ([name, value]: readonly [string, string]): boolean =>
    name === sort && value === 'featured';
  const query = new URLSearchParams(
    kept.filter((pair) => !isDefault(pair)).map(([name, value]) => [name, value]),
  );
  return query.size === 0 ? '' : `?${query}`;
}
