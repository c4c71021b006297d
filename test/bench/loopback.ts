import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedToken } from '../../src/auth/fixed.ts';
import { createTransport, getCurrentCart } from '../../src/operations.ts';
import { example, PATHS } from './examples.ts';
import { median } from './measure.ts';

const AT_ONCE = 50;
const CALLS = 4000;

/** Calls per second against a server on this machine, 50 at once, as a share of what fetch alone reaches. */
export async function measureThroughput(rounds = 7): Promise<{ floor: number; ours: number; share: number }> {
  const body = example('CartResponse-full');
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createTransport({ baseUrl, auth: fixedToken('token') });
  const floor = async (): Promise<unknown> =>
    (await fetch(baseUrl + PATHS.cart, { headers: { authorization: 'token' } })).json();
  const ours = (): Promise<unknown> => getCurrentCart(client);
  try {
    await drive(floor);
    await drive(ours);
    const floors: number[] = [];
    const owns: number[] = [];
    for (let round = 0; round < rounds; round++) {
      floors.push(await drive(floor));
      owns.push(await drive(ours));
    }
    return {
      floor: median(floors),
      ours: median(owns),
      share: median(owns.map((own, round) => own / (floors[round] ?? own))),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Calls per second. */
async function drive(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let remaining = CALLS;
  const worker = async (): Promise<void> => {
    while (remaining-- > 0) await run();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return CALLS / ((performance.now() - started) / 1000);
}
