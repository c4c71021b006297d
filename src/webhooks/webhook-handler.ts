import type { Events } from '../../generated/events/index.ts';
import { asText } from '../errors/normalise.ts';
import { isStoreError, type StoreError, systemError } from '../errors/store-error.ts';
import { inform } from '../lib/emit.ts';
import { checkRange } from '../lib/range.ts';
import { type EventStore, memoryEventStore } from './event-store.ts';
import type { AnyEventTable, EventMap, EventTable } from './event-table.ts';
import { OPERATION } from './to-event.ts';
import type { AnyEvent, AnyHandlers, EventHandler, EventHandlers } from './types.ts';
import { createEventReader, MAX_AGE_SECONDS, TOLERANCE_SECONDS, type VerifyOptions } from './verify-event.ts';

/** Which event a notice is about. Never its content. */
interface EventFacts {
  /** Id of the event. */
  eventId: string;
  /** Full type, also of unknown events. */
  eventType: string;
}

/** Which handler of an event a notice is about. */
interface HandlerFacts extends EventFacts {
  /** Its name; `handler` if the type has only one. */
  handler: string;
}

/**
 * What happens to deliveries. `rejected`: not verified, or malformed. `unhandled`: there is no handler for the type. `late`: a newer event of
 * the entity arrived before. For each handler: `done`; `duplicate`, it was done before; `busy`, it runs for another delivery; `failed`.
 * `error`: the delivery could not be processed for a reason of the server, such as a store that is down or an invalid key.
 */
export type WebhookNotice =
  | { type: 'rejected'; error: StoreError }
  | (EventFacts & { type: 'unhandled' | 'late' })
  | (HandlerFacts & { type: 'done' | 'duplicate' | 'busy' })
  | (HandlerFacts & { type: 'failed'; error: unknown })
  | { type: 'error'; error: unknown };

/** Options of `createWebhookHandler` in addition to its handlers. */
export interface WebhookOptions extends VerifyOptions {
  /** Records which handlers are done. Default `memoryEventStore()`, which is enough for one server only. */
  store?: EventStore | undefined;
  /** Receives what happens to each delivery, never its content. Default: failures of handlers and of the server are logged to the console. */
  on?: ((notice: WebhookNotice) => void) | undefined;
  /**
   * How long a handler keeps an event to itself, in milliseconds. A handler that takes longer, or whose process crashed, is started again by
   * the next delivery. Default 300000, five minutes.
   */
  claimTtlMs?: number | undefined;
}

/**
 * Creates a fetch-style endpoint for events, which handles each event at least once. It responds when all handlers have ended: with 200 if each
 * of them is done, now or before; with 500 if one failed; with 503 if one still runs for another delivery. The platform sends an event again
 * after any response but 200, and after 1250 ms without one (its public docs); then only the handlers run that are not done.
 *
 * A handler runs more than once only if it fails, takes longer than `claimTtlMs`, or if the process or the store fails before the result is
 * recorded. Events without a handler get 200. A delivery that is not verified gets 400, 401 or 413, another method than POST 405; only `on`
 * receives the reason. The promise never rejects. If the runtime stops work when a client disconnects, pass the promise to its `waitUntil`.
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
 *   on: (notice) => console.log(notice.type),
 * });
 */
export function createWebhookHandler(
  options: WebhookOptions & { handlers: EventHandlers<Events> },
): (request: Request) => Promise<Response>;
/** The same for your own description: `events` is the `eventTable` of its `events/index.ts`. */
export function createWebhookHandler<Map extends EventMap<Map>>(
  options: WebhookOptions & { events: EventTable<Map>; handlers: EventHandlers<NoInfer<Map>> },
): (request: Request) => Promise<Response>;
export function createWebhookHandler(
  options: WebhookOptions & { events?: object; handlers: object },
): (request: Request) => Promise<Response> {
  const { store = memoryEventStore(), on = logFailures, claimTtlMs = 300_000 } = options;
  // the overloads ensure that the handlers match the table
  const handlers = options.handlers as AnyHandlers;
  const read = createEventReader(options, options.events as AnyEventTable | undefined);
  checkRange('claimTtlMs', claimTtlMs, 1);
  const notify = (notice: WebhookNotice): void => void inform(on, notice);
  const settings = { store, claimTtlMs, doneTtlMs: doneTtlMs(options), notify };

  async function handle(request: Request): Promise<number> {
    if (request.method !== 'POST') return 405;
    const event = await read(request);
    const own = handlersOf(handlers, event.type);
    if (own.length > 0) return toStatus(await dispatch(event, own, settings));
    notify({ type: 'unhandled', ...factsOf(event) });
    return 200;
  }

  function toErrorStatus(error: unknown): number {
    const status = isStoreError(error) ? STATUSES[error.code ?? ''] : undefined;
    notify(status && isStoreError(error) ? { type: 'rejected', error } : { type: 'error', error });
    return status ?? 500;
  }

  return async (request) => {
    const status = await handle(request).catch(toErrorStatus);
    return new Response(null, { status, headers: status === 405 ? { allow: 'POST' } : {} });
  };
}

/** Status of a delivery that is rejected, by the code of its error. Any other failure is one of the server. */
const STATUSES: Readonly<Record<string, number>> = {
  INVALID_TOKEN: 400,
  INVALID_EVENT: 400,
  INVALID_SIGNATURE: 401,
  INVALID_CLAIM: 401,
  EXPIRED_TOKEN: 401,
  TOO_LARGE: 413,
};

/** As long as a token can be accepted: from one dated in the future, within the tolerance, until it is too old. */
function doneTtlMs({
  maxAgeSeconds = MAX_AGE_SECONDS,
  clockToleranceSeconds = TOLERANCE_SECONDS,
}: VerifyOptions): number {
  const ageSeconds = Number.isFinite(maxAgeSeconds) ? maxAgeSeconds : MAX_AGE_SECONDS;
  return (ageSeconds + 2 * clockToleranceSeconds) * 1000;
}

type NamedHandler = [name: string, handler: EventHandler<AnyEvent>];

function handlersOf(handlers: AnyHandlers, type: string): NamedHandler[] {
  const own = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  if (own === undefined) return [];
  return typeof own === 'function' ? [['handler', own]] : Object.entries(own);
}

interface DispatchSettings {
  store: EventStore;
  claimTtlMs: number;
  /** How long a completed handler and the newest sequence number of an entity are remembered. */
  doneTtlMs: number;
  notify: (notice: WebhookNotice) => void;
}

type Outcome = 'done' | 'duplicate' | 'busy' | 'failed';

/** Runs each handler that is not done with this event, independently of the others. */
async function dispatch(
  event: AnyEvent,
  handlers: NamedHandler[],
  settings: DispatchSettings,
): Promise<Outcome[]> {
  const { notify } = settings;
  const facts = factsOf(event);
  const isLate = await checkLate(event, settings);
  if (isLate) notify({ type: 'late', ...facts });
  return Promise.all(
    handlers.map(async ([handler, handle]) => {
      // an id is unique within its type and site only
      const key = JSON.stringify([event.metadata.instanceId, facts.eventType, event.id, handler]);
      try {
        const type = await runOnce(key, settings, async () => handle(structuredClone(event), { isLate }));
        notify({ type, ...facts, handler });
        return type;
      } catch (error) {
        notify({ type: 'failed', ...facts, handler, error });
        return 'failed';
      }
    }),
  );
}

const factsOf = ({ id, metadata }: AnyEvent): EventFacts => ({ eventId: id, eventType: metadata.eventType });

/** Runs work unless it is done or running. Releases the claim if the work fails, so that the next delivery runs it again. */
async function runOnce(
  key: string,
  { store, claimTtlMs, doneTtlMs }: DispatchSettings,
  work: () => Promise<unknown>,
): Promise<Exclude<Outcome, 'failed'>> {
  const claim = await callStore(() => store.claim(key, claimTtlMs));
  if (typeof claim === 'string') return claim === 'done' ? 'duplicate' : 'busy';
  try {
    await work();
  } catch (error) {
    // if the store fails as well, the claim expires
    await callStore(() => claim.release()).catch(() => undefined);
    throw error;
  }
  await callStore(() => claim.complete(doneTtlMs));
  return 'done';
}

async function checkLate({ metadata }: AnyEvent, { store, doneTtlMs }: DispatchSettings): Promise<boolean> {
  const { instanceId, entityFqdn, entityId, entityEventSequence } = metadata;
  const sequence = asText(entityEventSequence) ?? '';
  if (!asText(entityFqdn) || !asText(entityId) || !/^\d+$/.test(sequence)) return false;
  const key = JSON.stringify([instanceId, entityFqdn, entityId]);
  return callStore(() => store.isLate(key, sequence.replace(/^0+(?=\d)/, ''), doneTtlMs));
}

/** Distinguishes a failure of the store from one of a handler. */
async function callStore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw systemError({ operation: OPERATION, code: 'EVENT_STORE_FAILED', cause });
  }
}

function toStatus(outcomes: Outcome[]): number {
  if (outcomes.includes('failed')) return 500;
  return outcomes.includes('busy') ? 503 : 200;
}

/** Logs what is lost without a listener: failures that the sender did not cause. */
function logFailures(notice: WebhookNotice): void {
  if (notice.type === 'failed')
    console.error(`storewire: a webhook handler failed: ${notice.eventType} ${notice.handler}`, notice.error);
  if (notice.type === 'error')
    console.error('storewire: a webhook delivery could not be processed', notice.error);
}
