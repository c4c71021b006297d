/** What an editor offers for a mock handler, and what it rejects. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { Cart } from '../../src/index.ts';
import { addToCurrentCartHandler, getCurrentCartHandler, queryProductsHandler } from '../../src/msw/index.ts';

const CART: Cart = {
  lineItems: [],
  currency: 'EUR',
  conversionCurrency: 'EUR',
  weightUnit: 'KG',
  appliedDiscounts: [],
  paymentCurrency: 'EUR',
};

// successes, failures that all calls share, and those of the call itself
getCurrentCartHandler({ example: 'full' });
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
getCurrentCartHandler({ status: 503 }, { once: true });
// @ts-expect-error
getCurrentCartHandler({ status: 503, baseUrl: 'https://a.example' });
addToCurrentCartHandler(({ input }) => {
  if (!input.lineItems) return { status: 503 };
});
addToCurrentCartHandler(() => ({ networkError: true, delayMs: Number.POSITIVE_INFINITY }));
addToCurrentCartHandler(() => new Response(null, { status: 204 }));
// @ts-expect-error
addToCurrentCartHandler(() => ({ body: { basket: {} } }));

// a wrong property of a body is reported where it is
queryProductsHandler({
  body: {
    // @ts-expect-error
    produkts: [],
  },
});
queryProductsHandler({
  delayMs: 50,
  body: {
    products: [
      {
        // @ts-expect-error
        name: 4,
      },
    ],
  },
});

// a response is one thing, and each of several that a function may return has its type
// @ts-expect-error
getCurrentCartHandler({ example: 'full', body: { cart: CART } });
// @ts-expect-error
getCurrentCartHandler({ networkError: true, body: { cart: CART } });
// @ts-expect-error
queryProductsHandler(({ input }) => (input.query ? { body: { produkts: [] } } : { status: 503 }));
