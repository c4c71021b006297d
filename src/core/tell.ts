import type { CallEvent, Listener } from './observe.ts';
import type { Run } from './run.ts';

type Happening<Event = CallEvent> = Event extends CallEvent ? Omit<Event, 'operation' | 'method' | 'path' | 'attempts' | 'elapsedMs'> : never;

/** Adds the facts of the call to what happened to it. A listener that throws, at once or later, does no harm to the call. */
export const teller =
  (listener: Listener) =>
  async ({ operation: { id, method, path }, attempts, startedAt }: Run, happening: Happening): Promise<void> => {
    try {
      await listener({ operation: id, method, path, attempts, elapsedMs: Date.now() - startedAt, ...happening });
    } catch (error) {
      console.error('storewire: a listener failed', error);
    }
  };
