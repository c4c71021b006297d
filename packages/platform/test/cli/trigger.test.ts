import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWebhookHandler, verifyEvent } from 'storewire-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventTypes } from '../../src/cli/event-names.ts';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { runTrigger } from '../../src/cli/trigger.ts';
import { ready, run } from '../commands.ts';
import { newFolder } from '../new-folder.ts';
import { createReceiver } from '../receiver.ts';
import { createShop } from '../shop.ts';

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
  [
    ['checkout_deleted'],
    /^Nothing in a local platform causes wix\.ecom\.v1\.checkout_deleted: .* --data FILE/,
  ],
  [
    ['cart_created'],
    /^cart_created is the end of several types: wix\.ecom\.v1\.cart_created, wix\.ecom\.v2\./,
  ],
  [['approved'], /^The contract has no event approved: /],
  [['--twice'], /^--twice needs an event: npx storewire trigger lists them$/],
  [['order_approved', 'order_created'], /^storewire trigger takes one event$/],
])('trigger rejects %j before any request', async (args, message) => {
  await expect(runTrigger(args)).rejects.toThrow(message);
});

/** A shop that sends its events to a receiver, and a command that causes some. */
async function shopWithReceiver() {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  const url = await shop.listen({ port: 0 });
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const { publicKey } = shop.getShop();
  return {
    shop,
    url,
    publicKey,
    receiver,
    trigger: async (...args: string[]) => {
      print.mockClear();
      await runTrigger([...args, '--url', url]);
      return print.mock.calls.map(([line]) => String(line)).join('\n');
    },
    received: () => Promise.all(receiver.bodies.map((body) => verifyEvent(body, { publicKey }))),
  };
}

function fileWith(content: unknown): string {
  const file = join(newFolder(), 'fields.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('trigger --twice sends each event a second time, which the webhook handler takes once', async () => {
  const { trigger, receiver, received, publicKey } = await shopWithReceiver();
  const printed = await trigger('member_updated', '--twice');
  expect(printed).toMatch(/member_updated \S+\n.* → 200, then 200$/);
  const ids = (await received()).map(({ metadata }) => metadata.id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
  const handled = vi.fn();
  const handle = createWebhookHandler({ publicKey, handlers: { 'wix.members.v1.member_updated': handled } });
  for (const body of receiver.bodies)
    await handle(new Request('https://shop.example/events', { method: 'POST', body }));
  expect(handled).toHaveBeenCalledOnce();
});

test('trigger --reorder sends the newest event first, and later ones are in order again', async () => {
  const { shop, trigger, received } = await shopWithReceiver();
  await trigger('member_deleted', '--reorder');
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'a' });
  shop.emitEvent({ type: 'wix.ecom.v1.checkout_deleted', entityId: 'a' });
  await shop.deliverEvents();
  expect((await received()).map(({ type }) => type)).toEqual([
    'wix.members.v1.member_deleted',
    'wix.members.v1.member_created',
    'wix.ecom.v1.cart_deleted',
    'wix.ecom.v1.checkout_deleted',
  ]);
});

test('events are held for as long as the one who holds them is there', async () => {
  const { shop, receiver, url } = await shopWithReceiver();
  const connection = new AbortController();
  const held = await fetch(`${url}/__dev/held-events`, { method: 'POST', signal: connection.signal });
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'a' });
  expect(await shop.deliverEvents()).toEqual({ pending: 1 });
  expect([held.status, receiver.bodies]).toEqual([200, []]);
  connection.abort();
  await vi.waitFor(() => expect(receiver.accepted).toHaveLength(1));
});

test('trigger --reorder sends events, too, if their cause fails', async () => {
  const { shop, trigger, receiver } = await shopWithReceiver();
  await shop.addFault({ kind: 'example', call: 'members.deleteMember', example: 'forbidden' });
  await expect(trigger('member_deleted', '--reorder')).rejects.toMatchObject({ status: 403 });
  expect(receiver.accepted).toHaveLength(1);
});

describe('trigger --data', () => {
  test('emits the event of the contract with the fields of a file, and changes nothing else', async () => {
    const { shop, trigger, received } = await shopWithReceiver();
    const fields = {
      order: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', buyerInfo: { email: 'a@example.com' } },
    };
    const printed = await trigger('order_approved', '--data', fileWith(`\uFEFF${JSON.stringify(fields)}`));
    expect(printed).toMatch(/^wix\.ecom\.v1\.order_approved: .* fields of fields\.json\.\n {2}emitEvent/);
    const [event] = await received();
    expect(event).toMatchObject({
      type: 'wix.ecom.v1.order_approved',
      data: { order: { ...fields.order, priceSummary: expect.any(Object) } },
      metadata: { entityId: fields.order.id },
    });
    expect(shop.listItems({ entity: 'order' }).total).toBe(0);
  });

  test.each<[string, unknown, object]>([
    ['checkout_deleted', { id: 'a' }, { metadata: { entityId: 'a' } }],
    ['ProductDeleted', { productId: 'a' }, { data: { productId: 'a' } }],
    ['review_created', {}, { entity: { id: expect.any(String) } }],
  ])('emits %s with the fields %j', async (name, fields, expected) => {
    const { trigger, received } = await shopWithReceiver();
    await trigger(name, '--data', fileWith(fields));
    expect(await received()).toMatchObject([expected]);
  });

  test.each<[string, unknown, RegExp]>([
    [
      'an unknown field',
      { number: '1' },
      /fields\.json: number is not a known field\. .* has the fields order$/,
    ],
    ['an unknown field of an entity', { order: { nummer: '1' } }, /: order\.nummer is not a known field/],
    ['another type', { order: { number: 10024 } }, /: order\.number must be string/],
    ['an unknown value', { order: { status: 'DONE' } }, /: order\.status must be one of /],
    ['a list', [], /fields\.json must be a JSON object/],
    ['text', '{"password": secret', /fields\.json is not JSON$/],
  ])('names the file and what is wrong with %s, before any request', async (_what, content, message) => {
    await expect(runTrigger(['order_approved', '--data', fileWith(content)])).rejects.toThrow(message);
  });

  test('names a file that is missing, and an event that the contract does not have', async () => {
    await expect(runTrigger(['order_approved', '--data', 'none.json'])).rejects.toThrow(
      /^none\.json cannot be read: there is no such file$/,
    );
    await expect(runTrigger(['order_aproved', '--data', fileWith({})])).rejects.toThrow(
      'The contract has no event order_aproved',
    );
  });
});
