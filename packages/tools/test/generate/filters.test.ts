import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { expandFilters } from '../../src/generate/filters.ts';
import { generate } from '../../src/generate/generate.ts';
import type { Document } from '../../src/generate/openapi.ts';

const imports = {
  main: '../src/index.ts',
  rootRuntime: '../src/runtime/index.ts',
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  msw: '../../src/runtime/msw.ts',
};

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
        anyOf: [closed({ $gt: { type: 'string' }, $exists: { type: 'boolean' } })],
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
  const schemas = {
    ...WISHES.components.schemas,
    Request: {
      type: 'object',
      properties: { filter: self, fieldMask: { type: 'string', 'x-wire': 'fieldMask' } },
    },
    Response: { type: 'object', properties: { count: { type: 'integer' } } },
  };
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const post = {
    operationId: 'wishes.changeWishes',
    requestBody: content('Request'),
    responses: { '200': { description: 'Changed.', ...content('Response') } },
  };
  const description = {
    openapi: '3.1.0',
    info: { title: 'wishes', version: '1' },
    paths: { '/wishes': { post } },
    components: { schemas },
  };
  const folder = await mkdtemp(join(tmpdir(), 'storewire-wishes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'contract.json'), JSON.stringify(description));
  const files = await generate({ input: join(folder, 'contract.json'), imports });
  expect(files.get('operations/wishes.ts')).toContain(
    'chainEncoders(/* @__PURE__ */ runtime.checkFilters("filter"), /* @__PURE__ */ runtime.joinMasks("fieldMask"))',
  );
});
