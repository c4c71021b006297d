/** Finds products by the words of a text, the best matches first. */
import type { SearchDetails } from 'storewire';
import { rejectAny, violation } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { withoutTags } from '../../kernel/values/markup.ts';
import type { StoredProductV3 } from './stored-product.ts';

type Details = Received<SearchDetails>;

/** Where words are looked for, and how much a word counts there. */
const PLACES: Readonly<Record<string, { weight: number; textOf: (product: StoredProductV3) => string }>> = {
  name: { weight: 3, textOf: ({ name }) => name },
  'variantsInfo.variants.sku': {
    weight: 2,
    textOf: ({ variantsInfo }) => variantsInfo.variants.map(({ sku }) => sku ?? '').join(' '),
  },
  description: {
    weight: 1,
    textOf: ({ plainDescription }) => withoutTags(plainDescription ?? '', ' '),
  },
};

/** Throws violations for fields that cannot be searched. */
export function checkSearch({ fields = [] }: Details, path: string): void {
  rejectAny(
    fields.flatMap((field, index) =>
      Object.hasOwn(PLACES, field)
        ? []
        : [
            violation(
              `${path}.fields[${index}]`,
              'INVALID_ENUM_VALUE',
              `must be one of ${Object.keys(PLACES).join(', ')}`,
            ),
          ],
    ),
  );
}

/** The products that have the words. They keep their order, unless the best matches are to be first. */
export function matchesOf(
  products: readonly StoredProductV3[],
  { expression, mode = 'OR', fields, fuzzy = false }: Details,
  { bestFirst }: { bestFirst: boolean },
): StoredProductV3[] {
  const wanted = [...wordsOf(expression ?? '')];
  if (wanted.length === 0) return [...products];
  const places = Object.entries(PLACES).flatMap(([name, place]) =>
    !fields || fields.length === 0 || fields.includes(name) ? place : [],
  );
  const rated = products.flatMap((product) => {
    const texts = places.map(({ weight, textOf }) => ({ weight, words: wordsOf(textOf(product)) }));
    const scores = wanted.map((word) =>
      Math.max(...texts.map(({ weight, words }) => weight * likeness(word, words, fuzzy))),
    );
    const isMatch = mode === 'AND' ? scores.every(Boolean) : scores.some(Boolean);
    return isMatch ? [{ product, score: scores.reduce((sum, each) => sum + each, 0) }] : [];
  });
  if (bestFirst) rated.sort((one, other) => other.score - one.score);
  return rated.map(({ product }) => product);
}

/** The words of a text, in lower case and without accents. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** 1 for a word that is there, less for one with a typing error, 0 for one that is not. */
function likeness(word: string, words: ReadonlySet<string>, fuzzy: boolean): number {
  if (words.has(word)) return 1;
  if (!fuzzy) return 0;
  const allowed = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  for (const each of words) if (isNear(word, each, allowed)) return 0.5;
  return 0;
}

/** Whether at most `allowed` letters are added, left out or replaced. */
function isNear(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, each] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === each ? 0 : 1),
        ),
      );
    if (Math.min(...next) > allowed) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= allowed;
}
