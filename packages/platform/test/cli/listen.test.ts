import { expect, test } from 'vitest';
import { runListen } from '../../src/cli/listen.ts';
import { APPROVED, emit, listening } from '../listening.ts';
import { createReceiver } from '../receiver.ts';

test('listen --events selects events by their types, or by the ends of them', async () => {
  const receiver = await createReceiver();
  const events = `cart_deleted, ${APPROVED}`;
  const { url, admin, printed } = await listening(['--forward-to', receiver.url, '--events', events]);
  expect((await admin.listEventTargets()).targets).toMatchObject([
    { types: ['wix.ecom.v1.cart_deleted', 'wix.ecom.v2.cart_deleted', APPROVED] },
  ]);
  await emit(url, 'other', 'wix.ecom.v1.order_created');
  await emit(url, 'cart', 'wix.ecom.v2.cart_deleted');
  await expect.poll(printed).toContain('wix.ecom.v2.cart_deleted cart attempt 1 → 200');
  expect(receiver.bodies).toHaveLength(1);
});

test.each([
  [[], 'storewire listen needs --forward-to URL, such as localhost:3000/events'],
  [['--forward-to', 'http://'], '--forward-to must be a URL, such as localhost:3000, not http://'],
  [['--forward-to', 'http://me:secret@localhost'], '--forward-to must be a URL without user and password'],
  [['--forward-to', 'localhost:3000', '--events', 'order_approved,paid'], 'The contract has no event paid'],
])('listen rejects %j before any request', async (args, message) => {
  await expect(runListen(args)).rejects.toThrow(message);
});
