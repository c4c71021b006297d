import createFetchClient from 'openapi-fetch';
import { compare, median } from 'storewire-dev-kit/measure';
import type { paths } from '../../generated/paths.ts';
import { fixedToken } from '../../src/auth/credentials.ts';
import {
  addLineItemsToCurrentCartV2,
  createTransport,
  getCurrentCartV2,
  queryProducts,
} from '../../src/operations.ts';
import { addInput, example, PATHS, queryInput } from './examples.ts';

type Client = ReturnType<typeof createTransport>;
type FetchClient = ReturnType<typeof createFetchClient<paths>>;

interface Scenario {
  name: string;
  goal: number;
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
    goal: 1.2,
    body: example('CartV2Response-minimal'),
    path: PATHS.cart,
    init: () => ({ headers: TOKEN }),
    call: (client) => getCurrentCartV2(client),
    request: (client) => client.GET(PATHS.cart),
  },
  {
    name: 'add to cart',
    goal: 1.2,
    body: example('CartV2Response-minimal'),
    path: PATHS.add,
    init: post(addInput),
    call: (client) => addLineItemsToCurrentCartV2(client, addInput),
    request: (client) => client.POST(PATHS.add, { body: addInput }),
  },
  {
    name: 'query products',
    goal: 1.2,
    body: example('QueryProductsResponse-minimal'),
    path: PATHS.products,
    init: post(queryInput),
    call: (client) => queryProducts(client, queryInput),
    request: (client) => client.POST(PATHS.products, { body: queryInput }),
  },
];

export interface CallFigures {
  name: string;
  goal: number;
  floorMicros: number;
  micros: number;
  ratio: number;
  /** Of openapi-fetch, in the same run. */
  openapiFetchRatio: number;
  /** Bytes allocated per call, as a multiple of the floor's. */
  allocation: number;
}

/** Time and allocation per call over a fetch that responds at once, as multiples of fetch and `response.json()`. */
export async function measureCalls(): Promise<CallFigures[]> {
  const figures: CallFigures[] = [];
  for (const { name, goal, body, path, init, call, request } of scenarios) {
    const respond: typeof fetch = async () => new Response(body, { status: 200, headers: JSON_TYPE });
    const client = createTransport({ fetch: respond, auth: fixedToken('token') });
    const baseUrl = 'https://www.wixapis.com';
    const url = baseUrl + path;
    const fetchClient = createFetchClient<paths>({ baseUrl, fetch: respond, headers: TOKEN });
    const floor = async (): Promise<unknown> => (await respond(url, init())).json();
    const ours = (): Promise<unknown> => call(client);
    const [base, own, other] = await compare([
      { name: 'fetch', run: floor },
      { name: 'storewire', run: ours },
      { name: 'openapi-fetch', run: () => request(fetchClient) },
    ]);
    const allocation = await compareAllocation(floor, ours);
    figures.push({
      name,
      goal,
      floorMicros: base?.micros ?? 0,
      micros: own?.micros ?? 0,
      ratio: own?.ratio ?? 0,
      openapiFetchRatio: other?.ratio ?? 0,
      allocation,
    });
  }
  return figures;
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
