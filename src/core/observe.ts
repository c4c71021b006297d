import type { StoreError } from '../errors/store-error.ts';

/** What every event tells. Never a value of an input, a header or a body. */
interface CallFacts {
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

/** What happens to a call, in order: a request, perhaps a response or a retry, at last a response or an error. */
export type CallEvent =
  | (CallFacts & { type: 'request' })
  | (CallFacts & { type: 'response'; status: number; requestId: string | undefined })
  | (CallFacts & { type: 'retry'; error: StoreError; waitMs: number })
  | (CallFacts & { type: 'error'; error: StoreError });

/** Is told of every event. What it throws is written to the console and does not touch the call. */
export type Listener = (event: CallEvent) => void;
