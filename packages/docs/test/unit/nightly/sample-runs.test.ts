/** Runs the samples of all calls against the local platform, in a new shop each. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createPlatform, type Platform } from 'storewire-platform';
import { CLIENT_ID, callerOf, LOCAL_PLATFORM, type Operation, type Sample, samplesOf } from 'storewire-tools';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readContract } from '../../../src/reference/contract.ts';
import {
  commandFor,
  firstCall,
  hintOn,
  isOfVersion3,
  MEMBER_TOKEN,
  SITE_ID,
} from '../../../src/reference/local-platform.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const contract = readContract(root);

/** Shops with both versions of the catalog, and the one of them that samples call. */
let shops: Shop[];
let shop: Shop;
let folder: string;

interface Shop {
  platform: Platform;
  url: string;
}

async function startShop(catalogVersion: 1 | 3): Promise<Shop> {
  // at the time of the command of pages of deprecated calls
  const platform = createPlatform({ seed: 'examples', clock: '2026-04-01', settings: { catalogVersion } });
  return { platform, url: await platform.listen({ port: 0 }) };
}

/** Makes the shop new that has a call. */
function openShop(call: Operation): void {
  const [one, three] = shops;
  shop = (isOfVersion3(call) ? three : one) ?? expect.fail('There is no such shop');
  shop.platform.reset();
  vi.stubGlobal('fetch', shop.platform.fetch);
  vi.stubEnv('STOREWIRE_API_KEY', shop.platform.shop.apiKey);
}

beforeAll(async () => {
  shops = [await startShop(1), await startShop(3)];
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/samples-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await Promise.all(shops?.map(({ platform }) => platform.close()) ?? []);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('STOREWIRE_TOKEN', MEMBER_TOKEN);
  vi.stubEnv('STOREWIRE_SITE_ID', SITE_ID);
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const codeOf = (call: Operation, title: Sample['title']): string =>
  samplesOf(contract, call).find((sample) => sample.title === title)?.code ?? '';

const callNamed = (id: string | undefined): Operation | undefined =>
  contract.calls.find((call) => call.id === id);

/** Runs a sample for curl in a shell. Throws if the status is that of an error. */
async function runCurl(call: Operation): Promise<void> {
  const token =
    callerOf(call) === 'visitor' ? shop.platform.issueToken({ role: 'visitor' }).accessToken : MEMBER_TOKEN;
  const command = codeOf(call, 'curl').replace('curl ', 'curl -s --fail-with-body ');
  const env = { ...process.env, STOREWIRE_URL: shop.url, STOREWIRE_TOKEN: token };
  await promisify(execFile)('sh', ['-c', command], { env }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
}

/** Runs a sample of TypeScript as a module. Rejects if it throws. */
async function runModule(call: Operation, title: 'Client' | 'Function'): Promise<void> {
  const file = join(folder, `${call.id}.${title}.ts`);
  await writeFile(file, codeOf(call, title));
  await import(file);
}

/** Runs one sample of each call, and returns the calls whose sample fails, with the reason. */
async function failuresOf(run: (call: Operation) => Promise<void>): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  for (const call of contract.calls) {
    openShop(call);
    const first = callNamed(firstCall(call));
    if (first) await runCurl(first);
    await run(call).catch((error: Error) => failures.set(call.id, error.message));
  }
  return failures;
}

/** The calls whose page says what has to be changed before a sample succeeds. */
const withHint = contract.calls.filter((call) => hintOn(call)).map(({ id }) => id);

test.each([
  ['the client', (call: Operation) => runModule(call, 'Client')],
  ['a function', (call: Operation) => runModule(call, 'Function')],
  ['curl', runCurl],
])('every sample for %s succeeds in a new shop, unless its page says what to change', async (_name, run) => {
  const failures = await failuresOf(run);
  expect([...failures].filter(([id]) => !withHint.includes(id))).toEqual([]);
  expect([...failures.keys()]).toEqual(withHint);
});

test('a call that has to be made first is needed', async () => {
  const unneeded: string[] = [];
  for (const call of contract.calls.filter(firstCall)) {
    openShop(call);
    await runCurl(call).then(
      () => unneeded.push(call.id),
      () => undefined,
    );
  }
  expect(unneeded).toEqual([]);
});

test('the samples have the ids of the platform', () => {
  for (const { platform } of shops)
    expect(platform.shop).toMatchObject({ clientId: CLIENT_ID, siteId: SITE_ID });
  expect(LOCAL_PLATFORM).toContain(':4010');
  expect(contract.calls.filter(({ sunset }) => sunset).map(commandFor)[0]).toContain('--clock 2026-04-01');
});
