import { startMock } from 'storewire-tools/mock';
import { expect, inject, test } from 'vitest';
import { createClient, createTransport, isStoreError } from '../../src/index.ts';
import { getCurrentCart } from '../../src/operations.ts';
import { wire } from './description.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { choose, clientOptions, prefer } from './session.ts';

// Each of these breaks something on purpose: were it not seen, the other tests of calls could not fail.

const CART = '/ecom/v1/carts/current';
const ORDERS = '/ecom/v1/orders/search';

/** A description of one path: a mock of all of them takes seconds to start. */
const onlyWith = (path: string): typeof wire => ({ ...wire, paths: { [path]: wire.paths[path] ?? {} } });

test('a request that breaks the contract is objected to', async () => {
  const seen = watch();
  const input = { lineItems: 'none' } as never;
  await expect(createClient(clientOptions(seen)).currentCart.addToCurrentCart(input)).rejects.toSatisfy(
    isStoreError,
  );
  expect(objectionsTo(seen.only()).join()).toMatch(/"request","body","lineItems".*must be array/);
});

test('a request without a token is objected to', async () => {
  const seen = watch();
  await expect(
    createClient({ ...clientOptions(seen), auth: undefined }).currentCart.getCurrentCart(),
  ).rejects.toSatisfy(isStoreError);
  expect(objectionsTo(seen.only()).join()).toContain('Invalid security scheme used');
});

test('a query value that breaks the contract is objected to', async () => {
  const seen = watch();
  const input = { paging: { limit: 'many' } } as never;
  await expect(createClient(clientOptions(seen)).files.listFiles(input)).rejects.toSatisfy(isStoreError);
  expect(objectionsTo(seen.only()).join()).toMatch(/"request","query","paging.limit"/);
});

test('an answer that breaks the contract is objected to', async () => {
  const tampered = structuredClone(onlyWith(CART));
  Object.assign(tampered.components?.examples?.['CartResponse-full'] ?? {}, {
    value: { cart: { lineItems: 'none' } },
  });
  const mock = await startMock({ description: tampered, port: 0 });
  try {
    const seen = watch();
    await getCurrentCart(
      createTransport({ ...clientOptions(seen), baseUrl: mock.url }),
      undefined,
      choose(200, 'full'),
    );
    expect(objectionsTo(seen.only()).join()).toMatch(/"response","body","cart","lineItems".*must be array/);
  } finally {
    await mock.close();
  }
});

test('an address that no operation has is objected to', async () => {
  const mock = await startMock({ description: onlyWith(ORDERS), port: 0 });
  try {
    const seen = watch();
    const cart = getCurrentCart(createTransport({ ...clientOptions(seen), baseUrl: mock.url }));
    await expect(cart).rejects.toMatchObject({
      kind: 'client',
      status: 404,
      operation: 'currentCart.getCurrentCart',
    });
    expect(objectionsTo(seen.only()).join()).toContain('NO_PATH_MATCHED_ERROR');
  } finally {
    await mock.close();
  }
});

test('an example that the description does not have is objected to', async () => {
  const seen = watch();
  await createClient(clientOptions(seen)).fetch(CART, {
    headers: prefer(200, 'enormous'),
  });
  expect(seen.only().url.origin).toBe(inject('prismUrl'));
  expect(objectionsTo(seen.only()).join()).toContain('errors#NOT_FOUND');
});
