import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluralOf } from '../../app/format/plural.ts';
import type { Text } from '../../app/text/dictionary.ts';
import { isLanguage, LANGUAGES } from '../../app/text/languages.ts';
import { loadText } from '../../app/text/load-text.ts';
import { PACKAGE } from '../../server/start.ts';

/** All texts with their paths. Functions are called with a value for each parameter. */
function textsOf(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function')
    return NUMBERS.map((number) => [`${path}(${number})`, String(part(...argumentsOf(part, number)))]);
  return Object.entries(part ?? {}).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const NUMBERS = [0, 1, 2, 5, 21];

/** A number can be inserted as a text, too. */
const argumentsOf = ({ length }: { length: number }, number: number): unknown[] =>
  Array.from({ length }, (_, index) => ({
    toLowerCase: () => `«${index}»`,
    toString: () => `«${index}»`,
    valueOf: () => number,
  }));

const load = async (): Promise<[code: string, text: Text][]> =>
  Promise.all(LANGUAGES.map(async ({ code }) => [code, await loadText(code)]));

describe('the dictionaries', () => {
  it('have no empty text, and none with a missing value', async () => {
    for (const [code, text] of await load())
      for (const [path, value] of textsOf(text, code))
        expect.soft(value, path).toMatch(/^(?!.*(?:undefined|NaN|null|\[object))\s*\S/);
  });

  it('have functions with the same number of parameters in all languages', async () => {
    const texts = (await load()).map(([, text]) => text);
    // the English texts of errors are those of the client
    const [english, german, hebrew] = texts.map(({ signIn, ...text }) =>
      shapeOf({ ...text, signIn: { ...signIn, errors: {} } }),
    );
    expect(german).toEqual(english);
    expect(hebrew).toEqual(english);
    expect(shapeOf(texts[2]?.signIn.errors)).toEqual(shapeOf(texts[1]?.signIn.errors));
  });

  it('have no text that no page uses', async () => {
    const files = globSync('{app,server}/**/*.{ts,tsx}', {
      cwd: PACKAGE,
      exclude: (path) => /\/text\/(en|de|he)/.test(path),
    });
    const words = new Set(
      files.flatMap((file) => readFileSync(join(PACKAGE, file), 'utf8').match(/\w+/g) ?? []),
    );
    // those of problems are the codes of the contract
    const { problems: _codes, ...english } = await loadText('en');
    const unused = Object.entries(english).flatMap(([area, texts]) =>
      Object.keys(texts)
        .filter((key) => !words.has(key))
        .map((key) => `${area}.${key}`),
    );
    expect(words.size).toBeGreaterThan(1000);
    expect(unused).toEqual([]);
  });

  it('are translated: no long text is the same in two languages', async () => {
    const [english, ...others] = (await load()).map(([, text]) => new Map(textsOf(text, '')));
    for (const texts of others) {
      const same = [...texts].filter(([path, text]) => text.includes(' ') && text === english?.get(path));
      expect(same.map(([path]) => path).filter((path) => !ALIKE.test(path))).toEqual([]);
    }
  });
});

/** Names, contact data, and texts that consist of values only. */
const ALIKE = /shop\.name|titleOf|selectionChanged|choice|sections/;

function shapeOf(part: unknown): unknown {
  if (typeof part === 'function') return part.length;
  if (typeof part !== 'object' || part === null) return 'text';
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, shapeOf(value)]));
}

describe('plurals', () => {
  it('follow the rules of the language', () => {
    const forms = { one: 'one', two: 'two', other: '# pieces' };
    expect([1, 2, 3].map((count) => pluralOf('he')(count, forms))).toEqual(['one', 'two', '3 pieces']);
    expect([0, 1, 2].map((count) => pluralOf('en')(count, forms))).toEqual(['0 pieces', 'one', '2 pieces']);
  });

  it('write large numbers as the language does', () => {
    expect(pluralOf('de')(1234, { one: '#', other: '# Stück' })).toBe('1.234 Stück');
  });
});

it('knows its languages only', () => {
  expect(['en', 'de', 'he', 'fr', undefined, 'constructor'].filter(isLanguage)).toEqual(['en', 'de', 'he']);
});
