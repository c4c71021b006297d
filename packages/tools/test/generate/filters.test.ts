import { expect, it } from 'vitest';
import { expandFilters } from '../../src/generate/filters.ts';
import type { Document } from '../../src/generate/openapi.ts';
import { ref, returning, taking, withPaths } from './read-text.ts';
import { generateFrom } from './shop.ts';

const WISHES = {
  components: {
    schemas: {
      WishFilter: {
        'x-filter': true,
        type: 'object',
        properties: {
          since: { description: 'Since when.', type: 'string', 'x-operators': ['gt', 'exists'] },
          name: { $ref: '#/components/schemas/NameCondition', description: 'The name.' },
        },
        patternProperties: { '^labels\\.': { type: 'string', 'x-operators': ['eq'] } },
      },
      NameCondition: { description: 'A name.', type: 'string', 'x-operators': ['eq', 'in'] },
    },
  },
} satisfies Pick<Document, 'components'>;

const closed = (properties: object) => ({ type: 'object', properties, additionalProperties: false });
const orNull = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const self = { $ref: '#/components/schemas/WishFilter' };

it('a filter becomes plain JSON Schema: per field a value or its operators, and combinations of filters', () => {
  expect(expandFilters(WISHES).components.schemas.WishFilter).toEqual({
    'x-filter': true,
    type: 'object',
    properties: {
      since: {
        description: 'Since when.',
        ...closed({ $gt: { type: 'string' }, $exists: { type: 'boolean' } }),
      },
      name: {
        description: 'The name.',
        anyOf: [
          { type: 'string' },
          { type: 'null' },
          closed({ $eq: orNull, $in: { type: 'array', items: { type: 'string' } } }),
        ],
      },
      $and: { description: expect.any(String), type: 'array', items: self },
      $or: { description: expect.any(String), type: 'array', items: self },
      $not: { description: expect.any(String), ...self },
    },
    patternProperties: {
      '^labels\\.': { anyOf: [{ type: 'string' }, { type: 'null' }, closed({ $eq: orNull })] },
    },
  });
});

it('a call with a filter and a field mask turns both into their wire forms', async () => {
  const request = {
    type: 'object',
    properties: { filter: self, fieldMask: { type: 'string', 'x-wire': 'fieldMask' } },
  };
  const post = {
    operationId: 'wishes.changeWishes',
    ...taking(ref('Request')),
    ...returning(),
  };
  const schemas = { ...WISHES.components.schemas, Request: request };
  const files = await generateFrom(withPaths({ '/wishes': { post } }, { components: { schemas } }));
  expect(files.get('operations/wishes.ts')).toContain(
    '(fields, operation) => /* @__PURE__ */ runtime.joinMasks("fieldMask")(/* @__PURE__ */ runtime.requireFilters("filter")(fields, operation), operation)',
  );
});
