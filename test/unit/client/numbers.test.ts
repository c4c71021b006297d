import fc from 'fast-check';
import { calls, whole } from 'storewire-contract/testing';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json } from 'storewire-dev-kit/server';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../../generated/numbers.ts';
import { TRANSPORT } from '../../../src/core/options.ts';
import type { OperationInfo } from '../../../src/index.ts';
import * as operations from '../../../src/operations.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { deepFreeze } from '../helpers/freeze.ts';
import { respond, startStore } from '../helpers/store.ts';

const infos: OperationInfo[] = Object.values(operations).flatMap((each) =>
  'info' in each ? [each.info] : [],
);
const infoOf = (id: string): OperationInfo =>
  infos.find((info) => info.id === id) ?? expect.fail(`there is no ${id}`);

/** A client of a server that answers with one body, and the bodies that reach it. */
async function answering(body: unknown = {}) {
  const { client, requests } = await startStore(respond(200, body));
  return { client, sent: () => requests.map((each) => JSON.parse(each.body)) };
}

/** Values for all parameters of the path of a call. */
const pathOf = ({ path }: OperationInfo): Record<string, string> =>
  Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, 'NaN']));

const bodies = calls.flatMap(({ operationId, requestBody, parameters = [] }) => {
  const schema = requestBody?.content?.['application/json']?.schema;
  return schema && parameters.every((each) => each.in !== 'query' || each.$ref)
    ? [{ id: operationId, ...whole(schema) }]
    : [];
});
const answers = calls.flatMap(({ operationId, responses }) => {
  const schema = responses['200']?.content?.['application/json']?.schema;
  return schema ? [{ id: operationId, ...whole(schema) }] : [];
});

describe('numbers that JSON cannot hold', () => {
  test.each(bodies.filter(({ count }) => count > 0))(
    '$id sends $count of them as text, and nothing else changes',
    async ({ id, wire, pleasant }) => {
      const { client, sent } = await answering();
      const path = pathOf(infoOf(id));
      const input = deepFreeze({ ...(pleasant as object), ...path });
      await client[TRANSPORT].send(infoOf(id), input);
      const inBody = Object.entries(wire as object).filter(([name]) => !(name in path));
      expect(sent()).toEqual([Object.fromEntries(inBody)]);
    },
  );

  test.each(answers.filter(({ count }) => count > 0))(
    '$id answers with $count of them as numbers, and nothing else changes',
    async ({ id, wire, pleasant }) => {
      const { client } = await answering(wire);
      const input = { ...pathOf(infoOf(id)), args: [] };
      expect((await client[TRANSPORT].send(infoOf(id), input)).data).toEqual(pleasant);
    },
  );

  test('are those that the own client of the platform converts, and one that it does not', () => {
    const recorded = `amount baseQuantity confidence cost discountedPrice itemCost latitude longitude maxValue minValue numValue percentage price
      pricePerUnit profit profitMargin relevanceScore totalQuantity value weight x y`;
    const ofCatalogV3 = ['from', 'percentOff', 'quantity', 'to'];
    expect(Object.keys(numbers)).toEqual([...recorded.split(/\s+/), ...ofCatalogV3, 'threshold'].toSorted());
  });

  test('cost nothing in calls that reach none', () => {
    const withNumbers = new Set([...bodies, ...answers].flatMap(({ id, count }) => (count > 0 ? [id] : [])));
    expect(new Set(infos.filter((info) => info.numbers).map(({ id }) => id))).toEqual(withNumbers);
  });

  test('leave other strings and null unchanged where the response has them instead of a number', async () => {
    for (const weight of ['1.5', 'nan', '', null, ['NaN'], { NaN: 'NaN' }, true]) {
      const { client } = await answering({ product: { weight, name: 'NaN' } });
      expect((await client.products.getProduct({ id: 'p' })).product).toEqual({ weight, name: 'NaN' });
    }
  });

  test('are found in values that hold values of their own kind, however deep', async () => {
    const nest = (depth: number, leaf: unknown): unknown =>
      depth === 0
        ? { numValue: leaf }
        : depth % 2
          ? { listValue: { value: [nest(depth - 1, leaf)] } }
          : { mapValue: { value: { constructor: nest(depth - 1, leaf) } } };
    const { client, sent } = await answering({
      additionalData: { a: nest(9, '-Infinity') },
      state: 'SUCCESS',
    });
    const field = { name: 'f', value: nest(9, Number.POSITIVE_INFINITY) as object };
    const answer = await client.authentication.register({
      loginId: { email: 'ada@example.com' },
      password: 'p',
      profile: { customFields: [field] },
    });
    expect(answer.additionalData).toEqual({ a: nest(9, Number.NEGATIVE_INFINITY) });
    expect(sent()[0].profile.customFields).toEqual([{ name: 'f', value: nest(9, 'Infinity') }]);
  });

  test('are rejected by name where the contract allows none, and never sent as null', async () => {
    const { client, sent } = await answering();
    const options = { lens: [{ strength: Number.NaN }] };
    const lineItems = [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: 'b', options } }];
    const failure = await failureOf(client.currentCart.addToCurrentCart({ lineItems }));
    expect([failure.kind, failure.violations[0]?.field]).toEqual([
      'validation',
      'lineItems.0.catalogReference.options.lens.0.strength',
    ]);
    const inQuery = await failureOf(
      client.collections.queryCollections({ query: { paging: { limit: Number.POSITIVE_INFINITY } } }),
    );
    expect(inQuery.violations[0]?.field).toBe('query.paging.limit');
    const inArguments = await failureOf(
      client.webMethods.callWebMethod({ module: 'm.web', functionName: 'f', args: [1, Number.NaN] }),
    );
    expect(inArguments.violations[0]?.field).toBe('args.1');
    expect(sent()).toEqual([]);
  });

  test('pass the runtime schemas as numbers, in inputs and in strict answers', async () => {
    const { client, requests } = await startStore(
      respond(200, { product: { weight: 'NaN', priceData: { price: 'Infinity' } } }),
      { validate: validator(Object.values(operationSchemas), { responses: 'strict' }) },
    );
    const id = '5d6e7f80-91a2-43b4-85d6-e7f8091a2b3c';
    const { product } = await client.products.updateProduct({ id, product: { weight: Number.NaN } });
    expect([product?.weight, product?.priceData?.price]).toEqual([Number.NaN, Number.POSITIVE_INFINITY]);
    expect(requests[0]?.body).toBe('{"product":{"weight":"NaN"}}');
    // @ts-expect-error the text is the business of the wire
    const failure = await failureOf(client.products.updateProduct({ id, product: { weight: 'NaN' } }));
    expect(failure.violations[0]).toMatchObject({
      field: 'product.weight',
      description: 'must be of type number',
    });
  });

  test('are returned unchanged', async () => {
    let answer: unknown = {};
    const { client, requests } = await startStore((_request, response) => json(response, answer));
    const numbers = fc.oneof(
      fc.double(),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({ latitude: numbers, longitude: numbers }),
        fc.jsonValue(),
        async (geocode, options) => {
          const input = deepFreeze({
            cartInfo: { contactInfo: { address: { geocode, city: 'NaN' } } },
            lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b', options: { options } } }],
          });
          await client[TRANSPORT].send(infoOf('currentCart.updateCurrentCart'), input);
          const body = JSON.parse(requests.at(-1)?.body ?? '');
          answer = { cart: { ...body.cartInfo, lineItems: body.lineItems } };
          const { cart } = await client.currentCart.getCurrentCart();
          expect(cart).toEqual(
            JSON.parse(JSON.stringify({ ...input.cartInfo, lineItems: input.lineItems }), (name, value) =>
              name === 'geocode' ? withoutMinusZero(geocode) : value,
            ),
          );
        },
      ),
      { numRuns: caseCount(200) },
    );
  });
});

/** JSON has no minus zero. */
const withoutMinusZero = (point: object): object =>
  Object.fromEntries(Object.entries(point).map(([name, value]) => [name, value === 0 ? 0 : value]));
