import type { StoreError } from '../errors/store-error.ts';

/** Which event it is about. Never what is in it. */
interface EventFacts {
  /** Id of the event. */
  eventId: string;
  /** Full type, also of unknown events. */
  eventType: string;
}

/** Which handler of an event it is about. */
interface WorkFacts extends EventFacts {
  /** Its name; `handler` where it is the only one. */
  handler: string;
}

/**
 * What becomes of a delivery. `refused`: it does not verify, or cannot be read. `unhandled`: there is no handler for its type. `late`: a newer event
 * of its entity came before. For each handler: `done`; `duplicate`, it was done before; `busy`, another delivery is at it; `failed`. `slow`: it was
 * answered with a 503, and handlers go on. `broken`: it could not be taken for another reason than itself, such as a store that is down or a key that
 * is none.
 */
export type WebhookHappening =
  | { type: 'refused'; error: StoreError }
  | (EventFacts & { type: 'unhandled' | 'late' })
  | (WorkFacts & { type: 'done' | 'duplicate' | 'busy' })
  | (WorkFacts & { type: 'failed'; error: unknown })
  | { type: 'slow' }
  | { type: 'broken'; error: unknown };

/** Is told of everything that becomes of deliveries. What it throws is written to the console and touches nothing. */
export type WebhookListener = (happening: WebhookHappening) => void;

/** What is lost where nobody listens: failures that are not the sender's. */
export function logFailures(happening: WebhookHappening): void {
  if (happening.type === 'failed') console.error(`storewire: a webhook handler failed: ${happening.eventType} ${happening.handler}`, happening.error);
  if (happening.type === 'broken') console.error('storewire: a webhook delivery could not be taken', happening.error);
}
