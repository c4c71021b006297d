/** What an editor offers for a mock handler, and what it rejects. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { Cart } from '../../src/index.ts';
import { addToCurrentCartHandler, getCurrentCartHandler } from '../../src/msw/index.ts';

const CART: Cart = {
  lineItems: [],
  currency: 'EUR',
  conversionCurrency: 'EUR',
  weightUnit: 'KG',
  appliedDiscounts: [],
  paymentCurrency: 'EUR',
};

// successes, failures that all calls share, and those of the call itself
getCurrentCartHandler({ example: 'minimal' });
getCurrentCartHandler({ example: 'notFound', delayMs: 50 });
getCurrentCartHandler({ example: 'OWNED_CART_NOT_FOUND' });

// names of another call, misspelled names and unknown names are compile errors
// @ts-expect-error
getCurrentCartHandler({ example: 'ORDER_NOT_FOUND' });
// @ts-expect-error
getCurrentCartHandler({ example: 'minimol' });
// @ts-expect-error
getCurrentCartHandler({ example: String('newer') });
// @ts-expect-error
getCurrentCartHandler(() => ({ example: 'minimol' }));

// a function receives the input of the call, and returns a response of its type
addToCurrentCartHandler(({ input, request }) => {
  expectTypeOf(input.lineItems?.[0]?.quantity).toEqualTypeOf<number | undefined>();
  expectTypeOf(request).toEqualTypeOf<Request>();
  return { body: { cart: { ...CART, id: 'mine' } } };
});
addToCurrentCartHandler(async () => ({ status: 503, body: { anything: true } }), {
  baseUrl: 'https://a.example',
});
addToCurrentCartHandler(() => ({ networkError: true, delayMs: Number.POSITIVE_INFINITY }));
addToCurrentCartHandler(() => new Response(null, { status: 204 }));
// @ts-expect-error
addToCurrentCartHandler(() => ({ body: { basket: {} } }));
