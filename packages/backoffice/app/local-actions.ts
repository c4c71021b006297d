/** Actions of the local platform, through the server, for what no call of the contract does. */
import type { OrderPayment, Refund } from 'storewire';
import type { OrderRecord } from './orders/order-record.ts';
import { requestOwn } from './own-server.ts';

const PATH = '/api/local';

/** Runs an action. */
export async function sendLocal(
  name: string,
  input: object,
  added?: Readonly<Record<string, string>>,
): Promise<void> {
  const headers = { 'content-type': 'application/json', ...added };
  await requestOwn(`${PATH}/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
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
