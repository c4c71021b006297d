/** What the examples of the contract show of a shop. */

import { exampleTable } from '../../../generated/examples.js';
import { isObject } from '../../kernel/errors/violations.ts';

type CallId = `${string}.${string}`;

/** The bodies of the successes of a call. */
function successesOf(call: CallId): unknown[] {
  const { calls, responses } = exampleTable();
  return Object.values(calls[call] ?? {}).flatMap((index) => {
    const [status, body] = responses[index] ?? [];
    return status === 200 ? [body] : [];
  });
}

/** The body of a success of a call. The check of the contract has validated it. */
export function responseOf<T>(call: CallId, name: string): T {
  const { calls, responses } = exampleTable();
  const [, body] = responses[calls[call]?.[name] ?? -1] ?? [];
  if (body === undefined) throw new TypeError(`The contract has no response ${name} of ${call}`);
  return body as T;
}

/** The body of a request of a call. The check of the contract has validated it. */
export function requestOf<T>(call: CallId, name: string): T {
  const body = exampleTable().requests[call]?.[name];
  if (body === undefined) throw new TypeError(`The contract has no request ${name} of ${call}`);
  return body as T;
}

/** Every object that is the value of a property, or an item of its list, at any depth. */
function* valuesOf(body: unknown, property: string): Generator<Record<string, unknown>> {
  if (Array.isArray(body)) for (const item of body) yield* valuesOf(item, property);
  if (!isObject(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (name === property) yield* [value].flat().filter(isObject);
    yield* valuesOf(value, property);
  }
}

/**
 * The objects with an id that successes show as a property, each in its longest version. The
 * check of the contract has validated them.
 */
export function examplesOf<T extends { id?: string | null | undefined }>(
  calls: readonly CallId[],
  property: string,
): (T & { id: string })[] {
  const longest = new Map<string, Record<string, unknown>>();
  for (const body of calls.flatMap(successesOf))
    for (const value of valuesOf(body, property)) {
      const { id } = value;
      if (typeof id !== 'string') continue;
      const before = longest.get(id);
      if (!before || JSON.stringify(before).length < JSON.stringify(value).length) longest.set(id, value);
    }
  return [...longest.values()] as (T & { id: string })[];
}

/** The longest object that successes show as a property. */
export function shownOne<T>(calls: readonly CallId[], property: string): T {
  const [longest] = calls
    .flatMap(successesOf)
    .flatMap((body) => [...valuesOf(body, property)])
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (!longest) throw new TypeError(`The examples of ${calls.join()} show no ${property}`);
  return longest as T;
}
