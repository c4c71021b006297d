/** Orders that a gift card pays, whole or in part. */
import { expect, test } from 'vitest';
import { oneOf, textOf } from './html-page.ts';
import { ANN, newAnn, startMemberShop } from './member.ts';

const shop = await startMemberShop();

test('after a declined card, page and email say so, and what a gift card has paid explains what is left', async () => {
  shop.platform.saveGiftCard({ code: 'KILN-PART-5', balance: '5' });
  const orderId = await shop.declinedOrder('KILN-PART-5', { name: 'Tidal mug', quantity: 1 });
  const page = await (await newAnn(shop)).open(`/en/orders/${orderId}`);
  expect(textOf(oneOf(page, '[role=alert]'))).toContain('The payment was declined');
  expect(page.text).toContain('Pay another way');
  expect(page.text).not.toContain('Nothing was charged');
  const [, total, paid, left] =
    /Total€(\d+)\.00.*Paid\W+(\d+)\.00To pay€(\d+)\.00/.exec(page.text.replaceAll('\u200e', '')) ?? [];
  expect([paid, Number(left)]).toEqual(['5', Number(total) - 5]);
  const [mail] = shop.platform.listMails({ to: ANN }).mails;
  expect(mail?.text).toContain('this amount was not charged');
  expect(mail?.text).not.toMatch(/Nothing was charged|order again/i);
});

test('pages of an order that a gift card has paid in full name the card', async () => {
  shop.platform.saveGiftCard({ code: 'KILN-FULL-500', balance: '500' });
  const orderId = await shop.giftCardOrder('KILN-FULL-500', { name: 'Tidal mug', quantity: 1 });
  const ann = await newAnn(shop);
  for (const path of ['/en/orders/', '/en/account/orders/']) {
    const page = await ann.open(path + orderId);
    expect(page.text).toMatch(/Gift card\W*-500/);
    expect(page.text).not.toContain('KILN-FULL-500');
  }
});
