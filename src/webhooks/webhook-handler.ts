import type { Events } from '../../generated/events/index.ts';
import { within } from '../core/clock.ts';
import { inform } from '../core/tell.ts';
import { isStoreError, systemError } from '../errors/store-error.ts';
import type { EventKinds, EventMap, KindTable } from '../runtime/events.ts';
import { checkAmount } from '../core/amounts.ts';
import { dispatch, type Outcome } from './dispatch.ts';
import { OPERATION } from './failures.ts';
import { type AnyHandlers, type EventHandlers, handlersOf } from './handlers.ts';
import { logFailures, type WebhookHappening, type WebhookListener } from './observe.ts';
import { type EventStore, memoryEventStore } from './store.ts';
import { MAX_AGE_SECONDS, TOLERANCE_SECONDS } from './token.ts';
import { eventReader, type VerifyOptions } from './verify-event.ts';

/** What `createWebhookHandler` takes beside its handlers. */
export interface WebhookOptions extends VerifyOptions {
  /** Where it is noted what is done. Default `memoryEventStore()`, which is enough for one server only. */
  store?: EventStore | undefined;
  /** Is told what becomes of each delivery, never what is in it. By default failures of handlers and of the store are written to the console. */
  on?: WebhookListener | undefined;
  /** Longest time until the answer, in milliseconds. Default 1000: the platform gives up after 1250 (its public docs). */
  answerWithinMs?: number | undefined;
  /**
   * Longest time that a handler may take, in milliseconds. After it, the next delivery of the event may start it again. Default 300000, five minutes.
   */
  leaseMs?: number | undefined;
  /**
   * How long it is remembered what is done, in milliseconds. By default as long as a token is taken, so that no old delivery is taken for a new one;
   * three days where a token of any age is.
   */
  keepMs?: number | undefined;
}

/** Keeps a worker alive until work is done, as the context of a worker or of a function on the edge does. */
export interface WaitUntil {
  /** Is given the work that may go on after the answer. */
  waitUntil?(work: Promise<unknown>): void;
  /** What routes of Next.js are given in its place. Not used. */
  readonly params?: unknown;
}

/** Answers deliveries: 200 when every handler is done, else a status that makes the platform send the event again. Never rejects. */
export type WebhookHandler = (request: Request, context?: WaitUntil) => Promise<Response>;

/**
 * An endpoint for events. Nothing is lost: a delivery is answered with 200 only when every handler of its type is done, now or before. When one
 * fails (500), is not done in time or is still at work for another delivery (503), the platform sends the event again, and only handlers that are not
 * done run. Handlers that take longer than `answerWithinMs` go on after the answer; the next delivery finds them done.
 *
 * A handler runs once per event, so long as the store remembers it, the handler ends within `leaseMs` and the server does not die between its last
 * deed and its note of it. Types without a handler are answered with 200. What does not verify gets 400, 401 or 413, another method than POST 405,
 * with nothing in the answer that says why: `on` is told.
 *
 * @example
 * import { createWebhookHandler } from 'storewire/webhooks';
 *
 * declare function sendMail(to: string | null | undefined): Promise<void>;
 * declare function bookStock(orderId: string | null | undefined): Promise<void>;
 *
 * export const POST = createWebhookHandler({
 *   publicKey: process.env['STORE_WEBHOOK_KEY'] ?? '',
 *   handlers: {
 *     'wix.ecom.v1.order_approved': {
 *       mail: async ({ data }) => sendMail(data.order?.buyerInfo?.email),
 *       stock: async ({ data }) => bookStock(data.order?.id),
 *     },
 *     'wix.ecom.v1.cart_deleted': async ({ metadata }, { isLate }) => console.log(metadata.entityId, isLate),
 *   },
 *   on: (happening) => console.log(happening.type),
 * });
 */
export function createWebhookHandler(options: WebhookOptions & { handlers: EventHandlers<Events> }): WebhookHandler;
/** The same for a description of your own, whose `events/index.ts` has the table. */
export function createWebhookHandler<Map extends EventMap<Map>>(
  options: WebhookOptions & { events: EventKinds<Map>; handlers: EventHandlers<NoInfer<Map>> },
): WebhookHandler;
export function createWebhookHandler(options: WebhookOptions & { events?: object; handlers: object }): WebhookHandler {
  const { store = memoryEventStore(), on = logFailures, answerWithinMs = 1000, leaseMs = 300_000, keepMs = keepMsOf(options) } = options;
  // the overloads hold table and handlers to one description
  const handlers = options.handlers as AnyHandlers;
  const read = eventReader(options, options.events as KindTable | undefined);
  checkAmount('answerWithinMs', answerWithinMs, 1, Number.POSITIVE_INFINITY);
  checkAmount('leaseMs', leaseMs, 1);
  checkAmount('keepMs', keepMs, 1);
  const tell = (happening: WebhookHappening): Promise<void> => inform(on, happening);

  async function take(request: Request): Promise<number> {
    if (request.method !== 'POST') return 405;
    const event = await read(request);
    const own = handlersOf(handlers, event.type);
    if (own.length > 0) return toStatus(await dispatch(event, own, { store, leaseMs, keepMs, tell }));
    tell({ type: 'unhandled', eventId: event.id, eventType: event.metadata.eventType });
    return 200;
  }

  function refuse(error: unknown): number {
    const status = isStoreError(error) ? STATUSES[error.code ?? ''] : undefined;
    tell(status && isStoreError(error) ? { type: 'refused', error } : { type: 'broken', error });
    return status ?? 500;
  }

  return async (request, context) => {
    const work = take(request).catch(refuse);
    context?.waitUntil?.(work);
    const status = await within(answerWithinMs, undefined, tooSlow, () => work).catch(() => {
      tell({ type: 'slow' });
      return 503;
    });
    return new Response(null, { status, headers: status === 405 ? { allow: 'POST' } : {} });
  };
}

const tooSlow = (_reason: unknown, cause: unknown): Error => systemError({ operation: OPERATION, reason: 'timeout', cause });

/** A failure of the sender, by its code. Everything else is one of ours. */
const STATUSES: Readonly<Record<string, number>> = {
  INVALID_TOKEN: 400,
  INVALID_EVENT: 400,
  INVALID_SIGNATURE: 401,
  INVALID_CLAIM: 401,
  EXPIRED_TOKEN: 401,
  TOO_LARGE: 413,
};

function toStatus(outcomes: Outcome[]): number {
  if (outcomes.includes('failed')) return 500;
  return outcomes.includes('busy') ? 503 : 200;
}

/** From the arrival of a token that is dated ahead, as far as the clocks may be apart, until it is too old by as much. */
function keepMsOf({ maxAgeSeconds = MAX_AGE_SECONDS, clockToleranceSeconds = TOLERANCE_SECONDS }: WebhookOptions): number {
  return ((Number.isFinite(maxAgeSeconds) ? maxAgeSeconds : MAX_AGE_SECONDS) + 2 * clockToleranceSeconds) * 1000;
}
