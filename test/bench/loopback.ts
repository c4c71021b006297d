import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedToken } from '../../src/auth/static-credentials.ts';
import { createTransport, getCurrentCart } from '../../src/operations.ts';
import { undiciSender } from '../../src/undici/index.ts';
import { example, PATHS } from './examples.ts';
import { median } from './measure.ts';

const CALLS = 4000;

export interface Throughput {
  name: string;
  goal: number;
  /** Calls per second of `fetch` alone. */
  floor: number;
  /** Calls per second of the client. */
  ours: number;
  /** Median of the ratios, round by round. */
  share: number;
}

/** Calls per second against a server on this machine, as a share of what fetch alone reaches. */
export async function measureThroughput(rounds = 7): Promise<Throughput[]> {
  const body = example('CartResponse-full');
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const auth = fixedToken('token');
  const overFetch = createTransport({ baseUrl, auth });
  const overUndici = createTransport({ baseUrl, auth, sender: undiciSender() });
  const floor = async (): Promise<unknown> =>
    (await fetch(baseUrl + PATHS.cart, { headers: { authorization: 'token' } })).json();
  const figures: Throughput[] = [];
  try {
    for (const [name, client, goals] of [
      ['fetch', overFetch, { 1: 0.95, 50: 0.95 }],
      ['undici', overUndici, { 1: 1.5, 50: 1.5 }],
    ] as const)
      for (const atOnce of [1, 50] as const) {
        const contenders = [floor, (): Promise<unknown> => getCurrentCart(client)];
        const rates: number[][] = [];
        // the first round warms up
        for (let round = 0; round <= rounds; round++) {
          const rate: number[] = [];
          for (const run of contenders) rate.push(await drive(run, atOnce));
          if (round > 0) rates.push(rate);
        }
        const column = (index: number): number[] => rates.map((rate) => rate[index] ?? Number.NaN);
        const shares = rates.map(([base = Number.NaN, own = Number.NaN]) => own / base);
        figures.push({
          name: `${name}, ${atOnce} at once`,
          goal: goals[atOnce],
          floor: median(column(0)),
          ours: median(column(1)),
          share: median(shares),
        });
      }
    return figures;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Calls per second. */
async function drive(run: () => Promise<unknown>, atOnce: number): Promise<number> {
  const started = performance.now();
  let remaining = CALLS;
  const worker = async (): Promise<void> => {
    while (remaining-- > 0) await run();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return CALLS / ((performance.now() - started) / 1000);
}
