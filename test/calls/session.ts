import { inject } from 'vitest';
import { type CallOptions, fixedToken, type TransportOptions } from '../../src/index.ts';
import type { Watch } from './recorded-exchange.ts';

export const TOKEN = 'token-of-the-contract-tests';

/** A client of the Prism of this run that never repeats a call and never renews its token. */
export function clientOptions({ fetch }: Watch): TransportOptions {
  return {
    baseUrl: inject('prismUrl'),
    siteUrl: inject('prismUrl'),
    auth: fixedToken(TOKEN),
    retry: false,
    fetch,
  };
}

/** Headers that make Prism answer with one example. */
export const prefer = (status: number, example: string): Record<string, string> => ({
  prefer: `code=${status}, example=${example}`,
});

/** Options of one call that make Prism answer with one example. */
export const choose = (status: number, example: string): CallOptions => ({
  headers: prefer(status, example),
  retries: 0,
});
