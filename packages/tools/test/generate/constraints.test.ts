import { validator } from 'storewire/zod';
import { afterAll, describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { BOXES } from './boxes.ts';
import { generateClient } from './generated-client.ts';

const { load, remove } = await generateClient(BOXES);
afterAll(remove);
const schemas = await load<Record<string, ZodMiniType>>('zod/index.ts');

/** What is wrong with a value: field, rule and words. */
function wrong(name: string, value: unknown): [field: string, rule: string, words: string][] {
  const input = schemas[name] ?? expect.fail(`there is no ${name}`);
  const { violations = [] } = validator([{ id: name, input }]).input(name, value) ?? {};
  return violations.map(({ field, rule, description }) => [field, String(rule), description]);
}

const update = (box: unknown) => wrong('UpdateWishlistInputSchema', { id: 'w1', box });
const create = (value: unknown) => wrong('CreateWishlistInputSchema', value);

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

  test('has as many properties as it must', () => {
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

  test('keeps limits of what may be null', () => {
    expect(update({ tags: null, corners: null })).toEqual([]);
    expect(update({ tags: {}, corners: [] })).toEqual([
      ['box.corners', 'EXACT_SIZE', 'must be exactly 4 items'],
      ['box.tags', 'MIN_SIZE', 'must not be empty'],
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

  test('has a condition in a filter that requires one', () => {
    expect(create({ filter: {}, needy: { $and: [{ name: 'n' }] } })).toEqual([]);
    const [[field, rule] = []] = create({ filter: { name: 'n' }, needy: {} });
    expect([field, rule]).toEqual(['needy', 'MIN_SIZE']);
    expect(create({ filter: { name: 'n' }, needy: { $or: [{}] } })).toHaveLength(1);
  });
});

test('an answer may break limits and constraints, but a decimal is a decimal', () => {
  const answer = (box: unknown) => wrong('WishlistResponseSchema', { box });
  expect(answer({ price: '-5.123', key: 'k', part: { lid: 'l', door: 'd', size: {} } })).toEqual([]);
  expect(answer({ price: 'free' })).toHaveLength(1);
});
