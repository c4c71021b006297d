/** What responds with a failure of the description: Prism, or the local platform with a fault rule. */
import { createPlatform } from 'storewire-platform';
import { type CallOptions, fixedToken, type TransportOptions } from '../../../src/index.ts';
import { clientCalls } from '../description.ts';
import type { Watch } from '../recorded-exchange.ts';
import { choose, clientOptions, TOKEN } from '../session.ts';

/** A server that the tests of calls run against. */
export interface Server {
  name: string;
  send: typeof fetch;
  options: (seen: Watch) => TransportOptions;
  /** Options of one call, which make the server respond with one example. */
  choose: (status: number, example: string) => CallOptions;
}

const HEADER = 'x-example';

/** A platform that responds with the example that a header names. */
async function faultyPlatform(): Promise<Server> {
  const platform = createPlatform({ seed: 'examples' });
  const { url } = platform.getShop();
  for (const { id, fallbackOf, failures } of clientCalls)
    for (const { name } of fallbackOf === undefined ? failures : [])
      await platform.addFault({
        kind: 'example',
        call: id,
        example: name,
        header: HEADER,
        headerValue: name,
      });
  return {
    name: 'platform',
    send: platform.fetch,
    options: ({ fetch }) => ({ baseUrl: url, siteUrl: url, auth: fixedToken(TOKEN), retry: false, fetch }),
    choose: (_status, example) => ({ headers: { [HEADER]: example }, retries: 0 }),
  };
}

const prism: Server = { name: 'Prism', send: fetch, options: clientOptions, choose };

export const SERVERS: readonly Server[] = [prism, await faultyPlatform()];
