import { describe, expect, it } from 'vitest';
import { attachExamples } from '../../src/generate/attach-examples.ts';
import type { Document, Json, Response, Schema } from '../../src/generate/openapi.ts';

const body = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** A description with one call that takes `Take` and returns `Give`. */
const describing = (schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/v1/orders': {
      post: {
        operationId: 'orders.createOrder',
        requestBody: body('Take'),
        responses: { 200: { description: 'The order.', ...body('Give') } },
      },
    },
  },
  components: { schemas },
});

/** The examples of the response, by name. */
function responseExamples(document: Document): [name: string, value: unknown][] {
  const done = attachExamples(document);
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

describe('examples of a schema', () => {
  const value: Json = { id: '1', note: 'Ring twice', lines: [{ id: 'a', quantity: 2 }, { id: 'b' }] };

  it.each([
    null,
    'a text',
    [{ value }],
    { 'Example 1': { id: '1' }, empty: null, money: { value, currency: 'EUR' } },
  ])('are ignored in the form of another tool: %j', (examples) => {
    expect(responseExamples(describing({ Take: {}, Give: { ...order, 'x-examples': examples } }))).toEqual(
      [],
    );
  });

  it('are listed in each body of the schema, the typical one first', () => {
    const examples = { full: { value }, paid: { value }, typical: { value } };
    const names = responseExamples(describing({ Take: {}, Give: { ...order, 'x-examples': examples } })).map(
      ([name]) => name,
    );
    expect(names).toEqual(['typical', 'paid', 'full', 'minimal']);
  });

  it('are no longer in the schema', () => {
    const done = attachExamples(
      describing({ Take: {}, Give: { ...order, 'x-examples': { typical: { value } } } }),
    );
    expect(done.components?.schemas?.['Give']).toEqual(order);
  });

  it('have a minimal one with the required properties only, and one item of each list', () => {
    const found = responseExamples(
      describing({ Take: {}, Give: { ...order, 'x-examples': { typical: { value } } } }),
    );
    expect(new Map(found).get('minimal')).toEqual({ id: '1', lines: [{ id: 'a' }] });
  });

  it('have a minimal request without the properties that only the server sets', () => {
    const done = attachExamples(
      describing({ Take: { ...order, 'x-examples': { typical: { value } } }, Give: {} }),
    );
    expect(done.components?.examples?.['Take-minimalRequest']?.value).toEqual({ lines: [{ id: 'a' }] });
  });

  it('keep the minimal one that is written', () => {
    const examples = { typical: { value }, minimal: { value: { lines: [] } } };
    const found = responseExamples(describing({ Take: {}, Give: { ...order, 'x-examples': examples } }));
    expect(new Map(found).get('minimal')).toEqual({ lines: [] });
  });

  it('may contain values of other examples', () => {
    const list: Schema = { type: 'object', properties: { orders: { type: 'array', items: order } } };
    const found = responseExamples(
      describing({
        Take: { ...order, 'x-examples': { typical: { value } } },
        Give: {
          ...list,
          'x-examples': {
            typical: { value: { orders: [{ lines: [{ $example: 'Take.typical.lines.0' }] }] } },
          },
        },
      }),
    );
    expect(new Map(found).get('typical')).toEqual({ orders: [{ lines: [{ id: 'a', quantity: 2 }] }] });
  });

  it('may change properties of a value of another example', () => {
    const changed = {
      $example: 'Take.typical',
      note: 'b',
      lines: [{ $example: 'Take.typical.lines.0', quantity: 3 }],
    };
    const found = responseExamples(
      describing({
        Take: { ...order, 'x-examples': { typical: { value } } },
        Give: { 'x-examples': { typical: { value: changed } } },
      }),
    );
    expect(new Map(found).get('typical')).toEqual({ ...value, note: 'b', lines: [{ id: 'a', quantity: 3 }] });
  });

  it.each(['Take.typical.note.first', 'Take.other', 'Nothing.typical'])(
    'must not refer to %s, which does not exist',
    (target) => {
      const document = describing({
        Take: { ...order, 'x-examples': { typical: { value } } },
        Give: { 'x-examples': { typical: { value: { $example: target } } } },
      });
      expect(() => attachExamples(document)).toThrow(`$example names no example: ${target}`);
    },
  );

  it('must not refer to themselves', () => {
    const document = describing({
      Take: {},
      Give: { 'x-examples': { typical: { value: { $example: 'Give.typical' } } } },
    });
    expect(() => attachExamples(document)).toThrow('$example names no example: Give.typical');
  });
});
