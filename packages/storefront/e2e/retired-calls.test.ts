import { expect, test } from 'vitest';
import { openMemberShop } from './account.ts';
import { PAGES, pathOf } from './pages.ts';
import { addProduct, enterGiftCard, fillContact, payWith, toPayment } from './purchase.ts';
import { retiredCalls } from './shop.ts';

const shop = await openMemberShop();

test('no page makes a call of version 1 of carts and checkouts', async () => {
  const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });
  const page = await shop.visitAsAnn('/en/products/espresso-cup', { expectedErrors: /40[34]/ });
  shop.platform.clearRequests();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByText('1 product is in your cart').waitFor();
  await addProduct(shop, page, 'Milk jug');
  await page.goto(`${shop.origin}/en/cart`);
  await page.getByRole('button', { name: 'One more' }).first().click();
  await page.getByRole('button', { name: 'Remove Milk jug' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Coupon code').fill('KILN10');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await page.getByRole('button', { name: 'Remove the coupon KILN10' }).click();
  await page.getByLabel('Coupon code').waitFor();
  await enterGiftCard(page, 'GIFT-2604-MUGS');
  await page.getByText(/Calculated for|Estimate delivery/).click();
  await page.getByLabel('Country or region').selectOption('IE');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/Calculated for .*Ireland/).waitFor();
  for (const each of PAGES) await page.goto(`${shop.origin}/en/${pathOf(each, orderId)}`);
  await page.goto(`${shop.origin}/en/checkout?step=contact`);
  await fillContact(page);
  // the estimate has chosen a delivery
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();

  const { requests } = shop.platform.listRequests({ limit: 1000 });
  const ofCarts = new Set(
    requests.map(({ call }) => call).filter((call) => /^(?:currentCart|carts)V2\./.test(call)),
  );
  expect(ofCarts.size).toBeGreaterThan(8);
  expect(retiredCalls(shop.platform)).toEqual([]);

  // the search itself: a retired call is found
  await expect(shop.ann.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 410 });
  expect(retiredCalls(shop.platform)).toEqual(['GET /ecom/v1/carts/current']);
  shop.platform.clearRequests();
});
