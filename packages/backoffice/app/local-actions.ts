/** Actions of the local platform, through the server, for what no call of the contract does. */
import type { OrderPayment, Refund } from 'storewire';
import { queryClient } from './data.ts';
import type { OrderRecord } from './orders/order-record.ts';
import { requestOwn } from './own-server.ts';

const PATH = '/api/local';

/** Runs an action. The reason is kept with the change, and not sent to the platform. */
export async function sendLocal(name: string, input: object, reason?: string | null): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const query = reason ? `?${new URLSearchParams({ reason })}` : '';
  await requestOwn(`${PATH}/${name}${query}`, { method: 'POST', headers, body: JSON.stringify(input) });
}

/** Runs an action, and reads again what it may have changed. */
export async function runLocal(name: string, input: object): Promise<void> {
  await sendLocal(name, input);
  await queryClient.invalidateQueries();
}

/** The payments and refunds of an order, which no call of the contract lists. */
export async function readTransactions(
  orderId: string,
): Promise<{ payments: OrderPayment[]; refunds: Refund[] }> {
  const body = await requestOwn(`${PATH}/getItem?id=${encodeURIComponent(orderId)}`);
  return (body as { item: { payments: OrderPayment[]; refunds: Refund[] } }).item;
}

/** Orders whose payment is not confirmed, which no search returns. */
export async function readUnpaidOrders(): Promise<OrderRecord[]> {
  const body = await requestOwn(`${PATH}/listUnpaidOrders`);
  return (body as { orders: OrderRecord[] }).orders;
}
