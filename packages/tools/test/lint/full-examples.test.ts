import { describe, expect, it } from 'vitest';
import type { Description } from '../../src/lint/description.ts';
import { checkDescription } from '../../src/lint/spectral.ts';

type Examples = Record<string, unknown>;
interface Body {
  schema: object;
  examples: Examples;
}

const withValues = (examples: Examples) =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));

const content = ({ schema, examples }: Body) => ({
  'application/json': { schema, examples: withValues(examples) },
});

/** A description of one call with this request and this response. */
const description = (schemas: Record<string, object>, sent: Body, received: Body) =>
  ({
    openapi: '3.1.0',
    info: { title: 'A small shop', version: '1' },
    paths: {
      '/v1/products': {
        post: {
          operationId: 'products.createProduct',
          requestBody: { content: content(sent) },
          responses: { '200': { description: 'The product.', content: content(received) } },
        },
      },
    },
    components: { schemas },
  }) as unknown as Description;

const PRODUCT = { $ref: '#/components/schemas/Product' };
const NOTHING: Body = { schema: {}, examples: {} };

/** The places and messages of the rule about a response of this schema with these examples. */
async function findings(schema: object, examples: Examples, others: Record<string, object> = {}) {
  const doc = description({ Product: schema, ...others }, NOTHING, { schema: PRODUCT, examples });
  const problems = await checkDescription({ doc }, ['full-examples']);
  return problems.map(({ at = [] }) => at.join('/'));
}

const text = { type: 'string' };
const object = (properties: Record<string, object>, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const SEASON = 'components/schemas/Product/properties/season';

describe('a full example', () => {
  it('has every property of its schema', async () => {
    expect(await findings(object({ name: text, season: text }), { full: { name: 'Mug' } })).toEqual([SEASON]);
    expect(await findings(object({ name: text }), { full: { name: 'Mug' } })).toEqual([]);
  });

  it('is not replaced by a typical one', async () => {
    const examples = { typical: { name: 'Mug', season: 'spring' }, full: { name: 'Mug' } };
    expect(await findings(object({ name: text, season: text }), examples)).toEqual([SEASON]);
  });

  it('leaves to the example of a case what it cannot have', async () => {
    const examples = { full: { name: 'Mug' }, outOfStock: { season: 'spring' } };
    expect(await findings(object({ name: text, season: text }), examples)).toEqual([]);
  });

  it('is any example when none has this name', async () => {
    expect(await findings(object({ name: text, season: text }), { typical: { name: 'Mug' } })).toEqual([
      SEASON,
    ]);
  });

  it('has every property of the schemas within', async () => {
    const schema = object({
      details: { $ref: '#/components/schemas/Details' },
      tags: { type: 'array', items: object({ label: text, colour: text }) },
      names: { type: 'object', additionalProperties: object({ singular: text, plural: text }) },
    });
    const others = { Details: { allOf: [object({ height: text, width: text })] } };
    const value = {
      details: { height: '9 cm' },
      tags: [{ label: 'sea' }],
      names: { en: { singular: 'mug' } },
    };
    expect((await findings(schema, { full: value }, others)).toSorted()).toEqual([
      'components/schemas/Details/allOf/0/properties/width',
      'components/schemas/Product/properties/names/additionalProperties/properties/plural',
      'components/schemas/Product/properties/tags/items/properties/colour',
    ]);
  });

  it('shows a property of items in any of them', async () => {
    const schema = object({ tags: { type: 'array', items: object({ label: text, colour: text }) } });
    expect(await findings(schema, { full: { tags: [{ label: 'sea' }, { colour: 'blue' }] } })).toEqual([]);
  });

  it('shows a property that is null, and none that is an empty list', async () => {
    const schema = object({ season: { type: ['string', 'null'] }, tags: { type: 'array', items: text } });
    expect(await findings(schema, { full: { season: null, tags: [] } })).toEqual([
      'components/schemas/Product/properties/tags',
    ]);
  });

  it('has one property of each group of alternatives', async () => {
    const schema = object({ price: text, free: text, name: text }, { 'x-one-of': [['price', 'free']] });
    expect(await findings(schema, { full: { name: 'Mug', free: 'yes' } })).toEqual([]);
    expect(await findings(schema, { full: { name: 'Mug' } })).toHaveLength(2);
  });

  it('has every property of the branch that it is of', async () => {
    const schema = { oneOf: [object({ colour: text, finish: text }), object({ name: text, season: text })] };
    expect(await findings(schema, { full: { name: 'Mug' } })).toEqual([
      'components/schemas/Product/oneOf/1/properties/season',
    ]);
  });

  it('may leave out conditions of a filter', async () => {
    expect(await findings(object({ name: text }, { 'x-filter': true }), { full: {} })).toEqual([]);
  });

  it('may end a recursive schema', async () => {
    const schema = object({ name: text, part: PRODUCT });
    expect(await findings(schema, { full: { name: 'Set', part: { name: 'Mug' } } })).toEqual([]);
  });

  it('has no read-only property in a request, and no write-only one in a response', async () => {
    const schema = object({
      id: { ...text, readOnly: true },
      code: { ...text, writeOnly: true },
      name: text,
    });
    const body = (full: object): Body => ({ schema: PRODUCT, examples: { full } });
    const messagesOf = async (sent: object, received: object) => {
      const doc = description({ Product: schema }, body(sent), body(received));
      const problems = await checkDescription({ doc }, ['full-examples']);
      return problems.map(({ message }) => message);
    };
    expect(await messagesOf({ code: 'a', name: 'Mug' }, { id: '1', name: 'Mug' })).toEqual([]);
    expect(await messagesOf({ name: 'Mug' }, { name: 'Mug' })).toEqual([
      'no full example of a response shows id (an empty list shows nothing)',
      'no full example of a request shows code (an empty list shows nothing)',
    ]);
  });
});
