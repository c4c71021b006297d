import type { Fallback } from './keys.ts';

/** What a server has read for a page, of which a part may still be on its way. */
export interface Streamed {
  /** The responses that have arrived, by serialised key. Those that arrive later are added. */
  readonly arrived: Fallback;
  /** Resolve when a response has arrived, or its read has failed. */
  readonly pending: ReadonlyMap<string, Promise<void>>;
  /**
   * The keys whose response did not arrive, each with the error of the page's own read, if that failed too.
   */
  readonly lost: Map<string, unknown>;
  /** Waits for the page's own read. Never rejects. */
  receive: (key: string, response: Promise<unknown>) => Promise<void>;
}

const NOTHING: Streamed = {
  arrived: {},
  pending: new Map(),
  lost: new Map(),
  receive: () => Promise.resolve(),
};
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
  const lost = new Map<string, unknown>();
  const receive = (key: string, response: PromiseLike<unknown>): Promise<void> => {
    const finish = (value: unknown, error?: unknown): void => {
      if (value === undefined) lost.set(key, error);
      else arrived[key] = value;
      pending.delete(key);
    };
    const received = Promise.resolve(response).then(finish, (error: unknown) => finish(undefined, error));
    pending.set(key, received);
    return received;
  };
  // the transfer may fail as well, for example if the server ends the stream
  for (const [key, response] of Object.entries(fallback))
    if (isPromise(response))
      void receive(
        key,
        Promise.resolve(response).catch(() => undefined),
      );
    else arrived[key] = response;
  const streamed = { arrived, pending, lost, receive };
  known.set(fallback, streamed);
  return streamed;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';
