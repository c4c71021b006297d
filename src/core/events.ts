import type { StoreError } from '../errors/store-error.ts';

/** What every event reports. Never a value of an input, a header or a body. */
interface EventFacts {
  /** `service.method`. */
  operation: string;
  /** HTTP method. */
  method: string;
  /** Path template, without values. */
  path: string;
  /** How often the call was sent, this time included. */
  attempts: number;
  /** Milliseconds since the call began. */
  elapsedMs: number;
}

/**
 * Events of a call in this order: a request, perhaps a response or a retry, finally a response or an error.
 */
export type CallEvent =
  | (EventFacts & { type: 'request' })
  | (EventFacts & { type: 'response'; status: number; requestId: string | undefined })
  | (EventFacts & { type: 'retry'; error: StoreError; waitMs: number })
  | (EventFacts & { type: 'error'; error: StoreError });

/** What an event reports in addition to the facts of its call. */
export type OwnFacts<Event = CallEvent> = Event extends CallEvent ? Omit<Event, keyof EventFacts> : never;

/** Receives every event. If it throws, the error is written to the console and the call continues. */
export type Listener = (event: CallEvent) => void;
