import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A proxy in front of a platform, which knows every call that reaches it. */
export interface Upstream {
  url: string;
  /** Method and path of each call, in order. */
  calls: string[];
  /** Answers calls whose path or body contains this only after the returned function was called. */
  hold: (text: string) => () => void;
  /** Answers the next call whose path contains this with 404. */
  refuseNext: (path: string) => void;
}

export async function startUpstream(platform: string): Promise<Upstream> {
  const calls: string[] = [];
  const { host } = new URL(platform);
  const held = new Map<string, Promise<void>>();
  const refused: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    calls.push(`${method} ${url}`);
    const body = await buffer(incoming);
    const refusal = refused.findIndex((path) => url.includes(path));
    for (const [text, released] of held) if (`${url} ${body}`.includes(text)) await released;
    if (refusal >= 0) {
      refused.splice(refusal, 1);
      outgoing
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"message":"Rejected by the test"}');
      return;
    }
    // the platform responds to its own host only
    const sent = request(platform + url, { method, headers: { ...headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    sent.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    hold(text) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(text, promise);
      return () => {
        held.delete(text);
        resolve();
      };
    },
    refuseNext: (path) => void refused.push(path),
  };
}
