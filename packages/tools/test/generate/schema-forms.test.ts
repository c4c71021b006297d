import { afterAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { generateClient } from './generated-client.ts';
import { DESCRIPTION, FORMS } from './schema-forms.ts';

const { load, remove } = await generateClient(DESCRIPTION);
afterAll(remove);
const schemas = await load<Record<string, z.ZodMiniType>>('zod/responses.ts');

test('a list has the items that it must have in a request, and may have fewer in a response, such as the lines of an emptied cart', async () => {
  const requests = await load<Record<string, z.ZodMiniType>>('zod/requests.ts');
  expect(requests['Change0InputSchema']?.safeParse({ subject: ['a'] }).success).toBe(false);
  expect(schemas['Subject0Schema']?.safeParse(['a']).success).toBe(true);
});

test.each(FORMS.map((form, index) => ({ ...form, index })))(
  '$name are what the runtime schema takes, and nothing else',
  ({ index, good, bad }) => {
    const accepts = (value: unknown): boolean | undefined =>
      schemas[`Subject${index}Schema`]?.safeParse(value).success;
    expect(good.map(accepts)).toEqual(good.map(() => true));
    expect(bad.map(accepts)).toEqual(bad.map(() => false));
  },
);
