/** Fault rules: what goes wrong with calls, so that tests see how an application handles it. */
import { setTimeout as delay } from 'node:timers/promises';
import { exampleTable } from '../../../generated/examples.js';
import type { Route } from '../../kernel/generated-tables/route.ts';
import type { CallRequest, CallResponse } from '../http/message.ts';
import { jsonResponse } from '../http/respond.ts';

/**
 * What goes wrong. `latency`: the response is late. `example`: the response is an example of the contract.
 * `reset`: the connection is reset, and nothing is done. `truncated`: half of the response is sent.
 * `throttled`: 429. `unavailable`: 503. `lost`: the call is done, then the connection is reset.
 */
export const FAULT_KINDS = [
  'latency',
  'example',
  'reset',
  'truncated',
  'throttled',
  'unavailable',
  'lost',
] as const;

/** A rule. Of several that match, the first is applied. */
export interface FaultRule {
  id: string;
  kind: (typeof FAULT_KINDS)[number];
  /** Id of the call; any call without one. */
  call?: string | undefined;
  /** Header that the request must have. */
  header?: string | undefined;
  /** Value of that header; any value without one. */
  headerValue?: string | undefined;
  /** How many more times it is applied; always without a number. */
  times?: number | undefined;
  /** For `latency`. */
  milliseconds?: number | undefined;
  /** For `example`: its name. */
  example?: string | undefined;
  /** `Retry-After` of a 429 or 503. Default 1. */
  retryAfterSeconds?: number | undefined;
}

type NewRule = Omit<FaultRule, 'id'>;

/** The rules of one platform, which are not stored: they end with the process. */
export class Faults {
  #rules: FaultRule[] = [];
  #lastId = 0;

  add(rule: NewRule): FaultRule {
    const added = { ...rule, id: `fault-${++this.#lastId}` };
    this.#rules.push(added);
    return added;
  }

  list(): FaultRule[] {
    return this.#rules.map((rule) => ({ ...rule }));
  }

  /** Removes a rule and returns whether it existed. */
  remove(id: string): boolean {
    const before = this.#rules.length;
    this.#rules = this.#rules.filter((rule) => rule.id !== id);
    return this.#rules.length < before;
  }

  /** Removes all rules and returns how many there were. */
  clear(): number {
    return this.#rules.splice(0).length;
  }

  /** Makes a call, with the fault of the first rule that matches. */
  async around(
    route: Route,
    request: CallRequest,
    now: () => number,
    proceed: () => Promise<CallResponse>,
  ): Promise<CallResponse> {
    const rule = this.#rules.length === 0 ? undefined : this.#ruleFor(route, request);
    switch (rule?.kind) {
      case undefined:
        return proceed();
      case 'latency':
        await delay(rule.milliseconds ?? 0);
        return proceed();
      case 'example':
        return withRetryAfter(exampleOf(route.id, rule.example ?? '', now()), rule);
      case 'throttled':
        return withRetryAfter(respondWith(429, { message: 'Too many requests' }, now()), rule);
      case 'unavailable':
        return withRetryAfter(respondWith(503, { message: 'Service unavailable' }, now()), rule);
      case 'truncated':
        return { ...(await proceed()), fault: 'truncated' };
      case 'lost':
        await proceed();
        return CONNECTION_RESET;
      case 'reset':
        return CONNECTION_RESET;
    }
  }

  /** The first rule that matches, which is used up by one. */
  #ruleFor(route: Route, request: CallRequest): FaultRule | undefined {
    const found = this.#rules.find(({ call, header, headerValue }) => {
      if (call !== undefined && call !== route.id) return false;
      if (header === undefined) return true;
      const sent = request.header(header.toLowerCase());
      return sent !== undefined && (headerValue === undefined || sent === headerValue);
    });
    if (found?.times !== undefined && --found.times <= 0) this.remove(found.id);
    return found;
  }
}

/** The names of the examples of a call. */
export const exampleNames = (call: string): string[] => Object.keys(exampleTable().calls[call] ?? {});

/** This response is not sent: the connection is reset. */
const CONNECTION_RESET: CallResponse = { status: 500, headers: {}, body: '', fault: 'reset' };

function exampleOf(call: string, name: string, time: number): CallResponse {
  const { calls, responses } = exampleTable();
  const [status, body] = responses[calls[call]?.[name] ?? -1] ?? [
    500,
    { message: `${call} has no example ${name}` },
  ];
  return respondWith(status, body, time);
}

/** Every 429 and 503 names how long to wait. */
const withRetryAfter = (response: CallResponse, { retryAfterSeconds = 1 }: FaultRule): CallResponse =>
  response.status === 429 || response.status === 503
    ? { ...response, headers: { ...response.headers, 'retry-after': String(retryAfterSeconds) } }
    : response;

const respondWith = (status: number, body: unknown, time: number): CallResponse =>
  jsonResponse({ status, body: JSON.stringify(body) }, time);
