import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { eventKinds } from '../../generated/events/index.ts';
import type { EventKinds, EventMap, KindTable } from '../runtime/events.ts';
import { type EventInput, type PlainInput, toClaim } from './wire-form.ts';

/** Claims of a token beside its `data`. Times are in seconds since 1970. */
export interface EventClaims {
  /** When it was signed. Default now; `null` leaves it out. */
  iat?: number | null | undefined;
  /** When it ends. Default never. */
  exp?: number | undefined;
  /** When it begins. Default at once. */
  nbf?: number | undefined;
  /** Who signed it. Default nobody. */
  iss?: string | undefined;
  /** Whom it is for. Default nobody. */
  aud?: string | undefined;
  /** Id of the token, by which a bare event is known again. Default none. */
  jti?: string | undefined;
}

/** Signs events as the platform does, with a key pair of its own. */
export interface EventSigner<Input = EventInput> {
  /** The `publicKey` of the handler under test, as PEM. */
  readonly publicKey: string;
  /** The token that a delivery of an event holds. Ids and times that the event does not have are made up. */
  sign(event: Input, claims?: EventClaims): Promise<string>;
  /** A token of any claims, for deliveries that are not as they should be. */
  signClaims(claims: Readonly<Record<string, unknown>>): Promise<string>;
}

/**
 * Makes a signer, for tests of handlers.
 *
 * @example
 * import { createEventSigner, eventRequest } from 'storewire/testing';
 * import { createWebhookHandler } from 'storewire/webhooks';
 *
 * const signer = await createEventSigner();
 * const seen: unknown[] = [];
 * const handle = createWebhookHandler({
 *   publicKey: signer.publicKey,
 *   handlers: { 'wix.ecom.v1.cart_deleted': ({ metadata }) => seen.push(metadata.entityId) },
 * });
 *
 * const token = await signer.sign({ type: 'wix.ecom.v1.cart_deleted', metadata: { entityId: '0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40' } });
 * const { status } = await handle(eventRequest('https://shop.example/events', token));
 * console.log(status, seen);
 */
export function createEventSigner(): Promise<EventSigner>;
/** The same for a description of your own, whose `events/index.ts` has the table. */
export function createEventSigner<Map extends EventMap<Map>>(options: { events: EventKinds<Map> }): Promise<EventSigner<EventInput<Map>>>;
export async function createEventSigner({ events = eventKinds }: { events?: object } = {}): Promise<EventSigner<PlainInput>> {
  const kinds = events as KindTable;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const signClaims = (claims: Readonly<Record<string, unknown>>): Promise<string> =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey);
  return {
    publicKey: await exportSPKI(publicKey),
    signClaims,
    sign: async (event, { iat, ...claims } = {}) => {
      const kind = Object.hasOwn(kinds, event.type) ? kinds[String(event.type)] : undefined;
      if (!kind) throw new TypeError(`There is no event ${String(event.type)}`);
      const now = Date.now();
      const signedAt = iat === undefined ? Math.floor(now / 1000) : iat;
      return signClaims({ data: toClaim(event, kind, now), ...claims, ...(signedAt !== null && { iat: signedAt }) });
    },
  };
}

/**
 * A request as the platform sends it: a POST whose body is the token.
 *
 * @example
 * import { createEventSigner, eventRequest } from 'storewire/testing';
 *
 * const signer = await createEventSigner();
 * const token = await signer.sign({ type: 'wix.ecom.v1.cart_deleted', metadata: { entityId: '0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40' } });
 * export const delivery = eventRequest('https://shop.example/events', token);
 */
export const eventRequest = (url: string | URL, token: string): Request => new Request(url, { method: 'POST', body: token });
