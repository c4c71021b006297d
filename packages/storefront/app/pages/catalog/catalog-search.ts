import MiniSearch, { type SearchResult } from 'minisearch';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import type { FullProduct } from '../../store/product/product.ts';
import type { CatalogSearch } from '../../store/store-request.ts';

/** Fields by how much a word in them counts. */
const BOOSTS = { name: 6, collections: 3, options: 2, sku: 2, description: 1 };

/** Fields by which a product is found. `details`, such as hints on care, are searched if these have nothing. */
const FIELDS = Object.keys(BOOSTS);

type SearchDocument = Record<keyof typeof BOOSTS | 'details' | 'id', string>;

/** Plural endings of English, German and Hebrew. */
const PLURAL = /(?<=s|x|ch|sh)es$|(?<!s)s$|(?<=[elr])n$|ים$|ות$/u;

/** The term of a word: without marks, such as those of umlauts and vowels, and in the singular. */
function termOf(word: string): string {
  const term = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return term.length > 3 ? term.replace(PLURAL, '') : term;
}

/** Words of a text: a number is one also after the sign of a currency. */
const wordsOf = (text: string): string[] => text.split(/[\s\p{P}\p{S}]+/u).filter(Boolean);

/** Whether a term means only itself: the start of a number, or a similar one, is another number. */
const isNumber = (term: string): boolean => /^\d+$/.test(term);

/** Misspelled letters per letter of a word. */
const FUZZY = 0.25;

/**
 * The search of the catalog that the server keeps. It finds products by their names, descriptions, collections, choices
 * and item numbers. Words may be plurals and unfinished; one that is in no product may be misspelled. Numbers are
 * compared exactly.
 */
export function createSearch(): CatalogSearch {
  const index = new MiniSearch<SearchDocument>({
    fields: [...FIELDS, 'details'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: { boost: BOOSTS, prefix: (term) => !isNumber(term) },
  });
  let byId: ReadonlyMap<string, FullProduct> = new Map();
  // what is indexed, by the id of the product
  const known = new Map<string, string>();

  return {
    find: (text) => searchIn(index, wordsOf(text)).flatMap(({ id }) => byId.get(id) ?? []),
    async update(collections, products) {
      const names = new Map(collections.map(({ id, name }) => [id, name]));
      const newer = new Map(products.map((product) => [product.id, product]));
      let changes = 0;
      for (const [id, product] of newer) {
        const facts = searchedFactsOf(product, names);
        const state = JSON.stringify(facts);
        if (known.get(id) === state) continue;
        // so that pages are rendered in between
        if (changes % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
        changes += 1;
        const document = documentOf(id, facts);
        if (index.has(id)) index.replace(document);
        else index.add(document);
        known.set(id, state);
      }
      for (const id of known.keys()) {
        if (newer.has(id)) continue;
        index.discard(id);
        known.delete(id);
      }
      byId = newer;
    },
  };
}

function searchIn(index: MiniSearch<SearchDocument>, words: string[]): SearchResult[] {
  for (const fields of [FIELDS, undefined]) {
    const exact = index.search({ combineWith: 'AND', queries: words, ...(fields && { fields }) });
    if (exact.length > 0) return exact;
  }
  const isKnown = (word: string): boolean => index.search(word).length > 0;
  const queries = words.map((word) =>
    isKnown(word) || isNumber(word)
      ? { queries: [word] }
      : { queries: [{ queries: [word], fuzzy: FUZZY }, ...swapped(word)], combineWith: 'OR' as const },
  );
  const withAll = index.search({ combineWith: 'AND', queries });
  return withAll.length > 0 ? withAll : index.search({ combineWith: 'OR', queries });
}

/** A word with two neighboring letters swapped, which counts as two misspelled ones. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** What is searched of a product. While it is the same, the product is not read again. */
function searchedFactsOf(
  { name, sku, html, brand, ribbon, options, sections, collectionIds }: FullProduct,
  collectionNames: ReadonlyMap<string, string>,
) {
  const collections = collectionIds.map((id) => collectionNames.get(id) ?? '');
  return { name, sku, html, brand, ribbon, options, sections, collections };
}

/** Reads the HTML of a product, which takes long. */
function documentOf(id: string, facts: ReturnType<typeof searchedFactsOf>): SearchDocument {
  const { name, sku, html, brand, ribbon, options, sections, collections } = facts;
  return {
    id,
    name,
    sku: sku ?? '',
    description: [...paragraphsOf(html), brand, ribbon].join(' '),
    details: sections.flatMap((section) => paragraphsOf(section.html)).join(' '),
    collections: collections.join(' '),
    options: options.flatMap((option) => [option.name, ...option.choices.map((each) => each.name)]).join(' '),
  };
}
