import { type Handler, json, type Recorded, startServer } from 'storewire-dev-kit/server';
import { expect } from 'vitest';
import { type Client, createClient, type TransportOptions } from '../../../src/index.ts';

/** Responds with JSON. */
export const respond =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    json(response, body, status, headers);

export interface Store {
  client: Client;
  url: string;
  /** What has arrived, in order. */
  requests: Recorded[];
}

/**
 * Starts a server, and makes a client of it. Requests get the responses in turn, and all others the last one. The
 * server stops at the end of the test.
 */
export async function startStore(
  responses: Handler | readonly [Handler, ...Handler[]] = respond(200),
  options: TransportOptions = {},
): Promise<Store> {
  const turns = [responses].flat() as [Handler, ...Handler[]];
  let count = 0;
  const { url, requests } = await startServer((request, response) => {
    const handle = turns[Math.min(count++, turns.length - 1)] ?? turns[0];
    return handle(request, response);
  });
  return { url, requests, client: createClient({ baseUrl: url, siteUrl: url, ...options }) };
}

/** The one request that a call sends to a real server. */
export async function sentBy(call: (client: Client) => Promise<unknown>): Promise<Recorded> {
  const { client, requests } = await startStore();
  await call(client);
  expect(requests).toHaveLength(1);
  return requests[0] as Recorded;
}
