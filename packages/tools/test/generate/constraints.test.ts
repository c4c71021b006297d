import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { validator } from 'storewire/zod';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { writeFolder } from '../../src/generate/write.ts';
import { all, generateFrom, type Node, put, write } from './shop.ts';

const text = { type: 'string' };
const price = { type: 'string', format: 'decimal', 'x-decimal': { minimum: 0, scale: 2 } };

/** One box in each way of saying what properties need and exclude. */
const BOXES: Record<string, Node> = {
  Part: {
    type: 'object',
    'x-one-of': [['lid', 'door']],
    properties: {
      lid: text,
      door: { type: ['string', 'null'] },
      size: { type: 'object', minProperties: 2, properties: { w: text, h: text, d: text } },
    },
  },
  Parts: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Part' } },
  Labels: { type: 'object', additionalProperties: text, minProperties: 1, maxProperties: 2 },
  BoxFilter: {
    type: 'object',
    'x-filter': true,
    properties: { name: { type: 'string', 'x-operators': ['eq'] } },
  },
  NeedyFilter: {
    type: 'object',
    'x-filter': true,
    minProperties: 1,
    properties: { name: { type: 'string', 'x-operators': ['eq'] } },
  },
  Box: {
    type: 'object',
    dependentRequired: { key: ['lock', 'door'] },
    properties: {
      price,
      key: text,
      lock: text,
      door: text,
      parts: { $ref: '#/components/schemas/Parts' },
      part: { $ref: '#/components/schemas/Part' },
    },
  },
  UpdateWishlistRequest: {
    type: 'object',
    minProperties: 1,
    properties: {
      box: { $ref: '#/components/schemas/Box' },
      labels: { $ref: '#/components/schemas/Labels' },
    },
  },
  CreateWishlistRequest: {
    type: 'object',
    anyOf: [{ required: ['filter'] }, { required: ['ids', 'reason'] }],
    'x-one-of': [['filter', 'ids']],
    properties: {
      filter: { $ref: '#/components/schemas/BoxFilter', minProperties: 1 },
      needy: { $ref: '#/components/schemas/NeedyFilter' },
      ids: { type: 'array', minItems: 1, items: text },
      reason: text,
    },
  },
  WishlistResponse: { type: 'object', properties: { box: { $ref: '#/components/schemas/Box' } } },
};

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let schemas: Record<string, ZodMiniType>;
let files: Map<string, string>;

beforeAll(async () => {
  sandbox = await makeSandbox();
  const changes = Object.entries(BOXES).map(([name, schema]) => put(`components schemas ${name}`, schema));
  files = await generateFrom(
    sandbox.folder,
    write(all(...changes, put('components examples WishlistResponse.full value', { box: { price: '1' } }))),
  );
  const folder = join(sandbox.folder, 'boxes');
  await writeFolder(folder, files);
  schemas = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'zod/index.ts')).href);
});
afterAll(() => sandbox.remove());

/** What is wrong with a value: field, rule and words. */
function wrong(name: string, value: unknown): [field: string, rule: string, words: string][] {
  const input = schemas[name] ?? expect.fail(`there is no ${name}`);
  const { violations = [] } = validator([{ id: name, input }]).input(name, value) ?? {};
  return violations.map(({ field, rule, description }) => [field, String(rule), description]);
}

const update = (box: unknown) => wrong('UpdateWishlistInputSchema', { id: 'w1', box });
const create = (value: unknown) => wrong('CreateWishlistInputSchema', value);

test('what is generated compiles', async () => {
  expect(await typeCheck(sandbox.folder)).toEqual([]);
});

describe('a request', () => {
  test('has decimals within their limits', () => {
    expect(update({ price: '12.50' })).toEqual([]);
    for (const bad of ['-5', '1.234', '1e3', '.5'])
      expect(update({ price: bad })).toEqual([
        ['box.price', 'FORMAT', 'must be a decimal number of at least 0 with at most 2 decimal places'],
      ]);
    expect(update({ price: 5 })).toEqual([['box.price', 'FORMAT', 'must be of type string']]);
  });

  test('has one property of those that exclude each other, and null counts as absent', () => {
    expect(update({ part: { lid: 'l', door: null } })).toEqual([]);
    expect(update({ part: { lid: 'l', door: 'd' } })).toEqual([
      ['box.part', 'ONE_OF_ALIGNMENT', 'must have at most one of lid, door'],
    ]);
  });

  test('has the properties that another one requires', () => {
    expect(update({ key: 'k', lock: 'l', door: 'd' })).toEqual([]);
    expect(update({ key: 'k', lock: 'l' })).toEqual([
      ['box', 'REQUIRED_FIELD', 'must have lock and door if it has key'],
    ]);
  });

  test('has as many properties as it must, the id in the path not counted', () => {
    expect(wrong('UpdateWishlistInputSchema', { id: 'w1' })).toEqual([
      ['input', 'MIN_SIZE', 'must have at least one of box, labels'],
    ]);
    expect(wrong('UpdateWishlistInputSchema', { id: 'w1', box: undefined })).toHaveLength(1);
    expect(wrong('UpdateWishlistInputSchema', { id: 'w1', labels: { a: 'b' } })).toEqual([]);
    expect(update({ part: { size: { w: '1', h: '2' } } })).toEqual([]);
    expect(update({ part: { size: { w: '1' } } })).toEqual([
      ['box.part.size', 'MIN_SIZE', 'must have at least 2 of w, h, d'],
    ]);
  });

  test('has as many entries of a map as it may', () => {
    const labels = (value: unknown) => wrong('UpdateWishlistInputSchema', { id: 'w1', labels: value });
    expect(labels({})).toEqual([['labels', 'MIN_SIZE', 'must not be empty']]);
    expect(labels({ a: '', b: '', c: '' })).toEqual([
      ['labels', 'ONE_OF_ALIGNMENT', 'must have at most 2 properties'],
    ]);
  });

  test('has an item in a list that must not be empty', () => {
    expect(update({ parts: [] })).toEqual([['box.parts', 'MIN_SIZE', 'must be at least 1 items']]);
  });

  test('has the properties of one of several forms', () => {
    expect(create({ ids: ['a'], reason: 'r' })).toEqual([]);
    expect(create({ ids: ['a'] })).toEqual([
      ['input', 'REQUIRED_FIELD', 'must have filter, or ids and reason'],
    ]);
    expect(create({ ids: ['a'], reason: 'r', filter: { name: 'n' } })).toEqual([
      ['input', 'ONE_OF_ALIGNMENT', 'must have at most one of filter, ids'],
    ]);
  });

  test('has a condition in a filter that requires one, on the filter or on the property', () => {
    expect(create({ filter: { name: 'n' }, needy: { $and: [{ name: 'n' }] } })).toEqual([]);
    expect(create({ filter: {} })).toEqual([['filter', 'MIN_SIZE', 'must not be empty']]);
    const [[field, rule] = []] = create({ filter: { name: 'n' }, needy: {} });
    expect([field, rule]).toEqual(['needy', 'MIN_SIZE']);
    expect(create({ filter: { name: 'n' }, needy: { $or: [] } })).toEqual([
      ['needy.$or', 'MIN_SIZE', 'must be at least 1 items'],
    ]);
    expect(create({ filter: { name: 'n' }, needy: { $or: [{}] } })).toHaveLength(1);
  });
});

test('an answer may break limits and constraints, but a decimal is a decimal', () => {
  const answer = (box: unknown) => wrong('WishlistResponseSchema', { box });
  expect(answer({ price: '-5.123', key: 'k', part: { lid: 'l', door: 'd', size: {} } })).toEqual([]);
  expect(answer({ price: 'free' })).toHaveLength(1);
});
