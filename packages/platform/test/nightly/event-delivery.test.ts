import { verifyEvent } from 'storewire-server';
import { expect, test } from 'vitest';
import { createReceiver } from '../receiver.ts';
import { createShop } from '../shop.ts';

test('more events than the database returns at a time are all sent, those of an entity in order', async () => {
  const [shop, receiver] = [createShop(), await createReceiver()];
  shop.addEventTarget({ url: receiver.url });
  const type = 'wix.ecom.v1.cart_deleted';
  for (let index = 0; index < 700; index++) shop.emitEvent({ type, entityId: `entity-${index % 450}` });
  // a receiver on a busy machine is too slow for some, which are sent again
  while ((await shop.deliverEvents()).pending > 0) shop.advanceClock({ milliseconds: 3_600_000 });
  const events = await Promise.all(
    receiver.accepted.map((body) => verifyEvent(body, { publicKey: shop.getShop().publicKey })),
  );
  const sequences = Map.groupBy(events, ({ metadata }) => metadata.entityId);
  expect(sequences.size).toBe(450);
  for (const sent of sequences.values()) {
    const numbers = sent.map(({ metadata }) => Number(metadata.entityEventSequence));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  }
});

test('a target that does not respond does not hold up another one', async () => {
  const [shop, silent, receiver] = [createShop(), await createReceiver(), await createReceiver()];
  silent.statuses = Array.from({ length: 20 }, () => null);
  for (const { url } of [silent, receiver]) shop.addEventTarget({ url });
  for (let entity = 0; entity < 20; entity++)
    shop.emitEvent({ type: 'wix.ecom.v1.cart_deleted', entityId: String(entity) });
  const delivered = shop.deliverEvents();
  await expect.poll(() => receiver.accepted).toHaveLength(20);
  expect(silent.bodies.length).toBeLessThan(20);
  await delivered;
});
