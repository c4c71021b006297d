import { expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { callOf, shortForms } from './description.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { clientOptions, prefer } from './session.ts';

const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('every short form takes what the POST takes, and answers with each of its examples', async () => {
  for (const form of shortForms) {
    const main = callOf(form.fallbackOf ?? '');
    expect([form.method, main.method]).toEqual(['GET', 'POST']);
    expect(form.packed).toEqual(main.bodies);
    expect(form.answers).toEqual(main.answers);
    expect(form.failures).toEqual(main.failures);
    for (const query of form.packed?.values() ?? []) {
      for (const [example, answer] of form.answers) {
        const seen = watch();
        await createClient(clientOptions(seen)).fetch(`${form.path}?.r=${pack(query)}`, {
          headers: prefer(200, example),
        });
        expect(objectionsTo(seen.only())).toEqual([]);
        expect(seen.only().body).toEqual(answer);
      }
    }
  }
});
