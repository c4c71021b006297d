/** For tests of handlers: events signed as the platform signs them. */
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { type Events, eventNames } from '../../generated/events/index.ts';
import type { EventMetadata } from '../../generated/types.ts';
import type { AnyEvent } from './event.ts';
import { type EventMap, type EventModule, type EventNames, SUBJECTS } from './event-table.ts';

/** An event to sign: its type, and as much of its content as a test needs. */
export type EventInput<
  Map extends EventMap<Map> = Events,
  Type extends keyof Map = keyof Map,
> = Type extends keyof Map
  ? { type: Type; metadata?: EventMetadata | undefined } & Parts<Omit<Map[Type]['body'], 'metadata'>>
  : never;

/** The same properties, with any part of their values. */
type Parts<Body> = { [Name in keyof Body]: Part<Body[Name]> };

type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Part<Value[Name]> | undefined }
    : Value;

/** Claims of a token in addition to `data`. Times are in seconds since 1970. */
export interface EventClaims {
  /** When it was signed. Default now; `null` omits the claim. */
  iat?: number | null | undefined;
  /** When it expires. Default never. */
  exp?: number | undefined;
  /** When it becomes valid. Default at once. */
  nbf?: number | undefined;
  /** Its issuer. Default none. */
  iss?: string | undefined;
  /** Its audience. Default none. */
  aud?: string | undefined;
  /** Id of the token, which identifies a bare event. Default none. */
  jti?: string | undefined;
}

/** Signs events as the platform does, with its own key pair. */
export interface EventSigner<Input = EventInput> {
  /** The `publicKey` of the handler under test, as PEM. */
  readonly publicKey: string;
  /**
   * Returns the token of a delivery. Metadata that the event does not have is filled in; `instanceId` is the
   * same for all events of a signer.
   */
  sign(event: Input, claims?: EventClaims): Promise<string>;
  /** Returns a token with any claims, for malformed deliveries. */
  signClaims(claims: Readonly<Record<string, unknown>>): Promise<string>;
}

/**
 * Creates a signer, for tests of handlers. Signing an event of an unknown type throws a `TypeError`.
 *
 * @example
 * import { createEventSigner, createWebhookHandler, eventRequest } from 'storewire/webhooks';
 *
 * const signer = await createEventSigner();
 * const seen: unknown[] = [];
 * const handle = createWebhookHandler({
 *   publicKey: signer.publicKey,
 *   handlers: { 'wix.ecom.v2.cart_deleted': ({ metadata }) => seen.push(metadata.entityId) },
 * });
 *
 * const token = await signer.sign({
 *   type: 'wix.ecom.v2.cart_deleted',
 *   metadata: { entityId: '0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40' },
 * });
 * const { status } = await handle(eventRequest('https://shop.example/events', token));
 * console.log(status, seen);
 */
export function createEventSigner(): Promise<EventSigner>;
/** The same for your own description: `events` is its generated module `events/index.ts`. */
export function createEventSigner<Map extends EventMap<Map>>(options: {
  events: EventModule<Map>;
}): Promise<EventSigner<EventInput<Map>>>;
export async function createEventSigner({
  events = { eventNames },
}: {
  events?: object;
} = {}): Promise<EventSigner<AnyInput>> {
  // the overloads ensure that it is one
  const names = (events as { eventNames: EventNames }).eventNames;
  const site = crypto.randomUUID();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const signClaims = (claims: Readonly<Record<string, unknown>>): Promise<string> =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey);
  return {
    publicKey: await exportSPKI(publicKey),
    signClaims,
    sign: async (event, { iat = Math.floor(Date.now() / 1000), ...claims } = {}) =>
      signClaims({ data: toClaim(event, names, site), ...claims, iat: iat ?? undefined }),
  };
}

/**
 * Creates a request as the platform sends it: a POST with the token as its body.
 *
 * @example
 * import { createEventSigner, eventRequest } from 'storewire/webhooks';
 *
 * const signer = await createEventSigner();
 * const token = await signer.sign({ type: 'wix.ecom.v2.cart_deleted' });
 * export const delivery = eventRequest('https://shop.example/events', token);
 */
export const eventRequest = (url: string | URL, token: string): Request =>
  new Request(url, { method: 'POST', body: token });

/** An event whose type is not known at compile time. */
interface AnyInput extends Pick<AnyEvent, 'entity' | 'data' | 'modifiedFields'> {
  type: PropertyKey;
  metadata?: EventMetadata | undefined;
}

/** The claim `data` as the platform writes it: JSON in strings at three levels (recorded). */
function toClaim(event: AnyInput, names: EventNames, site: string): string {
  const type = String(event.type);
  const name = names.find((each) => each.join('_') === type);
  if (!name) throw new TypeError(`There is no event ${type}`);
  const [entityFqdn, slug] = name;
  const { instanceId = site, identity, accountInfo, eventType: _, ...metadata } = event.metadata ?? {};
  const payload = slug ? { entityFqdn, slug, ...toEnvelope(slug, event), ...metadata } : event.data;
  return JSON.stringify({
    eventType: type,
    instanceId,
    data: JSON.stringify(payload, writeFloat),
    identity: identity && JSON.stringify(identity),
    accountInfo,
  });
}

/** The envelope of a domain event, with defaults of its metadata. */
function toEnvelope(slug: string, { entity, data, modifiedFields }: AnyInput): object {
  const kind = data === undefined ? slug : 'action';
  const [, subject] = SUBJECTS.find(([each]) => each === kind) ?? [];
  return {
    id: crypto.randomUUID(),
    entityId: (entity as { id?: string | null } | undefined)?.id ?? crypto.randomUUID(),
    eventTime: new Date().toISOString(),
    triggeredByAnonymizeRequest: false,
    originatedFrom: null,
    ...(subject && { [`${kind}Event`]: { [subject]: data ?? entity, modifiedFields } }),
  };
}

/** The platform sends numbers that JSON cannot represent as text. */
const writeFloat = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
