/** The handlers of calls, each alone, and calls that they respond to. */
import { RequestHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect } from 'vitest';
import { fixedToken, isStoreError, type TransportOptions } from '../../../src/index.ts';
import * as mocks from '../../../src/msw/index.ts';
import type { Call, Failure } from '../../calls/description.ts';
import { expectedError, withAnyTexts } from '../../calls/expected-error.ts';
import { type Sample, samplesOf } from '../../calls/inputs.ts';
import { isSecret } from '../../calls/secrets.ts';
import { namespaced } from '../../calls/styles.ts';

export const baseUrl = 'https://platform.example.com';
export const client: TransportOptions = {
  baseUrl,
  siteUrl: baseUrl,
  auth: fixedToken('token-of-the-tests'),
  retry: false,
};

/** The handler of a call, such as `getCurrentCartHandler({ example })`. */
export function handlerOf(call: Call, response: mocks.HandlerResponse<unknown>): RequestHandler {
  const make: unknown = Reflect.get(mocks, `${call.name}Handler`);
  const handler: unknown =
    typeof make === 'function' ? Reflect.apply(make, undefined, [response, { baseUrl }]) : undefined;
  if (!(handler instanceof RequestHandler)) throw new Error(`${call.id} has no handler`);
  return handler;
}

export const minimalOf = (call: Call): Sample => {
  const [minimal] = samplesOf(call);
  if (!minimal) throw new Error(`${call.id} has no example of an input`);
  return minimal;
};

export const make = (call: Call, sample: Sample): Promise<unknown> =>
  namespaced(client, call, sample.input, {});

export const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (data) => `returned ${JSON.stringify(data)}`,
    (error: unknown) => error,
  );

/** A call throws this failure if its handler responds with it. */
export async function expectFailure(server: SetupServer, call: Call, failure: Failure): Promise<void> {
  server.resetHandlers(handlerOf(call, { example: failure.name }));
  const thrown = await errorOf(make(call, minimalOf(call)));
  expect(thrown, failure.name).toSatisfy(isStoreError);
  const expected = expectedError(call, call.id, failure, null);
  const facts = Object.fromEntries(
    Object.keys(expected).map((name) => [name, (thrown as Record<string, unknown>)[name]]),
  );
  expect(facts, failure.name).toEqual(isSecret(call) ? withAnyTexts(expected) : expected);
}
