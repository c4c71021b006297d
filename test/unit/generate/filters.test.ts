import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { expandFilters } from '../../../scripts/generate/filters.ts';
import { generate } from '../../../scripts/generate/generate.ts';

const root = resolve(import.meta.dirname, '../../..');
const imports = {
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  msw: '../../src/runtime/msw.ts',
  held: '../../src/runtime/held.ts',
};

const WISHES = {
  components: {
    schemas: {
      WishFilter: {
        'x-filter': true,
        type: 'object',
        properties: {
          since: { description: 'Since when.', type: 'string', 'x-operators': ['gt', 'exists'] },
          name: { type: 'string', 'x-operators': ['eq', 'in'] },
        },
        patternProperties: { '^labels\\.': { type: 'string', 'x-operators': ['eq'] } },
      },
    },
  },
};

const closed = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
const orNull = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const self = { $ref: '#/components/schemas/WishFilter' };

it('a filter becomes plain JSON Schema: per field a value or its operators, and joins of itself', () => {
  expect(expandFilters(WISHES).components.schemas.WishFilter).toEqual({
    'x-filter': true,
    type: 'object',
    properties: {
      since: { description: 'Since when.', anyOf: [closed({ $gt: { type: 'string' }, $exists: { type: 'boolean' } })] },
      name: { anyOf: [{ type: 'string' }, { type: 'null' }, closed({ $eq: orNull, $in: { type: 'array', items: { type: 'string' } } })] },
      $and: { description: expect.any(String), type: 'array', items: self },
      $or: { description: expect.any(String), type: 'array', items: self },
      $not: { description: expect.any(String), ...self },
    },
    patternProperties: { '^labels\\.': { anyOf: [{ type: 'string' }, { type: 'null' }, closed({ $eq: orNull })] } },
  });
});

it('the published description, in which filters are spelt out, makes the same types, calls and runtime schemas', { timeout: 60_000 }, async () => {
  const files = await generate({ input: resolve(root, 'generated/openapi.json'), imports });
  for (const name of ['types.ts', 'operations/products.ts', 'operations/members.ts', 'zod/requests.ts'])
    expect(files.get(name), name).toBe(await readFile(resolve(root, 'generated', name), 'utf8'));
});
