import { isRole, localActionsOf } from '../roles.ts';
import type { Staff } from './sessions.ts';

/** What only the local platform does: refunds and shipments have no call in the contract. */
export async function runLocalAction(storeUrl: string, { role }: Staff, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/').at(-1) ?? '';
  if (!isRole(role) || !localActionsOf(role).has(name))
    return Response.json({ message: 'Your role does not include this action' }, { status: 403 });
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
