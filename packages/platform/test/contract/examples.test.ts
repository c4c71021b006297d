import { expect, test } from 'vitest';
import { examples } from '../contract-requests.ts';
import { exampleTokens } from '../example-shop.ts';
import { createShop } from '../shop.ts';

test('the example requests of the contract break no rule of a schema', async () => {
  const shop = createShop({ settings: { allowedOrigins: ['https://shop.example.com'] } });
  const rejected: unknown[] = [];
  for (const { id, name, allowedRoles, method, url, body } of examples) {
    const { status, body: response } = await shop
      .request(method, url, { token: exampleTokens(shop, allowedRoles)[0] ?? '', body })
      .catch((error: unknown) => ({ status: 0, body: { message: String(error) } }));
    const violations = JSON.stringify(response);
    // examples name items that this shop does not have
    if (
      status === 0 ||
      (status === 400 &&
        /fieldViolations|invalid_request/.test(violations) &&
        !/is no item|is not an option|that of another|is not a cursor of|HOST_NOT_ALLOWED|is not that of|is not valid|is not a provider|has no valid/.test(
          violations,
        ))
    )
      rejected.push({ id, name, violations });
  }
  expect(rejected).toEqual([]);
});
