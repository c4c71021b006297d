import { describe, expect, it } from 'vitest';
import { attachExamples } from '../../src/generate/attach-examples.ts';
import type { Document, Json, Response, Schema } from '../../src/generate/openapi.ts';
import { ref, returning, taking } from './read-text.ts';

/** A description with one call that takes `Take` and returns `Give`. */
const describing = (schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/v1/orders': {
      post: { operationId: 'orders.createOrder', ...taking(ref('Take')), ...returning(ref('Give')) },
    },
  },
  components: { schemas },
});

function attached(document: Document): Document {
  attachExamples(document);
  return document;
}

/** The examples of the response, by name. */
function responseExamples(document: Document): [name: string, value: unknown][] {
  const done = attached(document);
  const response = done.paths['/v1/orders']?.post?.responses?.['200'] as Response;
  const media = response.content?.['application/json'] as { examples?: Record<string, { $ref: string }> };
  const components = done.components?.examples ?? {};
  return Object.entries(media.examples ?? {}).map(([name, { $ref }]) => [
    name,
    components[$ref.split('/').at(-1) ?? '']?.value,
  ]);
}

const order: Schema = {
  type: 'object',
  required: ['lines'],
  properties: {
    id: { type: 'string', readOnly: true, 'x-always': true },
    note: { type: 'string' },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    },
  },
};

type Examples = NonNullable<Schema['x-examples']>;

const example = (value: Json): Examples[string] => ({ summary: 'An order.', value });

/** Examples of the response, which has these examples in its schema. */
const given = (examples: Examples): [name: string, value: unknown][] =>
  responseExamples(describing({ Take: {}, Give: { ...order, 'x-examples': examples } }));

describe('examples of a schema', () => {
  const value: Json = { id: '1', note: 'Ring twice', lines: [{ id: 'a', quantity: 2 }, { id: 'b' }] };

  it('are listed in each body of the schema, the typical one first', () => {
    const found = given({ full: example(value), paid: example(value), typical: example(value) });
    expect(found.map(([name]) => name)).toEqual(['typical', 'paid', 'full', 'minimal']);
  });

  it('have a minimal one of required properties and one item of each list, in requests without what the server sets', () => {
    const both = { ...order, 'x-examples': { typical: example(value) } };
    const { schemas, examples } =
      attached(describing({ Take: both, Give: structuredClone(both) })).components ?? {};
    expect(examples?.['Give-minimal']?.value).toEqual({ id: '1', lines: [{ id: 'a' }] });
    expect(examples?.['Take-minimalRequest']?.value).toEqual({ lines: [{ id: 'a' }] });
    expect(schemas).toEqual({ Take: order, Give: order });
  });

  it('keep the minimal one that is written', () => {
    const found = new Map(given({ typical: example(value), minimal: example({ lines: [] }) }));
    expect(found.get('minimal')).toEqual({ lines: [] });
  });

  /** A response whose typical example is this one, next to a request with an example. */
  const referring = (typical: Json, schema: Schema = {}): Document => {
    const Take = { ...order, 'x-examples': { typical: example(value) } };
    return describing({ Take, Give: { ...schema, 'x-examples': { typical: example(typical) } } });
  };

  it('may contain values of other examples', () => {
    const list: Schema = { type: 'object', properties: { orders: { type: 'array', items: order } } };
    const typical = { orders: [{ lines: [{ $example: 'Take.typical.lines.0' }] }] };
    const found = new Map(responseExamples(referring(typical, list)));
    expect(found.get('typical')).toEqual({ orders: [{ lines: [{ id: 'a', quantity: 2 }] }] });
  });

  it('may change properties of a value of another example', () => {
    const lines = [{ $example: 'Take.typical.lines.0', quantity: 3 }];
    const found = new Map(responseExamples(referring({ $example: 'Take.typical', note: 'b', lines })));
    expect(found.get('typical')).toEqual({ ...value, note: 'b', lines: [{ id: 'a', quantity: 3 }] });
  });

  it.each(['Take.typical.note.first', 'Take.other', 'Nothing.typical', 'Give.typical'])(
    'must not refer to %s, which does not exist or is the example itself',
    (target) => {
      expect(() => attachExamples(referring({ $example: target }))).toThrow(
        `$example names no example: ${target}`,
      );
    },
  );
});
