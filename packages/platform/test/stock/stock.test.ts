import { expect, test } from 'vitest';
import { products } from '../../src/features/catalog/stored-product.ts';
import { completeCheckoutOf } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

test('a sale leaves a product whose stock is not counted unchanged, with its date', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, productId);
  const before = shop.base.db.of(products).get(productId);
  shop.advance(60_000);
  await client.checkouts.createOrderFromCheckout({ id });
  expect(shop.base.db.of(products).get(productId)).toEqual(before);
});
