import type { Fallback } from './keys.ts';

/** What a server has read for a page. */
export interface Streamed {
  /** The responses that have arrived, by serialised key. Those that arrive later are added. */
  readonly arrived: Fallback;
  /** Promises that resolve when a response has arrived or is lost. They never reject. */
  readonly pending: ReadonlyMap<string, Promise<void>>;
}

const NOTHING: Streamed = { arrived: {}, pending: new Map() };
const known = new WeakMap<Fallback, Streamed>();

/**
 * Separates responses from promises. SWR does not get the promises: it would suspend with `use` in the middle
 * of its hook, and React then continues with closures of the first attempt, which read variables that were
 * never set. The same fallback has the same result, also if React discards the first render of the provider.
 */
export function streamedOf(fallback: Fallback | undefined): Streamed {
  if (!fallback) return NOTHING;
  const before = known.get(fallback);
  if (before) return before;
  const arrived: Record<string, unknown> = {};
  const pending = new Map<string, Promise<void>>();
  const receive = async (key: string, response: PromiseLike<unknown>): Promise<void> => {
    // if the server ends the stream, the promise rejects
    const value = await Promise.resolve(response).catch(() => undefined);
    if (value !== undefined) arrived[key] = value;
    pending.delete(key);
  };
  for (const [key, response] of Object.entries(fallback))
    if (isPromise(response)) pending.set(key, receive(key, response));
    else arrived[key] = response;
  const streamed = { arrived, pending };
  known.set(fallback, streamed);
  return streamed;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';
