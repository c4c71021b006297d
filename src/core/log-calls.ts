import type { CallEvent, Listener } from './events.ts';

/**
 * Creates a listener that prints every event of a call in one line: `POST /oauth2/token → network, retry 2 in 345 ms`. In a page, each line is a
 * collapsed group with operation, request id and error. Prints no values of inputs, headers and bodies.
 *
 * @example
 * import { createClient, logCalls } from 'storewire';
 *
 * const client = createClient({ on: logCalls() });
 * await client.currentCart.getCurrentCart();
 */
export function logCalls(): Listener {
  return (event) => {
    const line = `${event.method} ${event.path} → ${describeEvent(event)}`;
    if (!('document' in globalThis)) return console.info(line);
    const { operation, attempts } = event;
    console.groupCollapsed(line);
    // the JSON of an error has neither its cause nor data of the platform
    console.info('error' in event ? event.error.toJSON() : { operation, attempts, ...requestIdOf(event) });
    console.groupEnd();
  };
}

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
