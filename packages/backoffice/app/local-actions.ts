/** Actions of the local platform, through the server, for what no call of the contract does. */
import type { OrderPayment, Refund } from 'storewire';
import { DataError } from 'storewire-react-admin';
import { violationText } from './components/reasons.ts';
import { queryClient } from './data.ts';
import type { OrderRecord } from './orders/order-record.ts';

/** What the local platform says about a failure. */
interface Failure {
  message?: string;
  details?: { validationError?: { fieldViolations?: { field: string; description: string }[] } };
}

async function request(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`/api/local/${path}`, init);
  const body: unknown = await response.json();
  if (response.ok) return body;
  const { message = 'The request failed', details } = body as Failure;
  const violations = details?.validationError?.fieldViolations ?? [];
  const text = violations.map(({ field, description }) => violationText(field, description)).join(', ');
  throw new DataError(text || message, { status: response.status });
}

/** Runs an action. */
export async function sendLocal(name: string, input: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await request(name, { method: 'POST', headers, body: JSON.stringify(input) });
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
  const body = await request(`getItem?id=${encodeURIComponent(orderId)}`);
  return (body as { item: { payments: OrderPayment[]; refunds: Refund[] } }).item;
}

/** Orders whose payment is not confirmed, which no search returns. */
export async function readUnpaidOrders(): Promise<OrderRecord[]> {
  const body = await request('listUnpaidOrders');
  return (body as { orders: OrderRecord[] }).orders;
}
