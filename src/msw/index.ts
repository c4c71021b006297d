/**
 * MSW handlers that respond with the examples of the contract: `getCurrentCartHandler`, one for every call,
 * and all of them.
 */
import * as all from '../../generated/msw/index.ts';
import type { RequestHandler } from 'msw';
import type { HandlerOptions } from './example-handler.ts';

export * from '../../generated/msw/index.ts';
export type { ExampleHandler, ExampleOptions, HandlerOptions } from './example-handler.ts';

/**
 * Returns a handler for every call, each of which responds with the first example of the contract. MSW uses
 * the first handler that matches, so put your own handlers before them.
 *
 * @example
 * import { getCurrentCartHandler, handlers } from 'storewire/msw';
 * import { setupServer } from 'msw/node';
 *
 * const options = { baseUrl: 'https://www.wixapis.com', siteUrl: 'https://shop.example' };
 * const server = setupServer(getCurrentCartHandler({ example: 'OWNED_CART_NOT_FOUND' }), ...handlers(options));
 * server.listen();
 */
export function handlers(options: HandlerOptions = {}): RequestHandler[] {
  const created = Object.values(all).map((create) => create(options));
  return created.toSorted((a, b) => countParameters(a) - countParameters(b));
}

/** Paths with fewer parameters come first, as on the platform: `/members/my` before `/members/:id`. */
const countParameters = (handler: RequestHandler): number => handler.info.header.split('/:').length;
