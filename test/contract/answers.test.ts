import { describe, expect, inject, test } from 'vitest';
import * as schemas from '../../generated/zod/operations.ts';
import { fixedToken, type TransportOptions } from '../../src/index.ts';
import { byService, type Call, fetchedCalls } from './description.ts';
import { type Sample, samplesOf } from './inputs.ts';
import { type Style, STYLES } from './styles.ts';
import { type Exchange, objectionsTo, type Watch, watch } from './watch.ts';

const TOKEN = 'token-of-the-contract-tests';

/** Every exchange that was made, as `id input answer style`. */
const made: string[] = [];

const optionsOf = ({ fetch }: Watch): TransportOptions => ({ baseUrl: inject('prismUrl'), siteUrl: inject('prismUrl'), auth: fixedToken(TOKEN), retry: false, fetch });

async function exchange(call: Call, sample: Sample, answer: string, style: string): Promise<void> {
  const seen = watch();
  const data = await (STYLES[style] as Style)(optionsOf(seen), call, sample.input, { headers: { prefer: `code=200, example=${answer}` } });
  expectSent(call, sample, seen.only());
  expect(objectionsTo(seen.only()), 'what Prism objects to').toEqual([]);
  expect(data).toEqual(call.answers.get(answer));
  expectSchemas(call, sample, data);
  made.push(`${call.id} ${sample.name} ${answer} ${style}`);
}

function expectSent(call: Call, sample: Sample, { method, url, requestHeaders, requestBody }: Exchange): void {
  const query = [...url.searchParams].map(([name, value]) => [name, name === '.r' ? JSON.parse(Buffer.from(value, 'base64url').toString()) : value]);
  expect({ method, path: url.pathname, query, body: requestBody }).toEqual({ method: call.method, path: sample.path, query: sample.query, body: sample.body });
  expect(requestHeaders.get('authorization')).toBe(call.open ? null : TOKEN);
}

function expectSchemas(call: Call, sample: Sample, data: unknown): void {
  const schema = Object.entries(schemas).find(([name]) => name === call.name)?.[1];
  expect(schema?.id).toBe(call.id);
  expect(schema?.input.safeParse(sample.input)).toMatchObject({ success: true });
  expect(schema?.output?.safeParse(data)).toMatchObject({ success: true });
}

const combinations = (call: Call): [Sample, string, string][] =>
  samplesOf(call).flatMap((sample) => [...call.answers.keys()].flatMap((answer) => Object.keys(STYLES).map((style): [Sample, string, string] => [sample, answer, style])));

describe.each(byService(fetchedCalls))('%s', (_service, calls) => {
  for (const call of calls) {
    for (const sample of samplesOf(call)) {
      test.concurrent(`${call.id} sends its ${sample.name} input and reads every answer, in both styles`, async () => {
        await Promise.all(combinations(call).filter(([each]) => each.name === sample.name).map(([, answer, style]) => exchange(call, sample, answer, style)));
      });
    }
  }
});
