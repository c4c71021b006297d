import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { byService, type Call, fetchedCalls, longForms } from '../../contract/description.ts';
import { expectedError } from '../../contract/expected-error.ts';
import { samplesOf } from '../../contract/inputs.ts';
import { longSample } from '../../contract/long-form.ts';
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

const wantedOf = ({ service, name }: Call, input: unknown): Wanted => ({ service, name, input });

test('the worker has a handler for every call that is fetched', async () => {
  expect(await page.evaluate(() => window.mswPage?.count())).toBe(fetchedCalls.length);
});

describe.each(byService(fetchedCalls))('in the browser, the handlers of %s', (_service, calls) => {
  // that every call is answered with its examples needs no browser
  test('answer a call with its typical example, and with each of its examples and failures by name', async () => {
    const [call] = calls;
    if (!call) throw new Error('a service has calls');
    const [minimal] = samplesOf(call);
    expect(await make(wantedOf(call, minimal?.input))).toEqual({ data: call.answers.get('typical') });
    for (const [example, body] of call.answers)
      expect(await make({ ...wantedOf(call, minimal?.input), example }), example).toEqual({ data: body });
    for (const failure of call.failures) {
      const { kind, code, status } = expectedError(call, call.id, failure, null);
      expect(await make({ ...wantedOf(call, minimal?.input), example: failure.name }), failure.name).toEqual({
        kind,
        code,
        status,
      });
    }
  });
});

test.each(longForms)('in the browser, the long form $id is answered like the short one', async (fallback) => {
  const short = fetchedCalls.find(({ id }) => id === fallback.fallbackOf);
  expect(short && (await make(wantedOf(short, longSample(fallback).input)))).toEqual({
    data: fallback.answers.get('typical'),
  });
});

test('the page threw nothing of its own', () => {
  expect(complaints).toEqual([]);
});
