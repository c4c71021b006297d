import { errors, importSPKI, jwtVerify } from 'jose';
import { type Events, eventTable } from '../../generated/events/index.ts';
import { BodyWasRead, readBounded } from '../lib/bounded-body.ts';
import { boundedMap } from '../lib/bounded-map.ts';
import { checkRange } from '../lib/check-options.ts';
import { asText, omitUndefined } from '../lib/fields.ts';
import { fingerprint } from '../lib/tokens.ts';
import {
  type AnyEvent,
  deliveryError,
  deliveryFailed,
  toEvent,
  type WebhookCode,
  type WebhookEvent,
} from './event.ts';
import type { AnyEventTable, EventMap, EventModule } from './event-table.ts';

/** How a delivery is verified. */
export interface VerifyOptions {
  /**
   * The public key of the app, from its dashboard: PEM (SPKI), also with missing or escaped (`\n`) line
   * breaks, or the base64 of the PEM on one line. Throws a `TypeError` if it is missing or malformed.
   */
  publicKey: string;
  /**
   * The required `iss`. By default it is not checked, as in webhooks of the platform's own client (recorded).
   */
  issuer?: string | undefined;
  /** The required `aud`. By default it is not checked. */
  audience?: string | undefined;
  /**
   * Maximum age of a token, in seconds since its `iat`. Default 259200, three days: the platform resends an
   * event for two days, and no source documents whether it signs it again. Tokens without `iat`, or with one
   * in the future, are rejected. `Infinity` accepts any age, and these tokens too.
   */
  maxAgeSeconds?: number | undefined;
  /** Tolerated difference between the clocks in seconds, for `exp`, `nbf` and `iat`. Default 60. */
  clockToleranceSeconds?: number | undefined;
  /** Longest body in bytes. Default 4 MiB. */
  maxBytes?: number | undefined;
}

/**
 * Verifies one delivery and resolves with its event. Rejects with a `StoreError` whose code is a
 * `WebhookCode`, or of the kind `system` if the body cannot be read. Nothing of a delivery is read before its
 * signature is verified. For an endpoint with responses, handlers and deduplication use
 * `createWebhookHandler`. Throws a `TypeError` for invalid options.
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
export function verifyEvent(
  delivery: string | Request,
  options: VerifyOptions & Expected<keyof Events>,
): Promise<WebhookEvent>;
/** The same for your own description: `events` is its generated module `events/index.ts`. */
export function verifyEvent<Map extends EventMap<Map>>(
  delivery: string | Request,
  options: VerifyOptions & Expected<keyof Map> & { events: EventModule<Map> },
): Promise<WebhookEvent<Map>>;
export async function verifyEvent(
  delivery: string | Request,
  { expected, ...options }: VerifyOptions & Expected<PropertyKey> & { events?: object },
): Promise<unknown> {
  const event = await createEventReader(options).read(delivery);
  const { eventType } = event.metadata;
  if (expected && !expected.includes(eventType)) {
    throw deliveryError(
      'UNEXPECTED_TYPE',
      `Unexpected event type: ${eventType}. Expected one of: ${expected.map(String).join(', ')}`,
    );
  }
  return event;
}

interface Expected<Type extends PropertyKey> {
  /** The only types that are accepted; any other is rejected as `UNEXPECTED_TYPE`. By default all are. */
  expected?: readonly Type[] | undefined;
}

const MAX_AGE_SECONDS = 259_200;

interface EventReader {
  /** Verifies and reads a delivery. */
  read(delivery: string | Request): Promise<AnyEvent>;
  /**
   * How long a token can be accepted, in milliseconds: from one dated in the future, within the tolerance,
   * until it is too old.
   */
  lifetimeMs: number;
}

/** Throws a `TypeError` for invalid options. */
export function createEventReader({
  publicKey,
  issuer,
  audience,
  maxAgeSeconds = MAX_AGE_SECONDS,
  clockToleranceSeconds = 60,
  maxBytes = 4 * 1024 * 1024,
  events = { eventTable },
}: VerifyOptions & { events?: object | undefined }): EventReader {
  checkRange('maxBytes', maxBytes, 1, Number.POSITIVE_INFINITY);
  checkRange('maxAgeSeconds', maxAgeSeconds, 0, Number.POSITIVE_INFINITY);
  checkRange('clockToleranceSeconds', clockToleranceSeconds, 0);
  const pem = toPem(publicKey);
  const rules = omitUndefined({
    algorithms: ['RS256'],
    clockTolerance: clockToleranceSeconds,
    issuer,
    audience,
    maxTokenAge: Number.isFinite(maxAgeSeconds) ? maxAgeSeconds : undefined,
  });
  async function read(delivery: string | Request): Promise<AnyEvent> {
    const text = typeof delivery === 'string' ? delivery : await readDelivery(delivery, maxBytes);
    if (text === undefined || text.length > maxBytes)
      throw deliveryError('TOO_LARGE', `The delivery is longer than ${maxBytes} bytes`);
    const token = text.trim();
    const { payload } = await jwtVerify(token, await importKey(pem), rules).catch(rejectToken);
    // the overloads of the public functions ensure that `events` has a table
    const event = toEvent(payload['data'], (events as { eventTable: AnyEventTable }).eventTable);
    return { ...event, id: event.id ?? asText(payload.jti) ?? (await fingerprint(signedPart(token))) };
  }
  const ageSeconds = rules.maxTokenAge ?? MAX_AGE_SECONDS;
  return { read, lifetimeMs: Math.ceil((ageSeconds + 2 * clockToleranceSeconds) * 1000) };
}

const readDelivery = (request: Request, maxBytes: number): Promise<string | undefined> =>
  readBounded(request, maxBytes).catch((cause) => {
    throw cause instanceof BodyWasRead ? cause : deliveryFailed({ reason: 'network', cause });
  });

/** Header and claims. One signature has several spellings, so the whole text does not identify a token. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

/** Throws the message only: the error of jose contains the claims, and with them personal data. */
function rejectToken(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw deliveryError(CODES[error.code] ?? 'INVALID_TOKEN', error.message);
}

/** By the documented codes of jose. */
const CODES: Readonly<Record<string, WebhookCode>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'INVALID_SIGNATURE',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'INVALID_SIGNATURE',
  ERR_JWT_EXPIRED: 'EXPIRED_TOKEN',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'INVALID_CLAIM',
};

const keys = boundedMap<string, Promise<CryptoKey>>(100);

const INVALID_KEY = 'publicKey must be an RSA public key as PEM (SPKI) or its base64';

/** Imports a key at its first use, and once. */
function importKey(pem: string): Promise<CryptoKey> {
  const known = keys.get(pem);
  if (known) return known;
  const key = importSPKI(pem, 'RS256').catch((cause) => {
    throw new TypeError(INVALID_KEY, { cause });
  });
  keys.set(pem, key);
  return key;
}

const PEM = /(-----BEGIN PUBLIC KEY-----)(.+)(-----END PUBLIC KEY-----)/s;

/**
 * Restores a PEM that lost its line breaks in an environment variable: removed, written as `\n`, or entirely
 * in base64.
 */
function toPem(publicKey: string): string {
  const pem = PEM.exec(publicKey) ?? PEM.exec(decodeBase64(publicKey));
  if (!pem) throw new TypeError(INVALID_KEY);
  const [, begin, body = '', end] = pem;
  return `${begin}\n${body.replaceAll(/\\[nr]|\s/g, '')}\n${end}`;
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch (cause) {
    throw new TypeError(INVALID_KEY, { cause });
  }
}
