import { isRole, localActionsOf } from '../roles.ts';
import type { Staff } from './sessions.ts';

/** Items per request of what the platform stores. */
const PAGE = 1000;

/** What only the local platform does: refunds and shipments have no call in the contract. */
export async function runLocalAction(storeUrl: string, { role }: Staff, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/').at(-1) ?? '';
  if (!isRole(role) || !localActionsOf(role).has(name))
    return Response.json({ message: 'Your role does not include this action' }, { status: 403 });
  if (name === 'listUnpaidOrders') return Response.json({ orders: await readUnpaidOrders(storeUrl) });
  const { method } = request;
  const body = method === 'POST' ? await request.text() : undefined;
  const headers = { 'content-type': 'application/json' };
  const url = new URL(`/__dev/api/${name}`, storeUrl);
  // of what the platform stores, pages read the payments of orders
  const query = { entity: 'orderTransactions', id: searchParams.get('id') ?? '' };
  if (method === 'GET') url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { method, headers, ...(body && { body }) });
  return new Response(response.body, { status: response.status, headers });
}

/** The orders that no search returns, since their payment is not confirmed. */
async function readUnpaidOrders(storeUrl: string): Promise<object[]> {
  const unpaid: object[] = [];
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const url = new URL('/__dev/api/listItems', storeUrl);
    url.search = new URLSearchParams({ entity: 'order', limit: `${PAGE}`, offset: `${offset}` }).toString();
    const page = (await (await fetch(url)).json()) as { items: { status: string }[]; total: number };
    unpaid.push(...page.items.filter(({ status }) => status === 'INITIALIZED'));
    ({ total } = page);
  }
  return unpaid;
}
