/** What a shop that is used for a long time keeps. */
import { expect, test } from 'vitest';
import { mailer } from '../../src/kernel/context/mail.ts';
import { createShop, type TestShop } from '../shop.ts';

/** Calls `add` for the positions 1 and 2, and then for one at which older ones are cleared. */
function addAt(shop: TestShop, sequence: 'event' | 'mail', last: number, add: () => void): void {
  shop.base.db.write(() => {
    for (const _ of [1, 2]) add();
    shop.base.db.setMeta(`sequence:${sequence}`, String(last));
    add();
  });
}

test('the latest 20,000 events are kept, and older ones that a target waits for', async () => {
  const shop = createShop();
  const emit = (entityId: string) => () =>
    shop.emitEvent({
      type: 'wix.ecom.v1.cart_deleted',
      entityId,
      content: {},
    });
  addAt(shop, 'event', 21_000, emit('one'));
  expect(shop.listEvents({}).events.map(({ sequence }) => sequence)).toEqual([21_000]);

  shop.addEventTarget({ url: 'http://127.0.0.1:9/' });
  addAt(shop, 'event', 42_000, emit('two'));
  expect(shop.listEvents({}).events.map(({ sequence }) => sequence)).toEqual([42_000, 21_002, 21_001]);
  expect(shop.listDeliveries({}).total).toBe(3);
});

test('the latest 10,000 emails are kept', () => {
  const shop = createShop();
  const send = mailer(shop.base);
  addAt(shop, 'mail', 11_000, () => send({ to: 'ann@example.com', subject: 'Hello', text: 'Hello' }));
  expect(shop.listMails({}).mails.map(({ sequence }) => sequence)).toEqual([11_000]);
});
