import { use } from 'react';

/** What a loader returns at once with a document, and as a promise with a navigation. */
export type Deferred<Value> = Value | Promise<Value>;

/** Null for what has failed. */
export const orNull = <Value>(promise: Promise<Value>): Promise<Value | null> => promise.catch(() => null);

/** The value, for which the component suspends if it has not arrived. */
export const useDeferred = <Value>(value: Deferred<Value>): Value =>
  value instanceof Promise ? use(value) : value;
