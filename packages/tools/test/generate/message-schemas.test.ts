import { afterAll, describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { generateClient } from './generated-client.ts';
import { type Change, generateFrom, put, write } from './shop.ts';

type Schemas = Record<string, ZodMiniType>;

const made: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(made.map((remove) => remove())));

/** Types and runtime schemas of the small description after some changes. */
async function make(...changes: Change[]): Promise<{ types: string; schemas: Schemas }> {
  const { files, load, remove } = await generateClient(write(...changes));
  made.push(remove);
  return {
    types: `${files.get('schemas.ts')}${files.get('types.ts')}`,
    schemas: await load<Schemas>('zod/index.ts'),
  };
}

const unchanged = await make();
const accepts = (schema: ZodMiniType | undefined, value: unknown): boolean =>
  schema?.safeParse(value).success ?? expect.fail('there is no such schema');

describe('what is read and what may be written', () => {
  const wishlist = {
    id: '754e2875-39b4-494c-a167-893b7105555a',
    name: 'Birthday',
    shared: true,
    revision: 1,
  };

  test('a response has every required property, and a request may leave out those that the server sets', () => {
    const { schemas } = unchanged;
    expect(accepts(schemas['WishlistSchema'], wishlist)).toBe(true);
    for (const name of ['shared', 'revision', 'id', 'name'])
      expect(accepts(schemas['WishlistSchema'], { ...wishlist, [name]: undefined })).toBe(false);
    expect(accepts(schemas['WishlistInputSchema'], { name: 'Birthday' })).toBe(true);
  });

  test('what only the server sets is not asked for in a request, and may be sent back as it was read', () => {
    const { schemas } = unchanged;
    expect(accepts(schemas['CreateWishlistInputSchema'], { wishlist: { name: 'Birthday' } })).toBe(true);
    expect(accepts(schemas['CreateWishlistInputSchema'], { wishlist })).toBe(true);
    expect(accepts(schemas['CreateWishlistInputSchema'], { wishlist: {} })).toBe(false);
  });
});

describe('enumerations', () => {
  test('a request is checked against the known values, an answer may hold new ones', () => {
    const { types, schemas } = unchanged;
    expect(types).toContain("export type Occasion = 'BIRTHDAY' | 'WEDDING' | UnknownValue;");
    expect(accepts(schemas['OccasionRequestSchema'], 'WEDDING')).toBe(true);
    expect(accepts(schemas['OccasionRequestSchema'], 'FUNERAL')).toBe(false);
    expect(accepts(schemas['OccasionSchema'], 'FUNERAL')).toBe(true);
    expect(accepts(schemas['OccasionSchema'], 1)).toBe(false);
  });
});

describe('inputs', () => {
  test('dotted query parameters are nested, and required where one of them is', async () => {
    const { types, schemas } = await make(put('paths /v1/wishlists get parameters 1 required', true));
    expect(types.replaceAll(/\s+/g, ' ')).toContain('paging: { limit: number; offset?: number; };');
    expect(accepts(schemas['ListWishlistsInputSchema'], { paging: { limit: 1 } })).toBe(true);
    expect(accepts(schemas['ListWishlistsInputSchema'], {})).toBe(false);
  });

  test('items of a list in a query may have several types', async () => {
    const items = { type: ['string', 'integer'] };
    const { types } = await make(
      put('paths /v1/wishlists get parameters 1 schema', { type: 'array', items }),
    );
    expect(types.replaceAll(/\s+/g, ' ')).toContain('limit?: (string | number)[];');
  });

  test('query parameters of a call with a body are distinguished by their first name', async () => {
    const files = await generateFrom(
      write(
        put('paths /v1/wishlists post parameters', [
          { name: 'fields.only', in: 'query', schema: { type: 'string' } },
          { name: 'fields.not', in: 'query', schema: { type: 'string' } },
        ]),
      ),
    );
    expect(files.get('operations/wishlists.ts')).toContain("{ query: ['fields'] }");
  });

  test('a call without members takes an empty object only', () => {
    const { schemas } = unchanged;
    expect(accepts(schemas['LeaveToWishlistsInputSchema'], {})).toBe(true);
    expect(accepts(schemas['LeaveToWishlistsInputSchema'], { id: '1' })).toBe(false);
  });

  test('a body that is a list has the name that the contract gives it', () => {
    const { schemas } = unchanged;
    expect(accepts(schemas['ReplaceTagsInputSchema'], { args: ['a'] })).toBe(true);
    expect(accepts(schemas['ReplaceTagsInputSchema'], ['a'])).toBe(false);
  });

  test('a request schema whose name another schema has already gets a free one', async () => {
    const { schemas } = await make(
      put('components schemas WishRequest', {
        type: 'object',
        properties: { of: { $ref: '#/components/schemas/Wish' } },
      }),
      put('components schemas CreateWishlistRequest properties ask', {
        $ref: '#/components/schemas/WishRequest',
      }),
    );
    expect(accepts(schemas['WishRequestRequestSchema'], { productId: '1' })).toBe(true);
    expect(accepts(schemas['WishRequestSchema'], { of: { productId: 1 } })).toBe(false);
    expect(
      accepts(schemas['CreateWishlistInputSchema'], {
        wishlist: { name: 'a' },
        ask: { of: { productId: '1' } },
      }),
    ).toBe(true);
  });
});

describe('patterns', async () => {
  const PATTERNS: [pattern: string, good: string, bad: string | number][] = [
    ['^/a/$', '/a/', 'a'],
    ['/a/', 'x/a/x', 'a'],
    [String.raw`^\\/$`, String.raw`\/`, '/'],
    ['^a\nb$', 'a\nb', 'ab'],
    [String.raw`^\u0041$`, 'A', String.raw`\u0041`],
    ['', 'anything', 1],
  ];
  const properties = PATTERNS.map(([pattern], index) => [`p${index}`, { type: 'string', pattern }]);
  const { schemas } = await make(put('components schemas Wish properties', Object.fromEntries(properties)));

  test.each(PATTERNS.map((each, index) => [...each, index] as const))(
    '%s means what it says',
    (_pattern, good, bad, index) => {
      const takes = (value: unknown): boolean =>
        accepts(schemas['WishSchema'], { productId: '1', [`p${index}`]: value });
      expect([takes(good), takes(bad)]).toEqual([true, false]);
    },
  );
});
