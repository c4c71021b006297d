/** `npm run bench -w storewire-platform`: the local platform next to the static mock, by CPU time of the servers, in one run. */
import { toLineItem } from 'storewire';
import { median, printTable } from 'storewire-dev-kit/measure';
import { measureCreation } from './creation.ts';
import { measureLargePage } from './large-page.ts';
import { type Client, type ServerProcess, startServer } from './server-process.ts';

/** The first rounds warm the servers up. */
const WARM_UP = 4;
const ROUNDS = WARM_UP + 9;
const PER_ROUND = 320;
/** Requests under way, so that a server is busy: otherwise its rate is that of waking up. */
const AT_ONCE = 16;

interface Call {
  what: string;
  run: (client: Client, productId: string) => Promise<unknown>;
  /** How many times the rate of the mock the platform must reach. */
  goal: number;
}

/** Adds a piece of a product, of which the cart has one line: it does not grow. */
const addToCart: Call['run'] = ({ currentCartV2 }, productId) =>
  currentCartV2.addLineItemsToCurrentCart({ catalogItems: [toLineItem({ productId })] });

const CALLS: readonly Call[] = [
  { what: 'get the cart', run: ({ currentCartV2 }) => currentCartV2.getCurrentCart(), goal: 8 },
  {
    what: 'a page of 12 products',
    run: ({ products }) => products.queryProducts({ query: { paging: { limit: 12 } } }),
    goal: 1,
  },
  { what: 'add to the cart', run: addToCart, goal: 3 },
];

/** CPU microseconds of a server per call. */
async function cpuPerCall(
  { client, usage }: ServerProcess,
  productId: string,
  { run }: Call,
): Promise<number> {
  const before = await usage();
  const inTurn = async (): Promise<void> => {
    for (let call = 0; call < PER_ROUND / AT_ONCE; call++) await run(client, productId);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  const after = await usage();
  return (after.cpuMicros - before.cpuMicros) / PER_ROUND;
}

/** A product without options whose stock is not tracked. */
async function anyProduct({ client }: ServerProcess): Promise<string> {
  const { products = [] } = await client.products.queryProducts({ query: { paging: { limit: 100 } } });
  const product = products.find(({ manageVariants, stock }) => !manageVariants && !stock?.trackInventory);
  return (product ?? products[0])?.id ?? '';
}

const prism = await startServer('prism');
const platform = await startServer('platform');
const rows: string[][] = [];
const atLeast = (what: string, floor: number, ours: number, goal: number): void =>
  void rows.push([
    what,
    `${floor.toFixed(0)} µs`,
    `${ours.toFixed(0)} µs`,
    `${(floor / ours).toFixed(1)} ×`,
    `≥ ${goal} ×`,
  ]);
const atMost = (what: string, floor: string, ours: string, ratio: number, goal: number): void =>
  void rows.push([what, floor, ours, `${ratio.toFixed(2)} ×`, `≤ ${goal} ×`]);

const ids = [await anyProduct(prism), await anyProduct(platform)] as const;
await addToCart(platform.client, ids[1]);
for (const call of CALLS) {
  const floor: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await cpuPerCall(prism, ids[0], call));
    ours.push(await cpuPerCall(platform, ids[1], call));
  }
  atLeast(`rate: ${call.what}`, median(floor.slice(WARM_UP)), median(ours.slice(WARM_UP)), call.goal);
}
const memory = [(await prism.usage()).rssBytes, (await platform.usage()).rssBytes] as const;
const starts = { prism: [prism.startMs], platform: [platform.startMs] };
for (const server of [prism, platform]) server.stop();
for (let round = 1; round < 5; round++)
  for (const kind of ['prism', 'platform'] as const) {
    const server = await startServer(kind);
    starts[kind].push(server.startMs);
    server.stop();
  }
const [startFloor, start] = [median(starts.prism), median(starts.platform)];
atMost(
  'start with the rich shop',
  `${startFloor.toFixed(0)} ms`,
  `${start.toFixed(0)} ms`,
  start / startFloor,
  0.5,
);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
atMost('memory after the load', megabytes(memory[0]), megabytes(memory[1]), memory[1] / memory[0], 1);

const page = await measureLargePage();
atMost(
  'page of 50 of 20,000 products, not 60',
  `${page.smallMs.toFixed(2)} ms`,
  `${page.largeMs.toFixed(2)} ms`,
  page.ratio,
  10,
);
const creation = await measureCreation();
atMost(
  'createPlatform and a first response',
  `${creation.floorMs.toFixed(2)} ms`,
  `${creation.ms.toFixed(1)} ms`,
  creation.ratio,
  60,
);

printTable('Local platform', ['', 'floor', 'platform', 'ratio', 'goal'], rows);
