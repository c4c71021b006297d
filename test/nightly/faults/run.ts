import { isDeepStrictEqual } from 'node:util';
import { fixedToken, isStoreError, type StoreError, type TransportOptions } from '../../../src/index.ts';
import { standalone } from '../../calls/styles.ts';
import type { Line } from './calls.ts';
import type { Expected, Form } from './faults.ts';
import type { Limits } from './limits.ts';
import { type FaultServer, KEY_HEADER, type Plan, RUN_HEADER } from './server.ts';

/** A read, a write, or a write that the server does once for all requests with its key. */
type Manner = 'read' | 'write' | 'keyed write';

/** One call with one form of a fault, in all attempts or only in the first one. */
export interface FaultedCall {
  line: Line;
  form: Form;
  manner: Manner;
  isPassing: boolean;
}

const RETRIES = 2;
const TOKEN = 'token-of-the-fault-tests';

/** All ways in which a call meets a form of a fault. */
export function runsOf(line: Line, form: Form): FaultedCall[] {
  const manners: Manner[] = line.effect === 'read' ? ['read'] : ['write', 'keyed write'];
  return manners.flatMap((manner) => [true, false].map((isPassing) => ({ line, form, manner, isPassing })));
}

/** Makes the call, and says what was not as it must be. */
export async function problemsOf(run: FaultedCall, server: FaultServer, limits: Limits): Promise<string[]> {
  const { line, form, manner, isPassing } = run;
  const name = crypto.randomUUID();
  const key = manner === 'keyed write' ? `key-of-${name}` : undefined;
  const timeoutMs = limits.next();
  const plan: Plan = { form, isPassing, good: line.good, arrivals: [], timeUp: () => limits.end(timeoutMs) };
  server.plans.set(name, plan);
  const waits: number[] = [];
  let attempts = 0;
  const options: TransportOptions = {
    baseUrl: server.url,
    siteUrl: server.url,
    auth: fixedToken(TOKEN),
    timeoutMs,
    deadlineMs: Number.POSITIVE_INFINITY,
    retry: { retries: RETRIES, baseMs: 0 },
    idempotencyHeader: KEY_HEADER,
    on: (event) => {
      attempts = event.attempts;
      // once the call has begun to read the body
      if (event.type === 'response') setImmediate(() => plan.afterHeaders?.());
      if (event.type === 'retry') waits.push(event.waitMs);
    },
    fetch: (url, request) =>
      fetch(isDead(run, attempts) ? `${url}`.replace(server.url, server.deadUrl) : url, request),
  };
  const perCall = { headers: { [RUN_HEADER]: name }, idempotencyKey: key };
  const outcome = await standalone(options, line.call, line.sample.input, perCall).then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  const found = [
    ...sentWrongly(run, plan, key),
    ...('error' in outcome
      ? failedWrongly(run, outcome.error)
      : answeredWrongly(run, outcome.data, attempts)),
  ];
  const [least, most] = form.expected?.retryAfterMs ?? [0, 0];
  if (waits.some((wait) => wait < least || wait > most)) found.push(`waited ${waits}`);
  return found.map(
    (problem) => `${line.call.id}, ${manner}, ${form.name}${isPassing ? ' once' : ''}: ${problem}`,
  );
}

/** How often the call must be sent. */
function attemptsOf({ line, form, manner, isPassing }: FaultedCall): number {
  if (!form.isRepeated || manner === 'write' || (manner !== 'read' && line.isSecret)) return 1;
  return isPassing ? 2 : 1 + RETRIES;
}

const isGood = (run: FaultedCall): boolean =>
  run.form.expected === undefined || (run.isPassing && attemptsOf(run) > 1);

const isDead = ({ form, isPassing }: FaultedCall, attempts: number): boolean =>
  !form.answer && (attempts === 1 || !isPassing);

/** Every attempt must be the same request, and there must be as many as were due. */
function sentWrongly(run: FaultedCall, { arrivals }: Plan, key: string | undefined): string[] {
  const { call, sample } = run.line;
  const due = run.form.answer ? attemptsOf(run) : isGood(run) ? 1 : 0;
  const found = arrivals.length === due ? [] : [`arrived ${arrivals.length} times instead of ${due}`];
  for (const { method, target, body, key: sent } of arrivals) {
    if (method !== call.method || target.split('?')[0] !== sample.path)
      found.push(`arrived as ${method} ${target}`);
    if (target !== arrivals[0]?.target) found.push('arrived with another query');
    if (!isDeepStrictEqual(body === '' ? undefined : JSON.parse(body), sample.body))
      found.push('arrived with another body');
    if (sent !== key) found.push(`arrived with the key ${sent}`);
  }
  return found;
}

function answeredWrongly(run: FaultedCall, data: unknown, attempts: number): string[] {
  if (!isGood(run)) return ['succeeded'];
  const found = attempts === attemptsOf(run) ? [] : [`took ${attempts} attempts`];
  return isDeepStrictEqual(data, JSON.parse(run.line.good)) ? found : [...found, 'gave another answer'];
}

function failedWrongly(run: FaultedCall, error: unknown): string[] {
  if (!isStoreError(error)) return [`threw ${error}`];
  const { expected } = run.form;
  if (!expected || isGood(run)) return [`failed with ${JSON.stringify(error)}`];
  const facts = factsOf(error);
  const wanted = factsOfExpected(run, expected);
  const found = isDeepStrictEqual(facts, wanted)
    ? []
    : [`failed with ${JSON.stringify(facts)} instead of ${JSON.stringify(wanted)}`];
  const [least, most] = expected.retryAfterMs ?? [undefined, undefined];
  const { retryAfterMs: wait } = error;
  if (least === undefined ? wait !== undefined : wait === undefined || wait < least || wait > most)
    found.push(`asked to wait ${wait} ms`);
  if (`${error.stack} ${JSON.stringify(error)}`.includes(TOKEN)) found.push('the error shows the token');
  return found;
}

const factsOf = ({ operation, kind, reason, status, code, requestId, attempts }: StoreError): object => ({
  operation,
  kind,
  reason,
  status,
  code,
  requestId,
  attempts,
});

function factsOfExpected(run: FaultedCall, { kind, reason, status, code, hasRequestId }: Expected): object {
  const attempts = attemptsOf(run);
  return {
    operation: run.line.call.id,
    kind,
    reason,
    status,
    code,
    requestId: hasRequestId ? `req-${attempts}` : undefined,
    attempts,
  };
}
