/** Which callers reach what: the statuses of all calls for things of their own and of others. See access.md. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMember } from '../../src/features/members/members.ts';
import { createExampleShop, type exampleRequests } from '../example-shop.ts';
import { act } from '../orders.ts';
import { keepState, type Role, type TestShop } from '../shop.ts';
import { OWNED, requestAbout, successes, thingsOf } from '../shopper-things.ts';

interface Column {
  title: string;
  /** Without a role, the caller has no token. */
  caller?: Role;
  /** Whose things the call is about; `self` is the caller. */
  owner: 'self' | 'visitor' | 'member';
}

const columns: readonly Column[] = [
  { title: 'anonymous, of a visitor', owner: 'visitor' },
  { title: 'visitor, own', caller: 'visitor', owner: 'self' },
  { title: 'visitor, of a visitor', caller: 'visitor', owner: 'visitor' },
  { title: 'visitor, of a member', caller: 'visitor', owner: 'member' },
  { title: 'member, own', caller: 'member', owner: 'self' },
  { title: 'member, of a member', caller: 'member', owner: 'member' },
  { title: 'member, of a visitor', caller: 'member', owner: 'visitor' },
  { title: 'staff, of a member', caller: 'staff', owner: 'member' },
  { title: 'app, of a visitor', caller: 'app', owner: 'visitor' },
];

async function statusOf(
  shop: TestShop,
  call: (typeof exampleRequests)[number],
  { caller, owner }: Column,
): Promise<number> {
  const isOwned = OWNED.test(call.id);
  const callerId = randomUUID();
  const ownerRole = owner === 'self' ? (caller === 'member' ? 'member' : 'visitor') : owner;
  const ownerId = owner === 'self' ? callerId : randomUUID();
  for (const id of new Set([ownerRole === 'member' ? ownerId : '', caller === 'member' ? callerId : '']))
    if (id) act(shop, (context) => addMember(context, { loginEmail: `${id}@example.com` }, { id }));
  const things = isOwned ? await thingsOf(shop, call.id, ownerRole, ownerId) : undefined;
  const token =
    caller && shop.tokenFor({ role: caller, ...(/visitor|member/.test(caller) && { id: callerId }) });
  const { path, body } = requestAbout(call, things);
  const response = await shop.fetch(shop.base.origin() + path, {
    method: call.method,
    redirect: 'manual',
    headers: { ...(token !== undefined && { authorization: token }), 'content-type': 'application/json' },
    ...(call.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
  });
  if (call.effect !== 'read') shop.reset();
  return response.status;
}

test('callers reach what access.md says: their own things and no others', async () => {
  const shop = createExampleShop();
  keepState(shop);
  const calls = await successes(shop);
  const rows = new Map<string, number[]>();
  for (const [key, call] of calls) {
    const statuses: number[] = [];
    for (const column of columns) statuses.push(await statusOf(shop, call, column));
    rows.set(key, statuses);
  }
  expect([...rows].filter(([, found]) => !found.some((status) => status < 400))).toEqual([]);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['call', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---')]),
    ...[...rows].map(([call, found]) => line([call, ...found])),
  ].join('\n');
  await expect(`# Status per caller and owner\n\n${table}\n`).toMatchFileSnapshot('./access.md');
});
