/** A process that calls a server of its own, as often as `loopback.ts` demands. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedToken } from '../../src/auth/credentials.ts';
import { createTransport, getCurrentCartV2 } from '../../src/operations.ts';
import { example, PATHS } from './examples.ts';

const CALLS = 4000;

const [contender, atOnce] = process.argv.slice(2);
const body = example('CartV2Response-full');
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = createTransport({ baseUrl, auth: fixedToken('token') });

const call = async (): Promise<unknown> =>
  contender === 'floor'
    ? (await fetch(baseUrl + PATHS.cart, { headers: { authorization: 'token' } })).json()
    : getCurrentCartV2(client);

process.on('message', async () => {
  const started = performance.now();
  let remaining = CALLS;
  const work = async (): Promise<void> => {
    while (remaining-- > 0) await call();
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, work));
  process.send?.(CALLS / ((performance.now() - started) / 1000));
});
process.on('disconnect', () => process.exit());
