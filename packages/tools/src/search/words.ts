/** The words that texts and questions are compared by: without grammar, and one word for each thing. */

/** Words with the same meaning: the first one replaces the others. */
const SYNONYMS = [
  'add apply append put redeem',
  'cart bag basket trolley',
  'collection category',
  'coupon promo promocode promotion voucher',
  'delivery carrier deliver delivered ship shipped shipping',
  'list browse find query search',
  'notification notify notified',
  'option choice color size',
  'product item line',
  'recommendation recommend recommended related',
  'recover forgot forgotten recovered recovery reset',
  'review rating star',
  'update adjust change changed edit modify updated',
  'visitor anonymous guest',
].map((group) => group.split(' '));

const SAME = new Map(SYNONYMS.flatMap(([first = '', ...others]) => others.map((word) => [word, first])));

/** Several words for one thing. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\b(?:log|sign)(?:ed|ging|ing|s)?(?: a member)?[ -](?:in|on)\b/g, 'login'],
  [/\b(?:log|sign)(?:ed|ging|ing|s)?(?: a member)?[ -](?:out|off)\b/g, 'logout'],
  [/\bsign(?:ed|ing|s)?[ -]up\b/g, 'register'],
  [/\bsignin\b/g, 'login'],
  [/\bcheck(?:ing)?[ -]out\b/g, 'checkout'],
  [/\bdiscount codes?\b/g, 'coupon'],
  [/\be-mail/g, 'email'],
  [/\bgift[ -]?cards?\b/g, 'giftcard'],
  [/\b(add|put|remove) (?:to|into|from)\b/g, '$1 item'],
  [/\brate[ -]limit\w*\b|\btoo many requests\b/g, 'ratelimit'],
  [/\b(?:current|logged-in|signed-in) (?:customer|member|user)\b/g, 'my member'],
  [/\bpage through\b|\bpage by page\b/g, 'paging'],
  [/\bgraph ql\b/g, 'graphql'],
  [/\bo auth\b/g, 'oauth'],
];

/** Words that occur in questions about any subject. */
const STOP_WORDS = new Set(
  'a about all an and are as at be by can do does for from has have how i if in into is it its me of on or our should so that the their there this to was we what when where which why will with you your'.split(
    ' ',
  ),
);

/** `orders` as `order`, `addresses` as `address`, `replies` as `reply`. */
const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|x|ch|sh)es$/, '$1')
        .replace(/s$/, '');

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

/** The words of a document or of a question. A name counts as one word, and so does each word in it. */
export const wordsOf = (text: string): string[] => [...namesIn(text), ...plainWords(text)];

function plainWords(text: string): string[] {
  const parts = text.replaceAll(/([a-z\d])(?=[A-Z])|_/g, '$1 ').toLowerCase();
  const plain = PHRASES.reduce((rest, [phrase, word]) => rest.replaceAll(phrase, word), parts);
  return (plain.match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(singular)
    .map((word) => SAME.get(word) ?? word);
}
