/** Finds orders by what staff type. No call searches names: those of the latest orders are compared here. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { queryClient } from '../query-client.ts';
import { namesOf, numberIn, type OrderRecord } from './order-record.ts';

type GetList = DataProvider['getList'];

/** Orders whose names are searched, and how long they are not read again unless an order is changed here. */
const LATEST = 100;
export const FRESH_MS = 60_000;

export async function readLatest(getList: GetList): Promise<OrderRecord[]> {
  const { data } = await queryClient.fetchQuery({
    queryKey: ['orders', 'latest'],
    queryFn: () =>
      getList<OrderRecord>('orders', {
        filter: {},
        sort: { field: 'createdDate', order: 'DESC' },
        pagination: { page: 1, perPage: LATEST },
      }),
    staleTime: FRESH_MS,
  });
  return data;
}

/** Without accents, which nobody hears on the phone. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a name or the email address of an order has the text. */
export const isNamed = (order: OrderRecord, text: string): boolean =>
  [...namesOf(order), order.buyerInfo?.email ?? ''].some((each) => plain(each).includes(plain(text.trim())));

/** Digits are a number, and an @ is of an email address. */
export function filterOf(text: string): object | undefined {
  const number = numberIn(text);
  if (/^\d+$/.test(number)) return { number };
  return text.includes('@') ? { buyerInfo: { email: { $startsWith: text.trim() } } } : undefined;
}

/** A list of orders, whose filter may have a text. */
export async function listOrders(
  getList: GetList,
  { filter: { text, ...filter } = {}, ...params }: GetListParams,
): Promise<GetListResult> {
  if (!text) return getList('orders', { ...params, filter });
  const found = filterOf(text);
  if (found) return getList('orders', { ...params, filter: { ...filter, ...found } });
  const ids = (await readLatest(getList)).filter((order) => isNamed(order, text)).map(({ id }) => id);
  if (ids.length === 0) return { data: [], total: 0 };
  return getList('orders', { ...params, filter: { ...filter, id: { $in: ids } } });
}
