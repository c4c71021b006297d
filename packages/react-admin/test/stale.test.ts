import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openOffice } from './office.ts';

let queryClient: QueryClient;
let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  queryClient = new QueryClient();
  office = openOffice({ queryClient });
  const { platform } = office;
  onTestFinished(() => platform.close());
});

/** Puts the lists of these resources into the cache, and a record under the key of react-admin. */
function cacheLists(...resources: string[]): void {
  for (const resource of resources) queryClient.setQueryData([resource, 'getList', {}], { data: [] });
}
const cacheRecord = (resource: string, record: { id: string }): unknown =>
  queryClient.setQueryData([resource, 'getOne', { id: record.id, meta: undefined }], record);

const staleKeys = (): unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey: [resource, method] }) => `${resource} ${method}`)
    .toSorted();

describe('with the query client of react-admin', () => {
  it('a write refreshes the resources whose reads the contract calls stale', async () => {
    cacheLists('products', 'variants', 'productVariants', 'collections', 'orders');
    const [product] = (await office.provider.getList('products', {})).data;
    cacheRecord('products', product);
    await office.provider.delete('products', { id: product.id, previousData: product });
    expect(staleKeys()).toEqual([
      'collections getList',
      'productVariants getList',
      'products getList',
      'variants getList',
    ]);
  });

  it('the record of a response replaces the one that was read, without another request', async () => {
    const [order] = (await office.provider.getList('orders', { filter: { status: 'APPROVED' } })).data;
    cacheLists('orders', 'products', 'members');
    cacheRecord('orders', order);
    await office.provider.act('orders', 'cancel', { id: order.id });
    expect(queryClient.getQueryData(['orders', 'getOne', { id: order.id, meta: undefined }])).toMatchObject({
      id: order.id,
      status: 'CANCELED',
    });
    expect(staleKeys()).toEqual(['orders getList', 'products getList']);
  });

  it('a call for many records refreshes once, also if some failed', async () => {
    cacheLists('products', 'variants', 'orders');
    const refused = office.provider.updateMany('products', {
      ids: [crypto.randomUUID()],
      data: { ribbon: 'New' },
    });
    await expect(refused).rejects.toThrow(/^1 of 1 failed/);
    expect(staleKeys()).toEqual(['products getList', 'variants getList']);
  });

  it('a failed call refreshes nothing', async () => {
    cacheLists('orders');
    await expect(office.provider.act('orders', 'cancel', { id: crypto.randomUUID() })).rejects.toThrow();
    expect(staleKeys()).toEqual([]);
  });
});
