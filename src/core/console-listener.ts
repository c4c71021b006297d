import type { CallEvent, Listener } from './events.ts';

/**
 * A listener that prints one line per call to the console: operation, result and duration; in a collapsed group, the facts of the call. Prints no
 * value of an input, a header or a body. For development.
 *
 * @example
 * import { consoleListener, createClient } from 'storewire';
 *
 * const client = createClient({ on: consoleListener() });
 * await client.currentCart.getCurrentCart();
 * // storewire currentCart.getCurrentCart 200 84 ms
 */
export function consoleListener(): Listener {
  return (event) => {
    const result = resultOf(event);
    if (result === undefined) return;
    const { operation, elapsedMs, ...facts } = event;
    console.groupCollapsed(`storewire ${operation} ${result} ${Math.round(elapsedMs)} ms`);
    if (facts.type === 'error') console.error(facts.error.toJSON());
    else console.log(facts);
    console.groupEnd();
  };
}

/** The result of a call that is over. A failed response is followed by a retry or by the error of the call. */
function resultOf(event: CallEvent): string | undefined {
  if (event.type === 'error') {
    const { status, code, reason, kind } = event.error;
    return [status, code ?? reason ?? kind].filter((text) => text !== undefined).join(' ');
  }
  return event.type === 'response' && event.status < 400 ? String(event.status) : undefined;
}
