import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { createWebhookHandler, verifyEvent, type WebhookEvent } from 'storewire-server';
import { expect, test } from 'vitest';
import { eventForms } from '../../generated/events.ts';
import { pricesIn } from '../cart-v2-shop.ts';
import { completeCheckoutOf, merchantOf } from '../merchant.ts';
import { newFolder } from '../new-folder.ts';
import { createReceiver, type Receiver } from '../receiver.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const verified = (shop: TestShop, { bodies }: Receiver): Promise<WebhookEvent[]> =>
  Promise.all(bodies.map((body) => verifyEvent(body, { publicKey: shop.getShop().publicKey })));

const CHANGED = 'com.wix.ecommerce.catalog.api.v1.ProductChanged';

test('events of a read are sent at once, like those of a write', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  const { currentCartV2 } = shop.as('visitor');
  await currentCartV2.createCurrentCart();
  shop.addEventTarget({ url: receiver.url, types: ['wix.ecom.v2.cart_calculated'] });
  await currentCartV2.calculateCurrentCart();
  await expect.poll(() => receiver.accepted).toHaveLength(1);
});

test('events of a hosted page are sent at once, like those of a call', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  const visitor = shop.as('visitor');
  const checkoutId = await completeCheckoutOf(visitor, await createProduct(shop));
  const { redirectSession } = await visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
  shop.addEventTarget({ url: receiver.url, types: ['wix.ecom.v1.order_approved'] });
  const shown = await (await shop.fetch(redirectSession.fullUrl)).text();
  const body = new URLSearchParams({ step: 'approved', prices: pricesIn(shown) });
  await shop.fetch(redirectSession.fullUrl, { method: 'POST', body, redirect: 'manual' });
  await expect.poll(() => receiver.accepted).toHaveLength(1);
});

test('events of calls arrive signed, in order, and the webhook handler of the client takes them', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  const id = await createProduct(shop);
  await shop.as('app', shop.shop.appId).products.updateProduct({ id, product: { name: 'Cup' } });
  const { member } = await shop.as('staff').members.createMember({ member: { loginEmail: 'a@example.com' } });
  expect(await shop.deliverEvents()).toEqual({ pending: 0 });
  const events = await verified(shop, receiver);
  const stored = shop.listEvents({ limit: 100 }).events.toReversed();
  expect(events.map(({ metadata }) => metadata.eventType).toSorted()).toEqual(
    stored.map(({ type }) => type).toSorted(),
  );
  const created = events.find(({ type }) => type === 'wix.members.v1.member_created');
  expect(created).toMatchObject({
    kind: 'created',
    entity: { id: member?.id },
    metadata: {
      entityId: member?.id,
      slug: 'created',
      instanceId: shop.shop.instanceId,
      identity: { identityType: 'WIX_USER' },
      eventTime: shop.getClock().now,
    },
  });
  const changed = events.find(({ type }) => type === CHANGED);
  expect(changed).toMatchObject({ data: { productId: id }, metadata: { identity: { identityType: 'APP' } } });

  const seen: string[] = [];
  const handle = createWebhookHandler({
    publicKey: shop.getShop().publicKey,
    handlers: { [CHANGED]: ({ data }) => void seen.push(data.productId ?? '') },
  });
  for (const body of [...receiver.bodies, ...receiver.bodies])
    expect((await handle(new Request(receiver.url, { method: 'POST', body }))).status).toBe(200);
  expect(seen).toEqual([id]);
});

test('events are sent although a job fails', async () => {
  const [shop, receiver] = [createShop({ onFault: () => undefined }), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  const due = shop.base.clock.iso();
  shop.base.db.write(() => merchantOf(shop).schedule({ kind: 'none', due, data: null }));
  await createProduct(shop);
  await expect.poll(() => receiver.accepted.length).toBeGreaterThan(0);
});

test('each of the 63 types is sent in the envelope of its kind', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  const types = Object.keys(eventForms);
  expect(types).toHaveLength(63);
  for (const [index, type] of types.entries())
    shop.emitEvent({ type, entityId: `entity-${index}`, content: { entity: { id: '1' }, data: { a: 1 } } });
  // a receiver on a busy machine is too slow for some, which are sent again
  while ((await shop.deliverEvents()).pending > 0) shop.advanceClock({ milliseconds: 3_600_000 });
  const events = await verified(shop, receiver);
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types));
  for (const event of events) expect(event.kind).toBe(eventForms[event.type as keyof typeof eventForms].kind);
});

test('an event that is not accepted is sent again by the clock, later ones of its entity wait, others do not', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  receiver.statuses.push(500, 200);
  const type = 'wix.ecom.v1.cart_deleted';
  const emit = (entityId: string) => shop.emitEvent({ type, entityId });
  emit('a');
  expect(await shop.deliverEvents()).toEqual({ pending: 1 });
  emit('a');
  emit('b');
  expect(await shop.deliverEvents()).toEqual({ pending: 2 });
  const ids = async () => (await verified(shop, receiver)).map(({ metadata }) => metadata.entityId);
  expect(await ids()).toEqual(['a', 'b']);
  shop.advanceClock({ milliseconds: 59_999 });
  expect(await shop.deliverEvents()).toEqual({ pending: 2 });
  shop.advanceClock({ milliseconds: 1 });
  expect(await shop.deliverEvents()).toEqual({ pending: 0 });
  const events = await verified(shop, receiver);
  expect(events.map(({ metadata }) => [metadata.entityId, metadata.entityEventSequence])).toEqual([
    ['a', '1'],
    ['b', '3'],
    ['a', '1'],
    ['a', '2'],
  ]);
  expect(events[0]?.id).toBe(events[2]?.id);
  const [delivery] = shop
    .listDeliveries({ state: 'delivered' })
    .deliveries.filter(({ sequence }) => sequence === 1);
  expect(delivery).toMatchObject({ attempts: 2, result: '200' });
});

test('the events of an entity that wait, however many, do not block those of others', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  receiver.statuses.push(500);
  const emit = (entityId: string) => shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId });
  emit('a');
  expect(await shop.deliverEvents()).toEqual({ pending: 1 });
  for (let count = 0; count < 130; count++) emit('a');
  emit('b');
  expect(await shop.deliverEvents()).toEqual({ pending: 131 });
  expect(receiver.accepted.map((body) => sequenceOf(body))).toEqual([['b', 132]]);
});

test('whatever a target responds, each event is accepted once, and those of an entity in order', async () => {
  const receiver = await createReceiver();
  const steps = fc.array(
    fc.record({ entityId: fc.constantFrom('a', 'b', 'c'), advance: fc.constantFrom(0, 60_000, 600_000) }),
    { minLength: 1, maxLength: 15 },
  );
  const statuses = fc.array(fc.constantFrom(200, 200, 302, 404, 500), { maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(steps, statuses, async (todo, responses) => {
      const shop = createShop();
      shop.addEventTarget({ url: receiver.url });
      [receiver.bodies, receiver.accepted, receiver.statuses] = [[], [], responses];
      for (const { entityId, advance } of todo) {
        shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId });
        shop.advanceClock({ milliseconds: advance });
      }
      for (let round = 0; (await shop.deliverEvents()).pending > 0 && round < 50; round++)
        shop.advanceClock({ milliseconds: 3_600_000 });
      const accepted = receiver.accepted.map((body) => sequenceOf(body));
      expect(accepted.map(([, sequence]) => sequence).toSorted((one, other) => one - other)).toEqual(
        todo.map((_, index) => index + 1),
      );
      for (const entity of ['a', 'b', 'c']) {
        const own = accepted.filter(([id]) => id === entity).map(([, sequence]) => sequence);
        expect(own).toEqual(own.toSorted((one, other) => one - other));
      }
      await shop.close();
    }),
    { numRuns: caseCount(30) },
  );
});

/** Entity and sequence of an event, whose signature other tests verify. */
function sequenceOf(token: string): [entityId: string, sequence: number] {
  const read = (text: string): Record<string, string> => JSON.parse(text) as Record<string, string>;
  const claims = read(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const payload = read(read(claims['data'] ?? '')['data'] ?? '');
  return [payload['entityId'] ?? '', Number(payload['entityEventSequence'])];
}

test('a target that does not respond in time, or is not there, gets the event for two days', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  receiver.statuses.push(null);
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'a' });
  await shop.deliverEvents();
  const only = () => shop.listDeliveries().deliveries[0];
  expect(only()).toMatchObject({ state: 'pending', result: 'no response in 1250 ms' });
  receiver.statuses.push(...Array.from({ length: 20 }, () => 302));
  for (let hour = 0; hour < 48; hour++) {
    shop.advanceClock({ milliseconds: 3_600_000 });
    await shop.deliverEvents();
  }
  expect(only()).toMatchObject({ state: 'failed', result: '302' });
  expect(receiver.bodies.length).toBeGreaterThan(5);
  // the two days of a replay begin with it
  receiver.statuses = [503];
  const sent = receiver.bodies.length;
  expect(shop.replayEvents({})).toEqual({ replayed: 1 });
  await shop.deliverEvents();
  expect(only()).toMatchObject({ state: 'pending', attempts: 1, result: '503' });
  shop.advanceClock({ milliseconds: 60_000 });
  await shop.deliverEvents();
  expect(only()).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(receiver.bodies).toHaveLength(sent + 2);
});

test('a target gets only its types, and nothing after it is removed', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  const type = 'wix.ecom.v1.cart_deleted';
  const { id } = shop.addEventTarget({ url: receiver.url, types: [type] });
  expect(() => shop.addEventTarget({ url: receiver.url })).toThrow('is a target already');
  expect(() => shop.addEventTarget({ url: 'file:///etc/passwd' })).toThrow('url');
  await createProduct(shop);
  shop.emitEvent({ type, entityId: 'a' });
  await shop.deliverEvents();
  expect((await verified(shop, receiver)).map((event) => event.type)).toEqual([type]);
  shop.removeEventTarget({ id });
  shop.emitEvent({ type, entityId: 'a' });
  await shop.deliverEvents();
  expect(receiver.bodies).toHaveLength(1);
});

test('what was not delivered is sent after a restart, signed with the same key', async () => {
  const data = newFolder();
  const [first, receiver] = [createShop({ data }), await createReceiver()];
  receiver.statuses.push(503);
  first.addEventTarget({ url: receiver.url });
  first.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'a' });
  await first.deliverEvents();
  const { publicKey } = first.getShop();
  await first.close();
  const second = createShop({ data });
  expect(second.getShop().publicKey).toBe(publicKey);
  second.advanceClock({ milliseconds: 60_000 });
  expect(await second.deliverEvents()).toEqual({ pending: 0 });
  expect(await verified(second, receiver)).toHaveLength(2);
});

test('targets outlive a reset, whose shop sends its own events', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  receiver.statuses.push(500);
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'old' });
  await shop.deliverEvents();
  shop.reset();
  expect(shop.listDeliveries().total).toBe(0);
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'new' });
  expect(await shop.deliverEvents()).toEqual({ pending: 0 });
  const { event, payload, deliveries } = shop.getEvent({ id: shop.listEvents().events[0]?.id ?? '' });
  expect([event.entityId, payload['slug'], deliveries[0]?.state]).toEqual(['new', 'deleted', 'delivered']);
});

test('attempts to send an event are listed with result and duration, from where the reader was', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  const { id: target } = shop.addEventTarget({ url: receiver.url });
  shop.addEventTarget({ url: 'http://127.0.0.1:9/' });
  receiver.statuses.push(500);
  const type = 'wix.ecom.v1.cart_deleted';
  shop.emitEvent({ type, entityId: 'a' });
  await shop.deliverEvents();
  shop.advanceClock({ milliseconds: 60_000 });
  await shop.deliverEvents();
  const { attempts } = shop.listAttempts({ target });
  const about = { target, type, entityId: 'a', eventId: shop.listEvents().events[0]?.id };
  expect(attempts).toMatchObject([
    { ...about, attempt: 2, result: '200', time: '2026-03-01T09:01:00.000Z' },
    { ...about, attempt: 1, result: '500', time: '2026-03-01T09:00:00.000Z' },
  ]);
  for (const { milliseconds } of attempts) expect(milliseconds).toBeGreaterThan(0);
  const [latest, first] = attempts;
  expect(shop.listAttempts({ target, after: first?.id }).attempts).toEqual([latest]);
  expect(shop.listAttempts({ target, limit: 1 }).attempts).toEqual([latest]);
  shop.removeEventTarget({ id: target });
  expect(() => shop.listAttempts({ target })).toThrow('Not found');
});

test('a temporary target is replaced by one with its URL, and what waits for it is dropped', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  const url = receiver.url;
  const { id } = shop.addEventTarget({ url, isTemporary: true });
  receiver.statuses.push(500);
  shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: 'a' });
  expect(await shop.deliverEvents()).toEqual({ pending: 1 });
  const { id: next } = shop.addEventTarget({ url });
  expect(next).not.toBe(id);
  expect(shop.listEventTargets().targets).toEqual([{ id: next, url, types: [] }]);
  expect(await shop.deliverEvents()).toEqual({ pending: 0 });
  expect(() => shop.addEventTarget({ url, isTemporary: true })).toThrow('is a target already');
});
