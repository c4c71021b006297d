import type { CallEvent, Listener } from './observe.ts';
import type { Run } from './run.ts';

type Happening<Event = CallEvent> = Event extends CallEvent ? Omit<Event, 'operation' | 'method' | 'path' | 'attempts' | 'elapsedMs'> : never;

/** Adds the facts of the call to what happened to it. */
export const teller =
  (listener: Listener) =>
  ({ operation: { id, method, path }, attempts, startedAt }: Run, happening: Happening): Promise<void> =>
    inform(listener, { operation: id, method, path, attempts, elapsedMs: performance.now() - startedAt, ...happening });

/** A listener that throws, at once or later, does no harm to what it listens to. */
export async function inform<Event>(listener: (event: Event) => unknown, event: Event): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    console.error('storewire: a listener failed', error);
  }
}
