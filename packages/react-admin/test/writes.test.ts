import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BulkError, type ManyOptions } from '../src/index.ts';
import { openOffice } from './office.ts';

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  );

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  const { platform } = office;
  onTestFinished(() => platform.close());
});

/** The first records of a list, and no requests so far. */
async function some(name: Parameters<typeof office.provider.getList>[0], count = 3, filter = {}) {
  const pagination = { page: 1, perPage: count };
  const { data } = await office.provider.getList(name, { pagination, filter });
  office.requests.length = 0;
  return data;
}

const sentBodies = (): unknown[] => office.requests.map(({ body }) => body);

describe('create, update and delete', () => {
  it.each([
    {
      name: 'products' as const,
      data: { name: 'Bowl', priceData: { price: 12.5 } },
      change: { priceData: { price: 14 } },
      sent: { product: { priceData: { price: 14 } } },
    },
    {
      name: 'collections' as const,
      data: { name: 'Gifts', description: 'For others.' },
      change: { description: 'For all.' },
      sent: { collection: { description: 'For all.' } },
    },
    {
      name: 'members' as const,
      data: { loginEmail: 'new@example.com', contact: { firstName: 'Nora', lastName: 'Lind' } },
      change: { contact: { firstName: 'Nina' } },
      sent: { member: { contact: { firstName: 'Nina' } } },
    },
  ])('of $name send the changed fields only', async ({ name, data, change, sent }) => {
    const { data: created } = await office.provider.create(name, { data });
    const { data: previousData } = await office.provider.getOne(name, { id: created.id });
    office.requests.length = 0;
    const edited = { ...previousData };
    for (const [field, value] of Object.entries(change))
      edited[field] = typeof value === 'object' ? { ...previousData[field], ...value } : value;
    const { data: updated } = await office.provider.update(name, {
      id: created.id,
      data: edited,
      previousData,
    });
    expect(sentBodies()).toEqual([sent]);
    expect(updated).toMatchObject(change);
    await office.provider.delete(name, { id: created.id, previousData: updated });
    expect(await failure(office.provider.getOne(name, { id: created.id }))).toMatchObject({ status: 404 });
  });

  it('of orders send the field mask of the changed fields', async () => {
    const [order] = await some('orders');
    const { id: _id, number: _number, ...copy } = order;
    const { data: created } = await office.provider.create('orders', { data: copy });
    expect(created.number).not.toBe(order.number);
    office.requests.length = 0;
    const data = {
      ...order,
      archived: true,
      buyerInfo: { ...order.buyerInfo, email: 'new@example.com' },
    };
    const { data: updated } = await office.provider.update('orders', {
      id: order.id,
      data,
      previousData: order,
    });
    expect(updated).toMatchObject({ id: order.id, archived: true });
    const [body] = sentBodies();
    expect(body).toEqual({
      order: { archived: true, buyerInfo: { email: 'new@example.com' } },
      fieldMask: expect.stringMatching(/^(?:archived,buyerInfo\.email|buyerInfo\.email,archived)$/),
    });
  });

  it('of files name the file in the body', async () => {
    const [file] = await some('files');
    const data = { ...file, displayName: 'New name.webp' };
    await office.provider.update('files', { id: file.id, data, previousData: file });
    expect(sentBodies()).toEqual([
      { file: { id: file.id, displayName: 'New name.webp' }, fieldMask: 'displayName' },
    ]);
    expect((await office.provider.getOne('files', { id: file.id })).data.displayName).toBe('New name.webp');
  });

  it('of reviews and of back-in-stock requests work', async () => {
    const [review] = await some('reviews');
    const { data } = await office.provider.create('reviews', {
      data: {
        namespace: review.namespace,
        entityId: review.entityId,
        content: { title: 'Fine', body: 'It holds water.', rating: 4 },
        author: { authorName: 'Ann' },
      },
    });
    await office.provider.delete('reviews', { id: data.id, previousData: data });
    expect(await failure(office.provider.getOne('reviews', { id: data.id }))).toMatchObject({ status: 404 });
    const [request] = await some('backInStock');
    await office.provider.delete('backInStock', { id: request.id, previousData: request });
    expect((await office.provider.getList('backInStock', {})).data).toEqual([]);
  });

  it('send nothing if a form has changed nothing, also where it has null for what is not there', async () => {
    const [product] = await some('products');
    const data = { ...product, costAndProfitData: { itemCost: null }, none: null };
    expect(await office.provider.update('products', { id: product.id, data, previousData: product })).toEqual(
      {
        data: product,
      },
    );
    expect(office.requests).toEqual([]);
  });

  it('replace a list as a whole', async () => {
    const [product] = await some('products', 1);
    const sections = [...(product.additionalInfoSections ?? []), { title: 'Care', description: 'By hand.' }];
    await office.provider.update('products', {
      id: product.id,
      data: { ...product, additionalInfoSections: sections },
      previousData: product,
    });
    expect(sentBodies()).toEqual([{ product: { additionalInfoSections: sections } }]);
  });
});

describe('a revision', () => {
  it('of the form is sent, so that a change of another user is a conflict', async () => {
    const [review] = await some('reviews', 1);
    const edit = (title: string) =>
      office.provider.update('reviews', {
        id: review.id,
        data: { ...review, content: { ...review.content, title } },
        previousData: review,
      });
    const { data } = await edit('First');
    expect(sentBodies()).toEqual([
      { review: { content: { title: 'First' }, revision: review.revision }, fieldMask: 'content.title' },
    ]);
    expect(data.revision).not.toBe(review.revision);
    expect(await failure(edit('Second'))).toMatchObject({ status: 409, body: {} });
    expect((await office.provider.getOne('reviews', { id: review.id })).data.content.title).toBe('First');
  });

  it('is read where many records are changed at once', async () => {
    const ids = (await some('reviews')).map(({ id }) => id);
    await office.provider.updateMany('reviews', { ids, data: { content: { title: 'Checked' } } });
    const { data } = await office.provider.getMany('reviews', { ids });
    expect(data.map(({ content }) => content.title)).toEqual(['Checked', 'Checked', 'Checked']);
  });
});

const MISSING = '00000000-0000-4000-8000-000000000000';

describe('calls for many records', () => {
  it('change the others if one is rejected, and say which and why', async () => {
    const [first, second] = await some('products');
    const ids = [first.id, MISSING, second.id];
    const error = await failure(office.provider.updateMany('products', { ids, data: { ribbon: 'New' } }));
    expect(error).toBeInstanceOf(BulkError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^1 of 3 failed: /),
      results: [
        { id: first.id, error: undefined },
        { id: MISSING, error: { code: expect.any(String), description: expect.any(String) } },
        { id: second.id, error: undefined },
      ],
    });
    const { data } = await office.provider.getMany('products', { ids: [first.id, second.id] });
    expect(data.map(({ ribbon }) => ribbon)).toEqual(['New', 'New']);
    expect(office.requests.map(({ path }) => path)[0]).toBe('/stores/v1/bulk/products/update');
  });

  it('are made one by one with a result for each', async () => {
    const ids = (await some('collections')).map(({ id }) => id);
    const data = { description: 'Checked.' };
    const error = await failure(office.provider.updateMany('collections', { ids: [MISSING, ...ids], data }));
    expect((error as BulkError).results.map(({ error: reason }) => reason?.code)).toEqual([
      'NOT_FOUND',
      ...ids.map(() => undefined),
    ]);
  });

  it('are made one by one for fields that the call for many does not take', async () => {
    const ids = (await some('products')).map(({ id }) => id);
    await office.provider.updateMany('products', { ids, data: { visible: false } });
    expect(office.requests.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'PATCH']);
    const { data } = await office.provider.getMany('products', { ids });
    expect(data.map(({ visible }) => visible)).toEqual([false, false, false]);
  });

  it('are made in batches of the limit, with a mask per record', async () => {
    const ids = (await some('orders')).map(({ id }) => id);
    const all = [...Array.from({ length: 130 }, () => crypto.randomUUID()), ...ids];
    const error = await failure(office.provider.updateMany('orders', { ids: all, data: { archived: true } }));
    expect((error as BulkError).results.filter((result) => !result.error)).toEqual(ids.map((id) => ({ id })));
    const batches = sentBodies() as { orders: unknown[] }[];
    expect(batches.map(({ orders }) => orders.length)).toEqual([100, 33]);
    expect(batches[1]?.orders.at(-1)).toEqual({
      order: { id: ids.at(-1), archived: true },
      fieldMask: 'archived',
    });
    expect((await office.provider.getOne('orders', { id: ids[0] ?? '' })).data.archived).toBe(true);
  });

  it('clear a value with null', async () => {
    const [product] = await some('products', 1);
    await office.provider
      .updateMany('products', { ids: [product.id], data: { brand: null } })
      .catch(() => null);
    expect(sentBodies()).toEqual([{ ids: [product.id], set: { brand: null } }]);
  });

  it('delete members and files with the calls that the platform has', async () => {
    for (const name of ['members', 'files'] as const) {
      const ids = (await some(name)).map(({ id }) => id);
      expect(await office.provider.deleteMany(name, { ids })).toEqual({ data: ids });
      expect(office.requests.length).toBe(1);
      const left = await office.provider.getList(name, { pagination: { page: 1, perPage: 1000 } });
      expect(left.data.filter(({ id }) => ids.includes(id))).toEqual([]);
    }
  });

  it('are made one by one where there is no call for many', async () => {
    const ids = (await some('reviews')).map(({ id }) => id);
    const error = await failure(office.provider.deleteMany('reviews', { ids: [...ids, MISSING] }));
    expect(error).toMatchObject({
      results: [...ids.map((id) => ({ id })), { id: MISSING, error: { code: 'NOT_FOUND' } }],
    });
    expect((await office.provider.getMany('reviews', { ids })).data).toEqual([]);
  });

  it('end at once if the session has ended', async () => {
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID());
    office.platform.reset();
    expect(
      await failure(office.provider.updateMany('products', { ids, data: { ribbon: 'New' } })),
    ).toMatchObject({
      name: 'DataError',
      status: 401,
    });
    expect(office.requests.length).toBe(1);
  });
});

describe('actions', () => {
  it('have the input and the response of their call', async () => {
    const [order] = await some('orders', 1, { status: 'APPROVED', paymentStatus: 'PAID' });
    const { order: canceled } = await office.provider.act('orders', 'cancel', { id: order.id });
    expect(canceled.status).toBe('CANCELED');
    const act = () =>
      office.provider.act('orders', 'cancel', {
        // @ts-expect-error an id is a text
        id: 5,
      });
    expect(await failure(act())).toMatchObject({ name: 'DataError' });
  });

  const MANY = Array.from({ length: 150 }, () => crypto.randomUUID());
  const tag = (orderIds: string[], options: ManyOptions) =>
    office.provider.actOnMany(
      'orders',
      'tag',
      { orderIds, assignTags: { tags: { tagIds: ['vip'] } } },
      options,
    );

  it('for many records report their progress and return a result for each', async () => {
    const ids = (await some('orders')).map(({ id }) => id);
    const progress: number[][] = [];
    const results = await tag([...ids, ...MANY], {
      onProgress: (done, total) => progress.push([done, total]),
    });
    expect(progress).toEqual([
      [100, 153],
      [153, 153],
    ]);
    expect(results.filter(({ error }) => !error)).toEqual(ids.map((id) => ({ id })));
    expect(results.at(-1)).toMatchObject({ id: MANY.at(-1), error: { code: expect.any(String) } });
  });

  it('for many records stop before the next batch when they are aborted', async () => {
    const stop = new AbortController();
    const results = await tag(MANY, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(results.map(({ id }) => id)).toEqual(MANY.slice(0, 100));
  });
});
