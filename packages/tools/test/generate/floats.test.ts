import { expect, onTestFinished, test } from 'vitest';
import { generateClient } from './generated-client.ts';
import { type Change, generateFrom, type Node, put, write } from './shop.ts';

/** Decodes the wishlist of a response, by the description after some changes. */
async function decoder(...changes: Change[]): Promise<(wishlist: unknown) => unknown> {
  const { call, remove } = await generateClient(write(...changes));
  onTestFinished(remove);
  return (wishlist) => {
    const answer = { wishlist };
    call('getWishlist').info.decode?.(answer, JSON.stringify(answer));
    return answer.wishlist;
  };
}

const member = (name: string, schema: Node): Change =>
  put(`components schemas Wishlist properties ${name}`, schema);
const component = (name: string, schema: Node): Change => put(`components schemas ${name}`, schema);
const float: Node = { type: 'number', 'x-wire': 'float' };
const to = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });
const list = (items: Node): Node => ({ type: 'array', items });
const map = (values: Node): Node => ({ type: 'object', additionalProperties: values });

test('a description without floats makes calls without a thought for them', async () => {
  expect((await generateFrom()).get('operations/wishlists.ts')).not.toMatch(/float/i);
});

test('floats are found in lists, maps and both of both, and other texts stay', async () => {
  const decode = await decoder(
    member('list', list(float)),
    member('lists', list(list(float))),
    member('map', map(float)),
    member('maps', list(map(list(float)))),
    member('things', map(list({ type: 'object', properties: { size: float, name: { type: 'string' } } }))),
  );
  const text = {
    list: ['NaN', 1],
    lists: [['NaN'], []],
    map: { 0: 'NaN', constructor: 'NaN' },
    maps: [{ a: ['NaN'] }],
    things: { b: [{ size: 'NaN', name: 'NaN', 0: 'NaN' }] },
    more: ['NaN'],
  };
  expect(decode(text)).toEqual({
    list: [Number.NaN, 1],
    lists: [[Number.NaN], []],
    map: { 0: Number.NaN, constructor: Number.NaN },
    maps: [{ a: [Number.NaN] }],
    things: { b: [{ size: Number.NaN, name: 'NaN', 0: 'NaN' }] },
    more: ['NaN'],
  });
});

test('floats are found where schemas hold themselves and each other, in sums and in every form of a union', async () => {
  const decode = await decoder(
    component('Tree', {
      type: 'object',
      properties: {
        size: float,
        left: to('Tree'),
        branches: list(to('Tree')),
        either: { oneOf: [to('Tree'), to('Leaf')] },
      },
    }),
    component('Leaf', {
      type: 'object',
      properties: { weight: float, tree: to('Tree'), size: { type: 'object' } },
    }),
    component('Sum', { allOf: [to('Leaf'), { type: 'object', properties: { depth: float } }] }),
    member('tree', to('Tree')),
    member('sum', to('Sum')),
    member('union', {
      anyOf: [
        to('Leaf'),
        {
          type: 'object',
          properties: {
            own: float,
            next: { oneOf: [to('Leaf'), { type: 'object', properties: { own: float } }] },
          },
        },
      ],
    }),
  );
  const leaf = (n: unknown) => ({
    weight: n,
    tree: { size: n, left: { branches: [{ size: n, name: 'NaN' }] }, either: { weight: n, size: n } },
  });
  const value = (n: unknown) => ({
    tree: leaf(n).tree,
    sum: { ...leaf(n), depth: n, name: 'NaN' },
    union: { own: n, weight: n, next: { own: n, weight: n } },
  });
  expect(decode(value('Infinity'))).toEqual(value(Number.POSITIVE_INFINITY));
});

test('a schema may have the name of anything that the generated file speaks of', async () => {
  const decode = await decoder(
    component('Places', { type: 'object', properties: { size: float } }),
    member('a', to('Places')),
    member('b', list(to('Places'))),
  );
  expect(decode({ a: { size: 'NaN' }, b: [{ size: 'NaN' }] })).toEqual({
    a: { size: Number.NaN },
    b: [{ size: Number.NaN }],
  });
});
