import createFetchClient from 'openapi-fetch';
import { median } from 'storewire-dev-kit/measure';
import type { paths } from '../../generated/paths.ts';
import { fixedToken } from '../../src/auth/credentials.ts';
import {
  addLineItemsToCurrentCartV2,
  createTransport,
  getCurrentCartV2,
  queryProducts,
} from '../../src/operations.ts';
import { addInput, PATHS, queryInput, SMALL } from './examples.ts';
import { type Row, timeRow } from './rows.ts';

type Client = ReturnType<typeof createTransport>;
type FetchClient = ReturnType<typeof createFetchClient<paths>>;

interface Scenario {
  name: string;
  body: string;
  path: string;
  init: () => RequestInit;
  call: (client: Client) => Promise<unknown>;
  /** The same with openapi-fetch, which has no token, time limit or retry. */
  request: (client: FetchClient) => Promise<unknown>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = { authorization: 'token' };

const post = (input: unknown) => (): RequestInit => ({
  method: 'POST',
  headers: { ...TOKEN, ...JSON_TYPE },
  body: JSON.stringify(input),
});

const scenarios: Scenario[] = [
  {
    name: 'get cart',
    body: SMALL.cart,
    path: PATHS.cart,
    init: () => ({ headers: TOKEN }),
    call: (client) => getCurrentCartV2(client),
    request: (client) => client.GET(PATHS.cart),
  },
  {
    name: 'add to cart',
    body: SMALL.cart,
    path: PATHS.add,
    init: post(addInput),
    call: (client) => addLineItemsToCurrentCartV2(client, addInput),
    request: (client) => client.POST(PATHS.add, { body: addInput }),
  },
  {
    name: 'query products',
    body: SMALL.products,
    path: PATHS.products,
    init: post(queryInput),
    call: (client) => queryProducts(client, queryInput),
    request: (client) => client.POST(PATHS.products, { body: queryInput }),
  },
];

/** Time and allocation per call over a fetch that responds at once, as multiples of fetch and `response.json()`. */
export async function measureCalls(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, body, path, init, call, request } of scenarios) {
    const respond: typeof fetch = async () => new Response(body, { status: 200, headers: JSON_TYPE });
    const client = createTransport({ fetch: respond, auth: fixedToken('token') });
    const baseUrl = 'https://www.wixapis.com';
    const fetchClient = createFetchClient<paths>({ baseUrl, fetch: respond, headers: TOKEN });
    const floor = async (): Promise<unknown> => (await respond(baseUrl + path, init())).json();
    const ours = (): Promise<unknown> => call(client);
    const what = `time per call, stubbed fetch: ${name}`;
    rows.push(await timeRow({ what, goal: 1.3, floor, ours, calls: 2000 }));
    const theirs = (): Promise<unknown> => request(fetchClient);
    const other = `the same with openapi-fetch: ${name}`;
    rows.push(await timeRow({ what: other, floor, ours: theirs, calls: 2000 }));
    const allocation = await compareAllocation(floor, ours);
    rows.push([`allocation per call: ${name}`, '', '', `${allocation.toFixed(2)} ×`, '≤ 1.25 ×']);
  }
  return rows;
}

/** Bytes per call as a multiple of the floor's, taken in turn: the median of all rounds. */
async function compareAllocation(
  floor: () => Promise<unknown>,
  ours: () => Promise<unknown>,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < 61; round++) {
    const base = await allocated(floor);
    ratios.push((await allocated(ours)) / base);
  }
  return median(ratios);
}

/** Bytes per call. So few calls in a row that no collection comes in between. Needs `--expose-gc`. */
async function allocated(run: () => Promise<unknown>, calls = 200): Promise<number> {
  if (!globalThis.gc) throw new Error('allocation is measured with node --expose-gc');
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let call = 0; call < calls; call++) await run();
  return (process.memoryUsage().heapUsed - before) / calls;
}
