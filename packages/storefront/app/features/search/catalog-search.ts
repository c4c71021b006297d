import MiniSearch, { type SearchResult } from 'minisearch';
import type { Collection, Product } from 'storewire';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import type { Translations } from '../../slots/feature.ts';
import type { CatalogIndex } from '../../store/store-request.ts';
import { LANGUAGES, type Language } from '../../text/languages.ts';

/** Returns the products that a text finds on the pages of a language, best first. */
export type CatalogSearch = (text: string, language: Language) => Product[];

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
 * Adds the search to the catalog that the server keeps, unless only the platform can search it. It finds products by
 * their names, descriptions, collections, choices and item numbers, in the language of the page and as the platform has
 * them. Words may be plurals and unfinished; one that is in no product may be misspelled. Numbers are compared exactly.
 */
export async function addSearch(
  { collections, products }: CatalogIndex,
  translationsIn: (language: Language) => Promise<Translations>,
): Promise<Partial<CatalogIndex>> {
  if (!products) return {};
  const untranslated = await createSearch(collections, products, {});
  const translated = new Map<Language, TextSearch>();
  for (const { code } of LANGUAGES) {
    const translations = await translationsIn(code);
    if (Object.keys(translations).length > 0)
      translated.set(code, await createSearch(collections, products, translations));
  }
  return { search: (text, language) => (translated.get(language) ?? untranslated)(text) };
}

type TextSearch = (text: string) => Product[];

/** The search in one language. */
async function createSearch(
  collections: readonly Collection[],
  products: readonly Product[],
  translations: Translations,
): Promise<TextSearch> {
  const index = new MiniSearch<SearchDocument>({
    fields: [...FIELDS, 'details'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: { boost: BOOSTS, prefix: (term) => !isNumber(term) },
  });
  const byId = new Map(products.map((product) => [product.id ?? '', product]));
  const documentOf = createDocuments(collections, translations);
  for (const [position, product] of [...byId.values()].entries()) {
    // so that pages are rendered in between
    if (position % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
    index.add(documentOf(product));
  }
  const isKnown = (word: string): boolean => index.search(word).length > 0;

  function search(words: string[]): SearchResult[] {
    for (const fields of [FIELDS, undefined]) {
      const exact = index.search({ combineWith: 'AND', queries: words, ...(fields && { fields }) });
      if (exact.length > 0) return exact;
    }
    const queries = words.map((word) =>
      isKnown(word) || isNumber(word)
        ? { queries: [word] }
        : { queries: [{ queries: [word], fuzzy: FUZZY }, ...swapped(word)], combineWith: 'OR' as const },
    );
    const withAll = index.search({ combineWith: 'AND', queries });
    return withAll.length > 0 ? withAll : index.search({ combineWith: 'OR', queries });
  }

  return (text) => search(wordsOf(text)).flatMap(({ id }) => byId.get(id) ?? []);
}

/** A word with two neighboring letters swapped, which counts as two misspelled ones. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Paragraphs of the last indexes, by their HTML. It takes long to read, and the next index has few other texts.
 */
let lastTexts: ReadonlyMap<string, readonly string[]> = new Map();

/** Returns a function that tells what is searched of a product. */
function createDocuments(collections: readonly Collection[], translations: Translations) {
  const before = lastTexts;
  const texts = new Map<string, readonly string[]>();
  lastTexts = texts;
  const collectionNames = new Map(collections.map(({ id, name }) => [id ?? '', name]));
  const join = (parts: readonly (string | null | undefined)[]): string =>
    parts.flatMap((part) => [translations[part ?? ''], part]).join(' ');

  function textOf(html: string | null | undefined): string {
    if (!html) return '';
    const paragraphs = before.get(html) ?? texts.get(html) ?? paragraphsOf(html);
    texts.set(html, paragraphs);
    return join(paragraphs);
  }

  return (product: Product): SearchDocument => {
    const { collectionIds = [], productOptions = [], additionalInfoSections = [] } = product;
    const choices = productOptions.flatMap((option) => option.choices ?? []);
    return {
      id: product.id ?? '',
      name: join([product.name]),
      sku: product.sku ?? '',
      description: `${textOf(product.description)} ${join([product.brand, product.ribbon])}`,
      details: additionalInfoSections.map((section) => textOf(section.description)).join(' '),
      collections: join(collectionIds.map((each) => collectionNames.get(each))),
      options: join([
        ...productOptions.map((option) => option.name),
        ...choices.map((choice) => choice.description),
      ]),
    };
  };
}
