/** MSW handlers that answer with the examples of the contract. */
import * as all from '../../generated/msw/index.ts';
import type { RequestHandler } from 'msw';

export * from '../../generated/msw/index.ts';
export type { ExampleHandler, ExampleOptions } from './example-handler.ts';

/**
 * A handler for every call, each with the first example of the contract. Narrow paths come first, as on the platform. Put handlers of your
 * own before them: the first that matches answers.
 *
 * @example
 * import { getCurrentCartHandler, handlers } from 'storewire/msw';
 * import { setupServer } from 'msw/node';
 *
 * const server = setupServer(getCurrentCartHandler({ example: 'OWNED_CART_NOT_FOUND' }), ...handlers());
 * server.listen();
 */
export function handlers(options: { baseUrl?: string | undefined } = {}): RequestHandler[] {
  const made = Object.values(all).map((handler) => handler(options));
  return made.toSorted((a, b) => wildcards(a) - wildcards(b));
}

const wildcards = (handler: RequestHandler): number => handler.info.header.split('/:').length;
