/** Follows a log of a platform until the command is stopped. */
import { setTimeout as delay } from 'node:timers/promises';
import { NotRunning } from './admin-api.ts';

const POLL_MS = 200;

/** How many entries are asked for at once. */
const PAGE = 1000;

/** Aborts when the command is to stop: on a signal, or when nothing reads its output any longer. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  process.stdout.on('error', () => stop.abort());
  return stop.signal;
}

interface Followed<Entry> {
  /** Lists the entries that follow the one with this id, newest first. */
  list: (after: number, limit: number) => Promise<readonly Entry[]>;
  /** Gets each entry, in their order. */
  show: (entry: Entry) => void;
  /** Id of the last entry that is not shown. */
  after: number;
  /** URL of the platform. */
  url: string;
  signal: AbortSignal;
}

/** Resolves when the signal aborts. Rejects with an `Error` when the platform has stopped. */
export async function follow<Entry extends { id: number }>(followed: Followed<Entry>): Promise<void> {
  const { list, show, url, signal } = followed;
  let { after } = followed;
  while (!signal.aborted) {
    const entries = await list(after, PAGE).catch((error: unknown) => {
      throw error instanceof NotRunning ? new Error(`The platform at ${url} has stopped`) : error;
    });
    after = entries[0]?.id ?? after;
    for (const entry of entries.toReversed()) show(entry);
    if (entries.length < PAGE) await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
