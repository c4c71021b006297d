import { errors, importSPKI, type JWTPayload, jwtVerify } from 'jose';
import { type Events, eventTable } from '../../generated/events/index.ts';
import { asText } from '../errors/normalise.ts';
import { systemError } from '../errors/store-error.ts';
import { checkUnread, readBounded } from '../lib/bounded-body.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { checkRange } from '../lib/range.ts';
import type { AnyEventTable, EventMap, EventTable } from './event-table.ts';
import { deliveryError, OPERATION, toEvent, type WebhookCode } from './to-event.ts';
import type { AnyEvent, WebhookEvent } from './types.ts';

/** How a delivery is verified. */
export interface VerifyOptions {
  /**
   * The public key of the app, from its dashboard: PEM (SPKI), also with missing line breaks or with `\n` in their place, or the base64 of the
   * PEM on one line. Throws a `TypeError` if it is missing or malformed.
   */
  publicKey: string;
  /** The required `iss`. By default it is not checked, as in webhooks of the platform's own client (recorded). */
  issuer?: string | undefined;
  /** The required `aud`. By default it is not checked. */
  audience?: string | undefined;
  /**
   * Longest age of a token, in seconds since its `iat`. Default 259200, three days: the platform sends an event again for two days (its resend
   * policy), and no source says whether it signs it anew. Tokens without `iat`, or with one in the future, are rejected. `Infinity` accepts
   * any age, and these tokens too.
   */
  maxAgeSeconds?: number | undefined;
  /** Tolerated difference between the clocks in seconds, for `exp`, `nbf` and `iat`. Default 60. */
  clockToleranceSeconds?: number | undefined;
  /** Longest body in bytes. Default 4 MiB. */
  maxBytes?: number | undefined;
}

/** Default of `maxAgeSeconds`. */
export const MAX_AGE_SECONDS = 259_200;
/** Default of `clockToleranceSeconds`. */
export const TOLERANCE_SECONDS = 60;

/**
 * Verifies one delivery and resolves with its event. Rejects with a `StoreError` whose code is a `WebhookCode`. Nothing of a delivery is read
 * before its signature is verified. For an endpoint with responses, handlers and deduplication use `createWebhookHandler`.
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
/** The same for your own description: `events` is the `eventTable` of its `events/index.ts`. */
export function verifyEvent<Map extends EventMap<Map>>(
  delivery: string | Request,
  options: VerifyOptions & Expected<keyof Map> & { events: EventTable<Map> },
): Promise<WebhookEvent<Map>>;
export async function verifyEvent(
  delivery: string | Request,
  { events, expected, ...options }: VerifyOptions & Expected<PropertyKey> & { events?: object },
): Promise<unknown> {
  const event = await createEventReader(options, events as AnyEventTable | undefined)(delivery);
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

/** Returns the function that verifies and reads deliveries. Throws a `TypeError` for invalid options. */
export function createEventReader(
  options: VerifyOptions,
  table: AnyEventTable = eventTable,
): (delivery: string | Request) => Promise<AnyEvent> {
  const { maxBytes = 4 * 1024 * 1024 } = options;
  checkRange('maxBytes', maxBytes, 1, Number.POSITIVE_INFINITY);
  const verify = createVerifier(options);
  return async (delivery) => {
    const text = typeof delivery === 'string' ? delivery : await readBody(delivery, maxBytes);
    if (text === undefined || text.length > maxBytes)
      throw deliveryError('TOO_LARGE', `The delivery is longer than ${maxBytes} bytes`);
    const token = text.trim();
    const claims = await verify(token);
    const event = toEvent(claims['data'], table);
    return { ...event, id: event.id ?? asText(claims.jti) ?? (await fingerprint(signedPart(token))) };
  };
}

async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  checkUnread(request);
  try {
    return await readBounded(request, maxBytes);
  } catch (cause) {
    throw systemError({ operation: OPERATION, reason: 'network', cause });
  }
}

/** Header and claims. One signature has several spellings, so the whole text does not identify a token. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

function createVerifier(options: VerifyOptions): (token: string) => Promise<JWTPayload> {
  const importKey = readPublicKey(options.publicKey);
  const {
    issuer,
    audience,
    maxAgeSeconds = MAX_AGE_SECONDS,
    clockToleranceSeconds = TOLERANCE_SECONDS,
  } = options;
  checkRange('maxAgeSeconds', maxAgeSeconds, 0, Number.POSITIVE_INFINITY);
  checkRange('clockToleranceSeconds', clockToleranceSeconds, 0);
  const rules = {
    algorithms: ['RS256'],
    clockTolerance: clockToleranceSeconds,
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
    ...(maxAgeSeconds === Number.POSITIVE_INFINITY ? {} : { maxTokenAge: maxAgeSeconds }),
  };
  return async (token) => {
    const key = await importKey();
    try {
      return (await jwtVerify(token, key, rules)).payload;
    } catch (error) {
      // only the message: the error itself contains the claims, and with them personal data
      throw error instanceof errors.JOSEError
        ? deliveryError(CODES[error.code] ?? 'INVALID_TOKEN', error.message)
        : error;
    }
  };
}

const CODES: Readonly<Record<string, WebhookCode>> = {
  [errors.JOSEAlgNotAllowed.code]: 'INVALID_SIGNATURE',
  [errors.JWSSignatureVerificationFailed.code]: 'INVALID_SIGNATURE',
  [errors.JWTExpired.code]: 'EXPIRED_TOKEN',
  [errors.JWTClaimValidationFailed.code]: 'INVALID_CLAIM',
};

const keys = new BoundedMap<string, () => Promise<CryptoKey>>(100);

/** Returns the function that imports a key. Each key is parsed at once and imported at first use, both only once. */
function readPublicKey(publicKey: string): () => Promise<CryptoKey> {
  const known = keys.get(publicKey);
  if (known) return known;
  const pem = toPem(publicKey);
  let key: Promise<CryptoKey> | undefined;
  const importKey = (): Promise<CryptoKey> => (key ??= importPem(pem));
  keys.set(publicKey, importKey);
  return importKey;
}

const BEGIN = '-----BEGIN PUBLIC KEY-----';
const END = '-----END PUBLIC KEY-----';

/** Restores a PEM that lost its line breaks in an environment variable: removed, written as `\n`, or all of it in base64. */
function toPem(publicKey: string): string {
  if (typeof publicKey !== 'string' || publicKey.trim() === '')
    throw new TypeError('Missing public key. Make sure to pass it as publicKey');
  const text = publicKey.includes('-----') ? publicKey : fromBase64(publicKey);
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start)
    throw new TypeError('publicKey must be a public key as PEM (SPKI), or the base64 of its PEM on one line');
  const body = text.slice(start + BEGIN.length, end).replaceAll(/\\[nr]|\s/g, '');
  return `${BEGIN}\n${body}\n${END}`;
}

function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

async function importPem(pem: string): Promise<CryptoKey> {
  try {
    return await importSPKI(pem, 'RS256');
  } catch (cause) {
    throw new TypeError('publicKey must be an RSA key', { cause });
  }
}
