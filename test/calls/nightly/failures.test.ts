import { describe, expect, test } from 'vitest';
import { isStoreError } from '../../../src/index.ts';
import { byService, type Call, clientCalls, type Failure } from '../description.ts';
import { expectedError, isOwn, withAnyTexts } from '../expected-error.ts';
import { makingOf } from '../long-form.ts';
import { objectionsTo, watch } from '../recorded-exchange.ts';
import { isSecret } from '../secrets.ts';
import { namespaced } from '../styles.ts';
import { SERVERS, type Server } from './servers.ts';

async function fail({ send, options, choose }: Server, call: Call, failure: Failure): Promise<void> {
  const seen = watch(send);
  const { call: asked, samples } = makingOf(call);
  const outcome = await namespaced(
    options(seen),
    asked,
    samples[0]?.input,
    choose(failure.status, failure.name),
  ).then(
    (data) => ({ data }),
    (thrown: unknown) => ({ thrown: factsOf(thrown) }),
  );
  const { url, method, headers, body } = seen.only();
  expect(objectionsTo(seen.only()), failure.name).toEqual([]);
  expect({ method, path: url.pathname, body }).toEqual({
    method: call.method,
    path: samples[0]?.path,
    body: failure.body,
  });
  const requestId = headers.get('x-wix-request-id');
  const expected = expectedError(asked, asked.id, failure, requestId);
  expect(outcome, failure.name).toEqual({
    thrown: {
      ...(isSecret(call) ? withAnyTexts(expected) : expected),
      requestId,
      retryAfterMs: retryAfterMs(failure, headers),
    },
  });
}

/** A 429 says how long to wait, in seconds. */
function retryAfterMs(failure: Failure, headers: Headers): number | undefined {
  if (failure.status !== 429) return undefined;
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  return Number(headers.get('retry-after')) * 1000;
}

const FACTS = [
  'name',
  'kind',
  'operation',
  'status',
  'message',
  'code',
  'description',
  'violations',
  'allowedRoles',
  'attempts',
  'requestId',
  'retryAfterMs',
] as const;

const factsOf = (thrown: unknown): unknown =>
  isStoreError(thrown) ? Object.fromEntries(FACTS.map((fact) => [fact, thrown[fact]])) : thrown;

describe.each(
  SERVERS.flatMap((server) => byService(clientCalls).map((each) => [server.name, ...each, server] as const)),
)('%s: %s', (_name, _service, callsOfService, server) => {
  for (const call of callsOfService) {
    const [own, shared] = [call.failures.filter(isOwn), call.failures.filter((failure) => !isOwn(failure))];
    test.concurrent(`${call.id} throws the right error for each of the ${shared.length} failures it shares with other calls`, async () => {
      await Promise.all(shared.map((failure) => fail(server, call, failure)));
    });
    if (own.length === 0) continue;
    test.concurrent(`${call.id} throws an application error for each of its ${own.length} own codes`, async () => {
      await Promise.all(own.map((failure) => fail(server, call, failure)));
    });
  }
});
