import { expect } from 'vitest';
import * as schemas from '../../generated/zod/operations.ts';
import type { Call } from './description.ts';
import type { Sample } from './inputs.ts';
import type { Exchange } from './recorded-exchange.ts';

/** The request has exactly the values of the example, each in its location. */
export function expectSent(
  call: Call,
  sample: Sample,
  { method, url, requestHeaders, requestBody }: Exchange,
  token: string,
): void {
  const query = [...url.searchParams].map(([name, value]) => [
    name,
    name === '.r' ? JSON.parse(Buffer.from(value, 'base64url').toString()) : value,
  ]);
  expect({ method, path: url.pathname, query, body: requestBody }).toEqual({
    method: call.method,
    path: sample.path,
    query: sample.query,
    body: sample.body,
  });
  expect(requestHeaders.get('authorization')).toBe(call.open ? null : token);
}

/** Input and response are those of the runtime schemas. */
export function expectSchemas(asked: Call, sample: Sample, data: unknown): void {
  const schema = Object.values(schemas).find(({ id }) => id === asked.id);
  expect(schema?.input.safeParse(sample.input)).toMatchObject({ success: true });
  expect(schema?.output?.safeParse(data)).toMatchObject({ success: true });
}
