/**
 * `npm run check:fuzz -w storewire-platform`: sends 100,000 hostile requests, and fails if the platform fails. Their
 * seeds are fixed. `STOREWIRE_CASES=0.05` sends a twentieth of them. The gate does not run it.
 */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { createShopPlatform, type ShopPlatform } from '../../src/platform.ts';
import { EXAMPLE_OPTIONS } from '../example-shop.ts';
import { executes, type HostileRequest, hostileRequest, senderTo } from '../hostile.ts';

const REQUESTS = caseCount(100_000);
/** Requests to one shop, so that a failure can be repeated without all that were sent before it. */
const PER_SHOP = 1000;

interface Finding {
  what: string;
  seed: number;
  /** Position of the request among those of its seed. */
  index: number;
  request: HostileRequest;
}

const findings: Finding[] = [];
const counts = new Map<number, number>();

/** What is wrong with a response; undefined if nothing is. */
async function problemOf(response: Response, faults: unknown[]): Promise<string | undefined> {
  const [fault] = faults.splice(0);
  const text = await response.text();
  if (response.status >= 500 || fault !== undefined)
    return `${response.status} ${fault instanceof Error ? fault.stack : text}`;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && executes(text) ? 'markup of a request is markup of the page' : undefined;
}

/** Sends the requests of a seed to a new shop. */
async function attack(seed: number, count: number): Promise<void> {
  const faults: unknown[] = [];
  const onFault = (error: unknown): void => void faults.push(error);
  const shop: ShopPlatform = createShopPlatform({ ...EXAMPLE_OPTIONS, onFault });
  const shopV3 = createShopPlatform({ seed: 'small', settings: { catalogVersion: 3 }, onFault });
  const send = senderTo(shop, shopV3);
  for (const [index, request] of fc.sample(hostileRequest, { seed, numRuns: count }).entries()) {
    const response = await send(request);
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    const what = await problemOf(response, faults);
    if (what !== undefined) findings.push({ what, seed, index, request });
  }
  // jobs that requests scheduled run, too
  shop.advanceClock({ milliseconds: 3_600_000 });
  for (const fault of faults) console.error('a job failed:', fault);
  if (faults.length > 0) process.exitCode = 1;
  await shop.close();
  await shopV3.close();
}

for (let sent = 0; sent < REQUESTS; sent += PER_SHOP) {
  await attack(sent / PER_SHOP + 1, Math.min(PER_SHOP, REQUESTS - sent));
  if (process.stdout.isTTY) process.stdout.write(`\r${sent} of ${REQUESTS}`);
}
for (const { what, seed, index, request } of findings) {
  const { method, url, body } = request;
  console.error(
    `seed ${seed}, request ${index}: ${method} ${url}\n${what}\n${String(body).slice(0, 2000)}\n`,
  );
}
const statuses = [...counts].toSorted(([one], [other]) => one - other);
console.log(`${REQUESTS} requests: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
console.log(`${findings.length} failures`);
if (findings.length > 0) process.exitCode = 1;
