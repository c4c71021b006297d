import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples, tokenOf } from './contract-requests.ts';
import { HOSTILE, mutated } from './hostile.ts';
import { createShop } from './shop.ts';

test('the example requests of the contract break no rule of a schema', async () => {
  const shop = createShop({ settings: { allowedOrigins: ['https://shop.example.com'] } });
  const rejected: unknown[] = [];
  for (const { id, name, callers, method, url, body } of examples) {
    const { status, body: response } = await shop
      .request(method, url, { token: tokenOf(shop, callers), body })
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

/** Set `HOSTILE_REQUESTS=100000` for the long run. */
const RUNS = Number(process.env['HOSTILE_REQUESTS'] ?? 3000);

test('no example with a hostile part makes a call fail', { timeout: 60_000 + RUNS * 20 }, async () => {
  const shop = createShop();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...examples.filter(({ body }) => body !== undefined)),
      fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 5 }),
      HOSTILE,
      async ({ callers, method, url, body }, path, replacement) => {
        const { status } = await shop.request(method, url, {
          token: tokenOf(shop, callers),
          body: JSON.stringify(mutated(body, path, replacement)),
        });
        expect(status).not.toBe(500);
      },
    ),
    { numRuns: RUNS },
  );
});
