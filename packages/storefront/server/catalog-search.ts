import MiniSearch, { type SearchResult } from 'minisearch';
import type { Collection, Product } from 'storewire';
import { paragraphsOf } from '../app/format/plain-text.ts';
import type { CatalogSearch } from '../app/store/store-request.ts';

/** Fields by how much a word in them counts. */
const BOOSTS = { name: 6, collections: 3, options: 2, sku: 2, description: 1 };

type SearchDocument = Record<keyof typeof BOOSTS | 'id', string>;

/** Plural endings of English, German and Hebrew. */
const PLURAL = /(?<=s|x|ch|sh)es$|(?<!s)s$|(?<=[elr])n$|ים$|ות$/u;

/** The term of a word: without marks, such as those of umlauts and vowels, and in the singular. */
function termOf(word: string): string {
  const term = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return term.length > 3 ? term.replace(PLURAL, '') : term;
}

/** Misspelled letters per letter of a word. */
const FUZZY = 0.25;

/**
 * Returns a function that finds products by their names, descriptions, collections, choices and item numbers. Words
 * may be plurals and unfinished; one that is in no product may be misspelled.
 */
export async function createCatalogSearch(
  collections: readonly Collection[],
  products: readonly Product[],
): Promise<CatalogSearch> {
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(BOOSTS),
    processTerm: termOf,
    searchOptions: { boost: BOOSTS, prefix: true },
  });
  const collectionNames = new Map(collections.map(({ id, name }) => [id ?? '', name ?? '']));
  const byId = new Map(products.map((product) => [product.id ?? '', product]));
  // in parts, so that pages are rendered in between
  await index.addAllAsync([...byId.values()].map((product) => documentOf(product, collectionNames)));
  const isKnown = (word: string): boolean => index.search(word).length > 0;

  function search(words: string[]): SearchResult[] {
    const exact = index.search({ combineWith: 'AND', queries: words });
    if (exact.length > 0) return exact;
    const queries = words.map((word) => ({ queries: [word], fuzzy: isKnown(word) ? false : FUZZY }));
    const withAll = index.search({ combineWith: 'AND', queries });
    return withAll.length > 0 ? withAll : index.search({ combineWith: 'OR', queries });
  }

  return (text) => {
    const words = text.split(/[\s\p{P}]+/u).filter(Boolean);
    return search(words).flatMap(({ id }) => byId.get(id) ?? []);
  };
}

function documentOf(
  { id, name, sku, description, brand, ribbon, collectionIds = [], productOptions = [] }: Product,
  collectionNames: ReadonlyMap<string, string>,
): SearchDocument {
  const choices = productOptions.flatMap((option) => option.choices ?? []);
  return {
    id: id ?? '',
    name: name ?? '',
    sku: sku ?? '',
    description: [...paragraphsOf(description ?? ''), brand, ribbon].join(' '),
    collections: collectionIds.map((each) => collectionNames.get(each)).join(' '),
    options: [
      ...productOptions.map((option) => option.name),
      ...choices.map((choice) => choice.description),
    ].join(' '),
  };
}
