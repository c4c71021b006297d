/** The words that texts and questions are compared by: without grammar, and one word for each thing. */

/** Words that occur in questions about any subject. */
const STOP_WORDS = new Set(
  'a about all an and are as at be by can do does for from has have how i if in into is it its me my of on or our should so that the their there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A word without its ending: `orders`, `ordered` and `ordering` are `order`. */
function stem(word: string): string {
  if (word.length < 4 || STOP_WORDS.has(word)) return word;
  const singular = /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|x|ch|sh)es$/, '$1')
        .replace(/s$/, '');
  return singular
    .replace(/(?<=[aeiouy].*[^e]|[aeiouy][^e])(?:ed|ing)$/, '')
    .replace(/(?<=..)([bdfgmnprt])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

/** Names in code: `getOrder`, `orders.getOrder` and `ORDER_NOT_FOUND`. */
const NAME = /\w+(?:[a-z\d][A-Z]|_|\.(?=\w))\w[\w.]*\w/g;

/** A name without dots. */
const PART = /\w+(?:[a-z\d][A-Z]|_)\w+/g;

/** Marks a name, so that no word is similar to it, or its beginning: `remove` of `removeProductBrand`. */
const MARK = 'name:';

/** Whether a word is a name. */
export const isName = (word: string): boolean => word.startsWith(MARK);

/** A name as a word. `Invoice` is that of a type: the question `invoice` is about any invoice. */
const marked = (name: string): string =>
  `${MARK}${/^[A-Z][a-z]+$/.test(name) ? 'type:' : ''}${name.toLowerCase()}`;

/** The names in a text, and the parts of `orders.getOrder`. A text of one word is a name. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    [...(text.match(NAME) ?? []), ...(text.match(/^\w+$/) ?? [])]
      .flatMap((name) => [name, ...(name.match(PART) ?? [])])
      .map(marked),
  ),
];

const stemsIn = (text: string): string =>
  (
    text
      .replaceAll(/([a-z\d])(?=[A-Z])|_/g, '$1 ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  )
    .map(stem)
    .join(' ');

/** What people say for a word of the docs: `{ cart: ['basket', 'shopping bag'] }`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Splits texts and questions into words. */
export class Vocabulary {
  /** The stems of synonyms, and those of the words that they stand for. */
  readonly #words: ReadonlyMap<string, string>;
  readonly #synonyms: RegExp;

  constructor(groups: readonly Synonyms[]) {
    const all = groups.flatMap((group) => Object.entries(group));
    this.#words = new Map(
      all.flatMap(([word, others]) => others.map((other) => [stemsIn(other), stemsIn(word)] as const)),
    );
    const longestFirst = [...this.#words.keys()].toSorted((one, other) => other.length - one.length);
    this.#synonyms = new RegExp(`(?<= )(?:${longestFirst.join('|') || '(?!)'})(?= )`, 'g');
  }

  /** The words of a document or of a question. A name counts as one word, and so does each word in it. */
  wordsOf(text: string): string[] {
    const words = ` ${stemsIn(text)} `
      .replaceAll(this.#synonyms, (synonym) => this.#words.get(synonym) ?? synonym)
      .split(' ')
      .filter((word) => word !== '' && !STOP_WORDS.has(word));
    return [...namesIn(text), ...words];
  }
}
