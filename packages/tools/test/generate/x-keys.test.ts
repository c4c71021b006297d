import { expect, test } from 'vitest';
import { DescriptionError } from '../../src/generate/problem.ts';
import { type KeyPlace, X_KEYS } from '../../src/generate/x-keys.ts';
import { ref, returning, withPaths } from './read-text.ts';
import { generateFrom } from './shop.ts';

/** What no key may be. */
const MALFORMED = [null, 5, { wrong: [] }];

const KEYS = Object.entries(X_KEYS).flatMap(([place, keys]) =>
  Object.entries(keys).map(([key, declared]) => ({ place: place as KeyPlace, key, ...declared })),
);
const isShared = (each: object): boolean => 'isShared' in each;

/** A description that has some keys at one place. */
function describing(place: KeyPlace, keys: object): object {
  const at = (other: KeyPlace): object => (place === other ? keys : {});
  const parameters = [{ name: 'size', in: 'query', schema: { type: 'string' }, ...at('parameter') }];
  const kind = { type: 'string', enum: ['cat', 'dog'], ...at('schema') };
  const pet = { type: 'object', properties: { kind: ref('Kind') } };
  return withPaths(
    { '/pets': { get: returning(ref('Pet'), { parameters, ...at('operation') }) } },
    { components: { schemas: { Pet: pet, Kind: kind } }, ...at('description') },
  );
}

test.each(KEYS.filter((each) => !isShared(each)))(
  'a malformed $key of a $place is an error with its file and line',
  async ({ place, key, form }) => {
    for (const value of MALFORMED) {
      const text = JSON.stringify(describing(place, { [key]: value }), null, 1);
      const error = await generateFrom(text).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DescriptionError);
      expect((error as DescriptionError).problems).toEqual([
        {
          message: `${key} must be ${form}`,
          file: expect.stringMatching(/api\.yaml$/),
          line: text.split('\n').findIndex((line) => line.includes(`"${key}"`)) + 1,
          column: expect.any(Number),
        },
      ]);
    }
  },
);

test('keys that other tools share are ignored in the forms of those', async () => {
  const plain = await generateFrom(describing('operation', {}));
  const shared = KEYS.filter(isShared);
  expect(shared.map(({ key }) => key)).toContain('x-examples');
  for (const value of MALFORMED) {
    for (const place of Object.keys(X_KEYS) as KeyPlace[]) {
      const keys = Object.fromEntries(
        shared.filter((each) => each.place === place).map(({ key }) => [key, value]),
      );
      const files = await generateFrom(describing(place, keys));
      for (const [name, text] of files) if (name.endsWith('.ts')) expect(text).toBe(plain.get(name));
    }
  }
});
