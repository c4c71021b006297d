import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change, StaffMember } from '../changes.ts';
import { openOffice, openProfile, type PageFetch, signIn, type TestOffice } from './office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function pageOf(role: string): Promise<PageFetch> {
  const page = openProfile(office.origin);
  await signIn(page, `${role}@example.com`);
  return page;
}

const people = async (page: PageFetch): Promise<StaffMember[]> =>
  (await (await page('/staff/people')).json()).data;

const sessionsOf = async (page: PageFetch, role: string) =>
  (await people(page)).find(({ id }) => id === `${role}@example.com`)?.sessions ?? [];

const end = async (page: PageFetch, key = 'none'): Promise<number> =>
  (await page(`/staff/sessions/${key}/end`, { method: 'POST' })).status;

it('an owner sees all accounts with their roles and sessions, and ends a session at once', async () => {
  const owner = await pageOf('owner');
  const support = await pageOf('support');
  expect(await people(owner)).toMatchObject([
    { id: 'owner@example.com', fullName: 'Owner', role: 'owner', sessions: [{ isThis: true }] },
    { id: 'support@example.com', role: 'support', sessions: [{ isThis: false }] },
    { id: 'orders@example.com', role: 'orders', sessions: [] },
    { id: 'catalog@example.com', role: 'catalog', lastAt: null, sessions: [] },
  ]);
  const [session] = await sessionsOf(owner, 'support');
  expect(await end(owner, session?.key)).toBe(204);
  expect((await support('/staff/session')).status).toBe(401);
  expect((await support('/api/store/ecom/v1/orders/any')).status).toBe(401);
  expect(await sessionsOf(owner, 'support')).toEqual([]);
  expect(await end(owner, session?.key)).toBe(404);
});

it('others see and end their own sessions only', async () => {
  const owner = await pageOf('owner');
  const first = await pageOf('orders');
  const second = await pageOf('orders');
  expect(await people(first)).toMatchObject([{ id: 'orders@example.com', sessions: [{}, {}] }]);
  const [ofOwner] = await sessionsOf(owner, 'owner');
  expect(await end(first, ofOwner?.key)).toBe(404);
  expect((await owner('/staff/session')).status).toBe(200);
  const other = (await sessionsOf(first, 'orders')).find(({ isThis }) => !isThis);
  expect(await end(first, other?.key)).toBe(204);
  expect((await second('/staff/session')).status).toBe(401);
  expect((await first('/staff/session')).status).toBe(200);
  expect((await openProfile(office.origin)('/staff/people')).status).toBe(401);
});

it('what the list says of a session is not what the browser has', async () => {
  const page = openProfile(office.origin);
  const cookie = (await signIn(page, 'owner@example.com')).headers.getSetCookie().at(-1) ?? '';
  const id = /^staff=([\w-]+)/.exec(cookie)?.[1] ?? 'none';
  expect(await (await page('/staff/people')).text()).not.toContain(id);
  const key = (await sessionsOf(page, 'owner')).find(({ isThis }) => isThis)?.key;
  const thief = openProfile(office.origin);
  expect((await thief('/staff/session', { headers: { cookie: `staff=${key}` } })).status).toBe(401);
});

it('sign-ins and ends of sessions are kept, for owners', async () => {
  const owner = await pageOf('owner');
  const support = await pageOf('support');
  const [session] = await sessionsOf(owner, 'support');
  await end(owner, session?.key);
  await owner('/staff/sign-out', { method: 'POST' });
  const read = async (page: PageFetch): Promise<Change[]> =>
    (await (await page('/staff/changes?resource=sessions&limit=5')).json()).data;
  expect(await read(await pageOf('owner'))).toMatchObject([
    { staff: 'owner@example.com', call: 'signIn', outcome: 'DONE' },
    { call: 'signOut' },
    { call: 'endSession', records: ['support@example.com'] },
    { staff: 'support@example.com', call: 'signIn' },
    { staff: 'owner@example.com', call: 'signIn' },
  ]);
  await signIn(support, 'support@example.com');
  expect(await read(support)).toEqual([]);
});
