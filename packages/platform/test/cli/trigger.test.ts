import { afterEach, expect, test, vi } from 'vitest';
import { eventTypes } from '../../src/cli/event-names.ts';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { runTrigger } from '../../src/cli/trigger.ts';
import { ready, run } from '../commands.ts';
import { createReceiver } from '../receiver.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('trigger prints what it did, the events and how they were delivered', async () => {
  const { facts } = await ready(['--memory']);
  const { url = '' } = facts;
  const receiver = await createReceiver();
  const admin = adminApi(url);
  const type = 'wix.members.v1.member_created';
  await admin.addEventTarget({ url: receiver.url, types: [type] });
  receiver.statuses.push(503);
  const { status, output } = await run(['trigger', 'member_created', '--url', url]);
  const id = (await admin.listEvents({ type })).events[0]?.entityId;
  expect(output).toMatch(
    new RegExp(
      `^${type}: The merchant creates a member.
  members.createMember 200 \\S+
Events:
  ${type} ${id}
    ${receiver.url} → 503
$`,
    ),
  );
  expect(status).toBe(0);
});

test('trigger lists what it causes without an argument', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runTrigger([]);
  const lines = String(print.mock.calls[0]?.[0]).split('\n');
  expect(eventTypes).toEqual(expect.arrayContaining(lines.map((line) => line.split(' ')[0])));
  expect(lines[1]).toMatch(/^wix.ecom.v1.order_approved +A visitor orders a product and pays\.$/);
});

test.each([
  [['checkout_deleted'], /^storewire trigger does not cause wix\.ecom\.v1\.checkout_deleted: .* emitEvent/],
  [
    ['cart_created'],
    /^cart_created is the end of several types: wix\.ecom\.v1\.cart_created, wix\.ecom\.v2\./,
  ],
  [['approved'], /^The contract has no event approved$/],
  [['order_approved', 'order_created'], /^storewire trigger takes one event$/],
])('trigger rejects %j before any request', async (args, message) => {
  await expect(runTrigger(args)).rejects.toThrow(message);
});
