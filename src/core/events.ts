import type { StoreError } from '../errors/store-error.ts';

/** What every event reports. Never a value of the input of a call, a header or a body. */
interface EventContext {
  /** The same in all events of a call, and in those of no other call of this process or page. */
  callId: number;
  /** `service.method`; `fetch` for a request of `client.fetch`. */
  operation: string;
  /** HTTP method. */
  method: string;
  /** Path template, without values; of `client.fetch` the path of the URL, without its query. */
  path: string;
  /** How often the call was sent, this time included. */
  attempts: number;
  /** Milliseconds since the call began. */
  elapsedMs: number;
  /** Removal date of a deprecated call, such as `2027-02-01`. */
  sunset?: string | undefined;
  /** The call to use instead of a deprecated one, as `service.method`. */
  replacedBy?: string | undefined;
}

/** Events of a call in this order: a request, perhaps a response or a retry, finally a response or an error. */
export type CallEvent =
  | (EventContext & { type: 'request' })
  | (EventContext & { type: 'response'; status: number; requestId: string | undefined })
  | (EventContext & { type: 'retry'; error: StoreError; waitMs: number })
  | (EventContext & { type: 'error'; error: StoreError });

/** What an event reports in addition to its call. */
export type OwnProperties<Event = CallEvent> = Event extends CallEvent
  ? Omit<Event, keyof EventContext>
  : never;

/** Receives every event. If it throws, the error is written to the console and the call continues. */
export type Listener = (event: CallEvent) => void;

/**
 * Creates a listener that prints one line per event: `POST /oauth2/token → network, retry 2 in 345 ms`. In a
 * page, it prints one line per call, when the call ends: a collapsed group with operation, request id and
 * error. Warns once of each deprecated call. Prints no values of inputs, headers and bodies.
 *
 * @example
 * import { createClient, logCalls } from 'storewire';
 *
 * const client = createClient({ on: logCalls() });
 * await client.currentCartV2.getCurrentCart();
 */
export function logCalls(): Listener {
  const deprecated = new Set<string>();
  return (event) => {
    const { operation, attempts, sunset, replacedBy } = event;
    const call = `${event.method} ${event.path} →`;
    if (sunset && !deprecated.has(operation)) {
      deprecated.add(operation);
      console.warn(`${call} deprecated, ends on ${sunset}${replacedBy ? `, use ${replacedBy}` : ''}`);
    }
    const line = `${call} ${describeEvent(event)}`;
    if (!('document' in globalThis)) return console.info(line);
    if (!isLast(event)) return;
    console.groupCollapsed(line);
    // the JSON of an error has neither its cause nor data of the platform
    console.info('error' in event ? event.error.toJSON() : { operation, attempts, ...requestIdOf(event) });
    console.groupEnd();
  };
}

/** Whether the call ends with this event, unless the body of its response is not as described. */
const isLast = (event: CallEvent): boolean =>
  event.type === 'error' || (event.type === 'response' && event.status < 300);

function describeEvent(event: CallEvent): string {
  const time = `${Math.round(event.elapsedMs)} ms`;
  if (event.type === 'request') return event.attempts > 1 ? `sent again after ${time}` : 'sent';
  if (event.type === 'response') return `${event.status} after ${time}`;
  const { status, code, reason = code } = event.error;
  const failure = [status, reason].filter(Boolean).join(' ') || 'failed';
  return event.type === 'retry'
    ? `${failure}, retry ${event.attempts} in ${Math.round(event.waitMs)} ms`
    : `${failure} after ${time}`;
}

const requestIdOf = (event: CallEvent): { requestId?: string } =>
  event.type === 'response' && event.requestId ? { requestId: event.requestId } : {};
