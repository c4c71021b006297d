/** The older id of the store app, by which public shops name products. */
import { expect, test } from 'vitest';
import { addProduct, createShopV3 } from '../catalog-v3-shop.ts';
import { completeCheckoutOf, GALWAY, lineFor, orderFor } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, itemOf } from '../shop.ts';

const APP = '1380b703-ce81-ff05-f115-39571d94dfcd';

const namedByIt = (productId: string) => ({ ...itemOf(productId), appId: APP });

test('a line named by the older id is of the same item, and keeps that id', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const client = shop.as('visitor');
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: namedByIt(bowl) }],
  });
  expect(cart.lineItems).toMatchObject([{ catalogReference: namedByIt(bowl), price: { amount: '12.50' } }]);
  const { cart: both } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineFor(bowl, 1)],
  });
  expect(both.lineItems).toMatchObject([
    { quantityInfo: { requestedQuantity: 2 }, source: { catalogReference: namedByIt(bowl) } },
  ]);
  const estimate = await client.totals.calculateTotals({
    lineItems: [{ id: '1', quantity: 1, price: '12.50', catalogReference: namedByIt(bowl) }],
    shippingAddress: GALWAY,
  });
  // an item of another catalog is not delivered
  expect(estimate.shippingInfo?.carrierServiceOptions?.length).toBeGreaterThan(0);
  const lineItems = [{ quantity: 3, catalogReference: namedByIt(bowl) }];
  const { orderId = '' } = await orderFor(client, await completeCheckoutOf(client, bowl, { lineItems }));
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order.lineItems).toMatchObject([{ catalogReference: namedByIt(bowl) }]);
  const { product } = await client.products.getProduct({ id: bowl });
  expect(product.stock).toMatchObject({ quantity: 0, inStock: false });
});

test('requests and recommendations by the older id are for the same products', async () => {
  const shop = createShop();
  const { backInStock, recommendations } = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 0);
  const ask = (catalogReference: ReturnType<typeof itemOf>) =>
    backInStock.createBackInStockRequest({
      request: { email: 'ann@example.com', catalogReference },
      itemDetails: { name: 'Bowl', price: '12.50' },
    });
  const { request } = await ask(namedByIt(bowl));
  expect(request.catalogReference).toEqual(namedByIt(bowl));
  expect((await ask(itemOf(bowl))).request.id).toBe(request.id);
  stockUp(shop, bowl, 1);
  expect(shop.listMails().mails.map(({ to }) => to)).toEqual(['ann@example.com']);
  const { availableAlgorithms } = await recommendations.listRecommendationAlgorithms();
  const id = availableAlgorithms[0]?.config?.algorithmId ?? '';
  const { recommendation } = await recommendations.getRecommendation({
    algorithms: [{ id, appId: APP }],
    items: [namedByIt(bowl)],
  });
  expect(recommendation).toEqual({ items: [], algorithm: { id, appId: APP } });
});

test('version 3 of the catalog sells items that are named by the older id', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop);
  const { cart } = await shop.as('visitor').currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ quantity: 1, catalogReference: namedByIt(id) }],
  });
  expect(cart.lineItems).toMatchObject([{ source: { catalogReference: namedByIt(id) } }]);
});
