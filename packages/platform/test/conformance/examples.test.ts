import { expect, test } from 'vitest';
import { createShopV3, isOfVersion3 } from '../catalog-v3-shop.ts';
import { examples } from '../contract-requests.ts';
import { exampleTokens } from '../example-shop.ts';
import { createShop } from '../shop.ts';

test('the example requests of the contract break no rule of a schema', async () => {
  const settings = { allowedOrigins: ['https://shop.example.com'] };
  const [shopV1, shopV3] = [createShop({ settings }), createShopV3({ settings })];
  const rejected: unknown[] = [];
  for (const { id, name, allowedRoles, method, url, body } of examples) {
    const shop = isOfVersion3(id) ? shopV3 : shopV1;
    const { status, body: response } = await shop
      .request(method, url, { token: exampleTokens(shop, allowedRoles)[0] ?? '', body })
      .catch((error: unknown) => ({ status: 0, body: { message: String(error) } }));
    const violations = JSON.stringify(response);
    // examples name items that this shop does not have, and a tree of categories that no shop has
    if (
      status === 0 ||
      (status === 400 &&
        /fieldViolations|invalid_request/.test(violations) &&
        !/is no item|is not an option|that of another|is not a cursor of|HOST_NOT_ALLOWED|is not that of|is not valid|is not a provider|has no valid|treeReference\.treeKey/.test(
          violations,
        ))
    )
      rejected.push({ id, name, violations });
  }
  expect(rejected).toEqual([]);
});
