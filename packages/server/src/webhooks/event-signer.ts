/** For tests of handlers: events signed as the platform signs them. */
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { EventMetadata, Events } from 'storewire';
import { type EventNames, events as storeEvents } from 'storewire/internal';
import type { AnyEvent } from './event.ts';
import { type EventMap, type EventModule, SUBJECTS } from './event-module.ts';

/** An event to sign: its type, and as much of its content as a test needs. */
export type EventInput<
  Map extends EventMap<Map> = Events,
  Type extends keyof Map = keyof Map,
> = Type extends keyof Map
  ? { type: Type; metadata?: EventMetadata | undefined } & Parts<Omit<Map[Type]['body'], 'metadata'>>
  : never;

/** All properties, each with any part of its value. */
type Parts<Body> = { [Name in keyof Body]: Part<Body[Name]> };

type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Part<Value[Name]> | undefined }
    : Value;

/** Signs events as the platform does, with its own key pair. */
export interface EventSigner<Map extends EventMap<Map> = Events> {
  /** The `publicKey` of the handler under test, as PEM. */
  readonly publicKey: string;
  /**
   * Returns the token of a delivery: the body of a POST. Metadata that the event does not have is filled in;
   * `instanceId` is the same for all events of a signer. `claims` are added to those of the token, or replace
   * them: `iat` to date it back, `data` for an event that cannot be read.
   */
  sign(event: EventInput<Map>, claims?: Readonly<Record<string, unknown>>): Promise<string>;
}

/**
 * Creates a signer, for tests of handlers. Signing an event of an unknown type throws a `TypeError`. `events` is
 * the generated module `events/index.ts` of your copy of the contract.
 *
 * @example
 * import { createEventSigner } from 'storewire-server';
 *
 * // the key of the handler under test, and the body of a request to it
 * const { publicKey, sign } = await createEventSigner();
 * export const body = await sign({ type: 'wix.ecom.v2.cart_deleted' });
 */
export async function createEventSigner<Map extends EventMap<Map> = Events>({
  events,
}: {
  events?: EventModule<Map> | undefined;
} = {}): Promise<EventSigner<Map>> {
  const names = (events ?? storeEvents).eventNames;
  const site = crypto.randomUUID();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey: await exportSPKI(publicKey),
    sign: async (event, claims) => {
      const iat = Math.floor(Date.now() / 1000);
      return new SignJWT({ iat, data: toClaim(event, names, site), ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .sign(privateKey);
    },
  };
}

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
    data: JSON.stringify(payload, writeNumber),
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
const writeNumber = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
