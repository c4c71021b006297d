import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Call, callOf, fetchedCalls, longForms } from '../../calls/description.ts';
import { expectedError } from '../../calls/expected-error.ts';
import { type Sample, samplesOf } from '../../calls/inputs.ts';
import { longSample } from '../../calls/long-form.ts';
import { pageForTests } from '../serve-page.ts';
import type { Outcome, Wanted } from './msw-page.ts';

const tests = pageForTests(new URL('./msw-page.ts', import.meta.url));
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  page = await tests.newTab();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(tests.url());
  await page.waitForFunction(() => window.mswPage !== undefined);
});

const make = (wanted: Wanted): Promise<Outcome | undefined> =>
  page.evaluate((each) => window.mswPage?.make(each), wanted);

const wantedOf = ({ id, service, methodName, name }: Call, input: unknown): Wanted => ({
  call: { id, service, methodName, name },
  input,
});

test('the worker has a handler for every call that is fetched', async () => {
  expect(await page.evaluate(() => window.mswPage?.count())).toBe(fetchedCalls.length);
});

// that every call is answered with its examples needs no browser
test.each(['orders.getOrder', 'currentCart.addToCurrentCart', 'webMethods.callWebMethod'])(
  'in the browser, %s gets its typical example, and each of its examples and failures by name',
  async (id) => {
    const call = callOf(id);
    const [{ input }] = samplesOf(call) as [Sample];
    expect(await make(wantedOf(call, input))).toEqual({ data: call.answers.get('typical') });
    for (const [example, body] of call.answers)
      expect(await make({ ...wantedOf(call, input), example }), example).toEqual({ data: body });
    for (const failure of call.failures) {
      const { kind, code, status } = expectedError(call, call.id, failure, null);
      const outcome = await make({ ...wantedOf(call, input), example: failure.name });
      expect(outcome, failure.name).toEqual({ kind, code, status });
    }
  },
);

test.each(longForms)('in the browser, the long form $id is answered like the short one', async (long) => {
  const short = callOf(long.fallbackOf ?? '');
  expect(await make(wantedOf(short, longSample(long).input))).toEqual({ data: long.answers.get('typical') });
});

test('the page threw nothing of its own', () => {
  expect(complaints).toEqual([]);
});
