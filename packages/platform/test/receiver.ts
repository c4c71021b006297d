/** A real HTTP server that receives events. */

import { createServer } from 'node:http';
import { listen } from 'storewire-dev-kit/server';
import { onTestFinished } from 'vitest';

export interface Receiver {
  url: string;
  /** Bodies of all requests, in the order of their arrival. */
  bodies: string[];
  /** Those that were accepted, in the order of the responses. */
  accepted: string[];
  /** Statuses of the next responses; null for none. 200 after the last one. */
  statuses: (number | null)[];
}

/** Starts a server that is stopped after the test. */
export async function createReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', bodies: [], accepted: [], statuses: [] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    receiver.bodies.push(Buffer.concat(chunks).toString());
    const status = receiver.statuses.length > 0 ? receiver.statuses.shift() : 200;
    if (status === 200) receiver.accepted.push(Buffer.concat(chunks).toString());
    if (status !== null) response.writeHead(status ?? 200).end();
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${port}/`;
  return receiver;
}
