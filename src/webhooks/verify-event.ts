import { type Events, eventKinds } from '../../generated/events/index.ts';
import { readBounded } from '../core/bounded-body.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { asText } from '../errors/normalise.ts';
import type { EventKinds, EventMap, KindTable } from '../runtime/events.ts';
import { checkAmount } from '../core/amounts.ts';
import type { WebhookEvent } from './event.ts';
import { refuse } from './failures.ts';
import { readDelivery } from './nested-json.ts';
import { type PlainEvent, toEvent } from './to-event.ts';
import { type TokenOptions, tokenVerifier } from './token.ts';

/** How a delivery is verified and read. */
export interface VerifyOptions extends TokenOptions {
  /** Longest body in bytes. Default 4 MiB. */
  maxBytes?: number | undefined;
}

/** An event whose id is known. */
export type IdentifiedEvent = PlainEvent & { id: string };

const MAX_BYTES = 4 * 1024 * 1024;

/** Makes the function that reads deliveries, for a table of the types that are known. */
export function eventReader(options: VerifyOptions, kinds: KindTable = eventKinds): (delivery: string | Request) => Promise<IdentifiedEvent> {
  const { maxBytes = MAX_BYTES } = options;
  checkAmount('maxBytes', maxBytes, 1, Number.POSITIVE_INFINITY);
  const verify = tokenVerifier(options);
  return async (delivery) => {
    const text = typeof delivery === 'string' ? delivery : await readBounded(delivery, maxBytes);
    if (text === undefined || text.length > maxBytes) throw refuse('TOO_LARGE', `The delivery is longer than ${maxBytes} bytes`);
    const token = text.trim();
    const claims = await verify(token);
    const event = toEvent(readDelivery(claims['data']), kinds);
    return { ...event, id: event.id ?? asText(claims.jti) ?? (await fingerprint(signedPart(token))) };
  };
}

/** Header and claims. One signature can be written in several ways, so a token is not known again by all of its text. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

/** What is expected of a delivery, beside a right signature. */
export interface VerifyEventOptions<Type extends PropertyKey> extends VerifyOptions {
  /** The only types that are taken; any other is refused as `UNEXPECTED_TYPE`. By default all are. */
  expected?: readonly Type[] | undefined;
}

/**
 * Verifies one delivery and gives its event. Fails with a `StoreError` whose code is a `WebhookCode`; nothing of a delivery is read before its
 * signature holds. For a whole endpoint, with answers, duplicates and handlers, there is `createWebhookHandler`.
 *
 * @example
 * import { verifyEvent } from 'storewire/webhooks';
 *
 * export async function receive(request: Request, publicKey: string): Promise<void> {
 *   const event = await verifyEvent(request, { publicKey });
 *   switch (event.type) {
 *     case 'wix.ecom.v1.order_created':
 *       console.log(event.entity.number, event.entity.priceSummary?.total?.amount);
 *       break;
 *     case 'com.wix.ecommerce.catalog.api.v1.ProductDeleted':
 *       console.log(event.data.productId);
 *       break;
 *     case 'unknown':
 *       console.log(event.metadata.eventType, event.data ?? event.entity);
 *   }
 * }
 */
export function verifyEvent(delivery: string | Request, options: VerifyEventOptions<keyof Events>): Promise<WebhookEvent>;
/** The same for a description of your own, whose `events/index.ts` has the table. */
export function verifyEvent<Map extends EventMap<Map>>(
  delivery: string | Request,
  options: VerifyEventOptions<keyof Map> & { events: EventKinds<Map> },
): Promise<WebhookEvent<Map>>;
export async function verifyEvent(
  delivery: string | Request,
  { events, expected, ...options }: VerifyEventOptions<PropertyKey> & { events?: object },
): Promise<unknown> {
  const event = await eventReader(options, events as KindTable | undefined)(delivery);
  const { eventType } = event.metadata;
  if (expected && !expected.includes(eventType)) {
    throw refuse('UNEXPECTED_TYPE', `Unexpected event type: ${eventType}. Expected one of: ${expected.map(String).join(', ')}`);
  }
  return event;
}
