import fc from 'fast-check';
import type { CreateCartV2Input } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { createShop } from '../shop.ts';
import { wire } from '../wire.ts';

/** An example request with every property that the contract describes. */
const exampleOf = (name: string): object => (wire.components.examples[`${name}-full`]?.value ?? {}) as object;

const CREATION = exampleOf('CreateOrderRequest');
const UPDATE = exampleOf('UpdateOrderRequest');
const AFTER_EXAMPLES = '2026-04-01T09:00:00Z';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a value to remove or to empty: for each, the positions of the properties on its path. */
const cuts = fc.array(
  fc.record({ path: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 7 }), empties: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);

/** The same value without one of its properties, or with an empty object as its value. */
function cut(value: unknown, [step = 0, ...rest]: readonly number[], empties: boolean): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown, index) =>
      index === step % value.length ? cut(each, rest, empties) : each,
    );
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const name = names[step % Math.max(names.length, 1)];
  if (name === undefined) return value;
  if (rest.length > 0) return { ...value, [name]: cut(value[name], rest, empties) };
  const { [name]: removed, ...others } = value;
  return empties && isObject(removed) ? { ...others, [name]: {} } : others;
}

const without = (value: object, parts: readonly { path: number[]; empties: boolean }[]): unknown =>
  parts.reduce<unknown>(
    (result, { path, empties }) => ({
      order: cut(isObject(result) ? result['order'] : {}, path, empties),
    }),
    value,
  );

test('an order without some of its parts is rejected, or is as the contract describes it', async () => {
  const shop = createShop({ clock: AFTER_EXAMPLES });
  const token = shop.tokenFor({ role: 'app' });
  let recorded = 0;
  await fc.assert(
    fc.asyncProperty(cuts, cuts, async (missing, unchanged) => {
      const created = await shop.request('POST', '/ecom/v1/orders', {
        token,
        body: without(CREATION, missing),
      });
      if (created.status === 400) return;
      recorded++;
      const { order } = created.body;
      const path = `/ecom/v1/orders/${isObject(order) ? order['id'] : ''}`;
      const { status } = await shop.request('PATCH', path, { token, body: without(UPDATE, unchanged) });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: caseCount(200) },
  );
  expect(recorded).toBeGreaterThan(20);
});

test('the largest cart that the contract describes becomes an order', async () => {
  const settings = { allowedOrigins: ['https://shop.example.com'] };
  const shop = createShop({ clock: AFTER_EXAMPLES, settings });
  const { cartsV2, orders } = shop.as('staff');
  const { cart: given = {}, customItems = [] } = exampleOf('CreateCartV2Request') as CreateCartV2Input;
  const { cart } = await cartsV2.createCart({
    cart: given,
    customItems,
    deliveryMethod: { code: 'standard' },
  });
  const cartId = cart?.id ?? '';
  const { summary } = await cartsV2.calculateCart({ cartId });
  const { orderId } = await cartsV2.placeOrder({ cartId, savePaymentMethod: true });
  const { order } = await orders.getOrder({ id: orderId ?? '' });
  expect(order.lineItems).toHaveLength(customItems.length);
  expect(order.priceSummary?.total?.amount).toBe(summary.priceSummary?.total?.amount);
});
