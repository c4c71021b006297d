import { type Events, StoreError } from 'storewire';
import { asking, callListener } from 'storewire/internal';
import { checkRange } from '../lib/check-options.ts';
import { deliveryFailed, REJECTION_STATUS } from './delivery-error.ts';
import type { AnyHandlers, EventHandlers } from './event.ts';
import type { EventMap } from './event-module.ts';
import { type EventStore, memoryEventStore } from './event-store.ts';
import { createEventReader, type VerifyOptions } from './verify-event.ts';

/** The event of a notice, without its content. */
interface HandledEvent {
  /** Id of the event. */
  eventId: string;
  /** Full type, also of unknown events. */
  eventType: string;
}

/** Which handler of an event a notice is about. */
interface HandledBy extends HandledEvent {
  /** The name of the handler; `handler` if the type has only one. */
  handler: string;
}

/**
 * What happens to deliveries. `rejected`: not verified, or malformed. `unhandled`: there is no handler for
 * the type. For each handler: `done`; `duplicate`, it was
 * done before; `busy`, it runs for another delivery; `failed`. `error`: the delivery could not be processed
 * for a reason of the server, such as a store that is down or an invalid key.
 */
export type WebhookNotice =
  | (HandledEvent & { type: 'unhandled' })
  | (HandledBy & { type: 'done' | 'duplicate' | 'busy' })
  | (HandledBy & { type: 'failed'; error: unknown })
  | { type: 'rejected'; error: StoreError }
  | { type: 'error'; error: unknown };

/** Options of `createWebhookHandler`. */
export interface WebhookOptions<Map extends EventMap<Map> = Events> extends VerifyOptions<Map> {
  /** Handlers by the type of their events. */
  handlers: NoInfer<EventHandlers<Map>>;
  /** Records which handlers are done. Default `memoryEventStore()`, which is enough for one server only. */
  store?: EventStore | undefined;
  /**
   * Receives what happens to each delivery, never its content. Default: failures of handlers and of the
   * server are logged to the console.
   */
  on?: ((notice: WebhookNotice) => void) | undefined;
  /**
   * How long a handler has exclusive access to an event, in milliseconds. A handler that takes longer, or
   * whose process crashed, is started again by the next delivery. Default 300000, five minutes.
   */
  claimTtlMs?: number | undefined;
}

/**
 * Creates a fetch-style endpoint for events, which handles each event at least once. It responds when all
 * handlers have ended: with 200 if each of them is done, now or before, or if there is none; with 500 if one
 * failed; with 503 if one still runs for another delivery. The platform sends an event again after any response
 * but 200, and after 1250 ms without one (its public docs); then only the handlers run that are not done.
 *
 * A handler runs more than once only if it fails, takes longer than `claimTtlMs`, or if the process or the
 * store fails before the result is recorded. A delivery that is not verified gets 400, 401 or 413, another
 * method than POST 405; only `on` receives the reason. The promise never rejects.
 *
 * @example
 * import { createWebhookHandler } from 'storewire-server';
 *
 * export const POST = createWebhookHandler({
 *   publicKey: process.env['STORE_WEBHOOK_KEY'] ?? '',
 *   handlers: { 'wix.ecom.v1.order_approved': ({ data }) => console.log(data.order?.number) },
 * });
 */
export function createWebhookHandler<Map extends EventMap<Map> = Events>(
  options: WebhookOptions<Map>,
): (request: Request) => Promise<Response> {
  const { store = memoryEventStore(), on = logFailures, claimTtlMs = 300_000 } = options;
  const { read, lifetimeMs } = createEventReader(options);
  checkRange('claimTtlMs', claimTtlMs, 1);
  // a signed event has the form that the description gives to its type
  const handlersByType = options.handlers as AnyHandlers;
  const ask = asking();
  const report = (notice: WebhookNotice): void => void callListener(on, notice);

  async function handle(request: Request): Promise<number> {
    const event = await read(request);
    const { instanceId, eventType } = event.metadata;
    const context = { eventId: event.id, eventType };
    const own = handlersByType[event.type] ?? {};
    const handlers = Object.entries(typeof own === 'function' ? { handler: own } : own);
    if (handlers.length === 0) {
      report({ type: 'unhandled', ...context });
      return 200;
    }
    const outcomes = await Promise.all(
      handlers.map(async ([handler, run]) => {
        // an id is unique within its type and site only
        const key = JSON.stringify([instanceId, eventType, event.id, handler]);
        try {
          const type = await runOnce(key, async () => run(structuredClone(event)));
          report({ type, ...context, handler });
          return type;
        } catch (error) {
          report({ type: 'failed', ...context, handler, error });
          return 'failed';
        }
      }),
    );
    return outcomes.includes('failed') ? 500 : outcomes.includes('busy') ? 503 : 200;
  }

  /**
   * Runs work unless it is done or running. Releases the claim if the work fails, so that the next delivery
   * runs it again.
   */
  async function runOnce(key: string, work: () => Promise<unknown>): Promise<'done' | 'duplicate' | 'busy'> {
    const claim = await callStore(() =>
      ask(
        () => store.claim(key, Math.ceil(claimTtlMs)),
        // the delivery has failed: the next one may have the claim
        (late) => void (typeof late !== 'string' && late.release().catch(() => undefined)),
      ),
    );
    if (typeof claim === 'string') return claim;
    try {
      await work();
    } catch (error) {
      // if the store fails as well, the claim expires
      await callStore(() => ask(() => claim.release())).catch(() => undefined);
      throw error;
    }
    await callStore(() => ask(() => claim.complete(lifetimeMs)));
    return 'done';
  }

  function toErrorStatus(error: unknown): number {
    const statuses: Readonly<Record<string, number>> = REJECTION_STATUS;
    const status = error instanceof StoreError ? statuses[`${error.code}`] : undefined;
    // only a `StoreError` has a status
    report({ type: status ? 'rejected' : 'error', error } as WebhookNotice);
    return status ?? 500;
  }

  return async (request) => {
    const status = request.method === 'POST' ? await handle(request).catch(toErrorStatus) : 405;
    return new Response(null, { status, headers: { allow: 'POST' } });
  };
}

/** Distinguishes a failure of the store from one of a handler. */
async function callStore<T>(call: () => Promise<T> | T): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw deliveryFailed({ code: 'EVENT_STORE_FAILED', cause });
  }
}

/** Logs what is lost without a listener: failures that the sender did not cause. */
function logFailures(notice: WebhookNotice): void {
  if ('error' in notice && notice.type !== 'rejected') console.error('storewire: webhook', notice);
}
