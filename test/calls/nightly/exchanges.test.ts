import { describe, expect, test } from 'vitest';
import { byService, type Call, clientCalls } from '../description.ts';
import { expectSchemas, expectSent } from '../expected-exchange.ts';
import type { Sample } from '../inputs.ts';
import { makingOf } from '../long-form.ts';
import { objectionsTo, watch } from '../recorded-exchange.ts';
import { choose, clientOptions, TOKEN } from '../session.ts';
import { STYLES, type Style } from '../styles.ts';

async function exchange(
  call: Call,
  sample: Sample,
  answer: string,
  [styleName, style]: [string, Style],
): Promise<void> {
  const seen = watch();
  const asked = makingOf(call).call;
  const outcome = await style(clientOptions(seen), asked, sample.input, choose(200, answer)).then(
    (data) => ({ data }),
    (thrown: unknown) => ({ thrown }),
  );
  const where = `${sample.name} input, ${answer} answer, ${styleName}`;
  expect(seen.exchanges.flatMap(objectionsTo), where).toEqual([]);
  expect(outcome, where).toEqual({ data: call.answers.get(answer) });
  expectSent(call, sample, seen.only(), TOKEN);
  expectSchemas(asked, sample, call.answers.get(answer));
}

describe.each(byService(clientCalls))('%s', (_service, callsOfService) => {
  for (const call of callsOfService) {
    for (const sample of makingOf(call).samples) {
      test.concurrent(`${call.id} sends its ${sample.name} input and reads each of its ${call.answers.size} answers, in both styles`, async () => {
        await Promise.all(
          [...call.answers.keys()].flatMap((answer) =>
            Object.entries(STYLES).map((style) => exchange(call, sample, answer, style)),
          ),
        );
      });
    }
  }
});
