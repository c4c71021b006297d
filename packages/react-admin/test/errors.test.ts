import { createClient, fixedToken, isStoreError } from 'storewire';
import { afterAll, describe, expect, it } from 'vitest';
import { DataError, dataProvider } from '../src/index.ts';
import { openOffice, RESOURCES } from './office.ts';

const { platform, provider, providerOf } = openOffice();
afterAll(() => platform.close());

const failure = async (promise: Promise<unknown>): Promise<DataError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof DataError)) throw new TypeError('no DataError', { cause: error });
  return error;
};

describe('a validation error', () => {
  it('has its texts at the fields of the form', async () => {
    const create = (data: object) => failure(provider.create('products', { data }));
    expect(await create({ name: '', priceData: { price: 1 } })).toMatchObject({
      status: 400,
      code: 'INVALID_ARGUMENT',
      body: { errors: { name: expect.any(String) } },
    });
    expect((await create({ name: 'Bowl', priceData: { price: -1 } })).body).toEqual({
      errors: { 'priceData.price': expect.any(String) },
    });
  });

  it('has the texts of no field as the error of the form', async () => {
    const [review] = (await provider.getList('reviews', {})).data;
    const { body } = await failure(
      provider.update('reviews', {
        id: 'not-an-id',
        data: { content: { ...review.content, rating: 9 } },
        previousData: { ...review, id: 'not-an-id' },
      }),
    );
    expect(body.errors).toEqual({
      'content.rating': expect.any(String),
      'root.serverError': expect.stringContaining('reviewId'),
    });
  });

  it('of a read has a message only', async () => {
    const error = await failure(provider.getList('orders', { filter: { status: 'UNHEARD_OF' } }));
    expect(error).toMatchObject({ status: 400, body: {}, message: expect.stringContaining('status') });
  });
});

describe('other errors', () => {
  it('of the application have their code and the request id', async () => {
    const error = await failure(provider.getOne('orders', { id: crypto.randomUUID() }));
    expect(error).toMatchObject({ body: {}, code: 'ORDER_NOT_FOUND', requestId: expect.any(String) });
    expect(isStoreError(error.cause) && error.cause.kind).toBe('application');
  });

  it('of the client have their code and the request id', async () => {
    const error = await failure(provider.getOne('collections', { id: crypto.randomUUID() }));
    expect(error).toMatchObject({ status: 404, body: {}, code: 'NOT_FOUND', requestId: expect.any(String) });
    expect(isStoreError(error.cause) && error.cause.kind).toBe('client');
  });

  it('with status 401 end the session, as checkError reads the status', async () => {
    expect(await failure(providerOf('ended').getList('orders', {}))).toMatchObject({ status: 401 });
  });

  it('with status 403 say who may do it', async () => {
    const { accessToken } = platform.issueToken({ role: 'visitor' });
    const [product] = (await provider.getList('products', {})).data;
    expect(
      await failure(providerOf(accessToken).delete('products', { id: product.id, previousData: product })),
    ).toMatchObject({
      status: 403,
      allowedRoles: ['merchant'],
      message: expect.stringMatching(/: products\.deleteProduct is for merchant$/),
    });
  });

  it('without a response have the status 0', async () => {
    const unreachable = createClient({
      auth: fixedToken('any'),
      retry: false,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const error = await failure(dataProvider(unreachable, RESOURCES).getList('orders', {}));
    expect(error).toMatchObject({ status: 0, cause: { reason: 'network' } });
  });

  it('never contain a token', async () => {
    const error = await failure(providerOf('secret-of-staff').getList('orders', {}));
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret-of-staff');
  });
});

describe('a table of resources', () => {
  it.each([
    { place: 'getOne', call: RESOURCES.orders.create, id: 'orders.createOrder' },
    { place: 'create', call: RESOURCES.orders.getOne, id: 'orders.getOrder' },
    { place: 'update', call: RESOURCES.orders.create, id: 'orders.createOrder' },
    { place: 'delete', call: RESOURCES.orders.create, id: 'orders.createOrder' },
    { place: 'deleteMany', call: RESOURCES.products.delete, id: 'products.deleteProduct' },
    { place: 'updateMany', call: RESOURCES.orders.update, id: 'orders.updateOrder' },
    { place: 'getMany', call: RESOURCES.files.getOne, id: 'files.getFileDescriptor' },
  ])('cannot have $id as $place', ({ place, call, id }) => {
    const resources = { orders: { list: RESOURCES.orders.list, [place]: call } };
    expect(() => dataProvider(createClient(), resources)).toThrow(`orders.${place} cannot be ${id}`);
  });
});
