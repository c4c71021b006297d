import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createPlatform, type Platform } from 'storewire-platform';
import { EXAMPLE_OPTIONS, exampleTokens } from 'storewire-platform/testing';
import { CLIENT_ID, type Operation, samplesOf } from 'storewire-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../src/reference/contract.ts';

const run = promisify(execFile);
const contract = readContract(process.cwd());

let platform: Platform;
let url: string;

beforeAll(async () => {
  platform = createPlatform(EXAMPLE_OPTIONS);
  url = await platform.listen({ port: 0 });
});

afterAll(() => platform?.close());

interface Reply {
  status: number;
  body: string;
}

/** Runs the sample as a shell does that has the two variables, and returns the status and the body. */
async function send(call: Operation, token: string): Promise<Reply> {
  const sample = samplesOf(contract, call).find(({ title }) => title === 'curl');
  const command = `${sample?.code.replace('curl ', "curl -s -w '\\n%{http_code}' ")}`;
  const env = { ...process.env, STOREWIRE_URL: url, STOREWIRE_TOKEN: token };
  const { stdout } = await run('sh', ['-c', command], { env });
  const at = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) };
}

/** Statuses that depend on what the shop contains, and not on the form of a request. */
const OF_STATE = [404, 409, 428];

/** Whether the page of a call lists the response. */
function isDocumented(call: Operation, { status, body }: Reply): boolean {
  if (status === 200 || (call.effect === 'navigate' && status === 302)) return true;
  const { responses = {} } = contract.document.paths[call.path]?.[call.method] ?? {};
  if (OF_STATE.includes(status) && String(status) in responses) return true;
  // the shop of the examples has the collection that the example creates
  if (body.includes('is that of another collection')) return true;
  return (
    !body.includes('fieldViolations') && call.applicationErrors.some(({ code }) => body.includes(`"${code}"`))
  );
}

/** Undefined if one of the callers gets a response of the page. Some examples are requests of one of them only. */
async function rejectionOf(call: Operation): Promise<string | undefined> {
  let rejection = '';
  for (const token of call.open ? [''] : exampleTokens(platform, call.callers)) {
    const reply = await send(call, token);
    if (isDocumented(call, reply)) return undefined;
    rejection = `${call.id} ${reply.status} ${reply.body.slice(0, 200)}`;
  }
  return rejection;
}

test('every sample for curl is a request that the platform accepts, or rejects with a code of the page', async () => {
  const rejected: string[] = [];
  for (const call of contract.calls) {
    platform.reset();
    const rejection = await rejectionOf(call);
    if (rejection) rejected.push(rejection);
  }
  expect(rejected).toEqual([]);
});

test('the samples name the OAuth client of the platform', () => {
  expect(platform.shop.clientId).toBe(CLIENT_ID);
});
