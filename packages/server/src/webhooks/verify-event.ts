import { importSPKI, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { Events } from 'storewire';
import { asText, fingerprint, events as storeEvents } from 'storewire/internal';
import { BodyWasRead, boundText, readBounded } from '../lib/bounded-body.ts';
import { checkRange } from '../lib/check-options.ts';
import { CLOCK_TOLERANCE_SECONDS } from '../lib/tokens.ts';
import { deliveryError, deliveryFailed } from './delivery-error.ts';
import type { AnyEvent, WebhookEvent } from './event.ts';
import type { EventMap, EventModule } from './event-module.ts';
import { explainRejection } from './explain-rejection.ts';
import { readEvent } from './read-event.ts';

/** How a delivery is verified. */
export interface VerifyOptions<Map extends EventMap<Map> = Events> {
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
   * in the future, are rejected. `Infinity` accepts any age, and these tokens too; a store then keeps each handled
   * event for a hundred years.
   */
  maxAgeSeconds?: number | undefined;
  /**
   * How far the clock of the platform may be ahead of or behind that of this server, in seconds: for `iat`, `nbf`
   * and `exp`. Default 300, five minutes. Greater differences are rejected with a message that names the clock.
   */
  clockToleranceSeconds?: number | undefined;
  /** Longest body in bytes. Default 4 MiB. */
  maxBytes?: number | undefined;
  /** Generated module `events/index.ts` of your copy of the contract. Default: the events of the platform. */
  events?: EventModule<Map> | undefined;
}

/**
 * Verifies one delivery and resolves with its event; `createWebhookHandler` also handles it, once. Rejects with
 * a `StoreError` whose code is a `WebhookCode`, or of the kind `system` if the body cannot be read, and with a
 * `TypeError` for invalid options.
 *
 * @example
 * import { verifyEvent } from 'storewire-server';
 *
 * export async function receive(request: Request, publicKey: string): Promise<void> {
 *   const event = await verifyEvent(request, { publicKey });
 *   if (event.type === 'wix.ecom.v1.order_created') console.log(event.entity.number);
 * }
 */
export async function verifyEvent<Map extends EventMap<Map> = Events>(
  delivery: string | Request,
  options: VerifyOptions<Map>,
): Promise<WebhookEvent<Map>> {
  const event = await createEventReader(options).read(delivery);
  // a signed event has the form that the description gives to its type
  return event as WebhookEvent<Map>;
}

const MAX_AGE_SECONDS = 259_200;
/** A hundred years: `Infinity` is no time for a store. */
const MAX_LIFETIME_MS = 100 * 365 * 86_400_000;

interface EventReader {
  /** Verifies and reads a delivery. */
  read(delivery: string | Request): Promise<AnyEvent>;
  /**
   * How long a token can be accepted, in milliseconds: from when it is dated ahead of the clock, within the
   * tolerance, until it is too old.
   */
  lifetimeMs: number;
}

/** Imports the key at its first use. Throws a `TypeError` for invalid options. */
export function createEventReader<Map extends EventMap<Map>>(options: VerifyOptions<Map>): EventReader {
  const { issuer, audience, maxBytes = 4 * 1024 * 1024 } = options;
  const { maxAgeSeconds = MAX_AGE_SECONDS, clockToleranceSeconds = CLOCK_TOLERANCE_SECONDS } = options;
  checkRange('maxBytes', maxBytes, 1, Number.POSITIVE_INFINITY);
  checkRange('maxAgeSeconds', maxAgeSeconds, 0, Number.POSITIVE_INFINITY);
  checkRange('clockToleranceSeconds', clockToleranceSeconds, 0);
  const events = options.events ?? storeEvents;
  const pem = toPem(options.publicKey);
  let key: Promise<CryptoKey> | undefined;
  const rules: JWTVerifyOptions = { algorithms: ['RS256'], clockTolerance: clockToleranceSeconds };
  if (issuer !== undefined) rules.issuer = issuer;
  if (audience !== undefined) rules.audience = audience;
  if (Number.isFinite(maxAgeSeconds)) rules.maxTokenAge = maxAgeSeconds;

  async function read(delivery: string | Request): Promise<AnyEvent> {
    const text =
      typeof delivery === 'string' ? boundText(delivery, maxBytes) : await readDelivery(delivery, maxBytes);
    if (text === undefined) throw deliveryError('TOO_LARGE', `The delivery is longer than ${maxBytes} bytes`);
    const token = text.trim();
    const { payload } = await jwtVerify(token, await (key ??= importKey(pem)), rules).catch((error) => {
      throw explainRejection(error, token, { maxAgeSeconds, clockToleranceSeconds });
    });
    const event = readEvent(payload['data'], events);
    return { ...event, id: event.id ?? asText(payload.jti) ?? (await fingerprint(signedPart(token))) };
  }
  // jose compares whole seconds, which adds up to one
  const lifetimeSeconds = maxAgeSeconds + 2 * clockToleranceSeconds + 1;
  return { read, lifetimeMs: Math.min(Math.ceil(lifetimeSeconds * 1000), MAX_LIFETIME_MS) };
}

const readDelivery = (request: Request, maxBytes: number): Promise<string | undefined> =>
  readBounded(request, maxBytes).catch((cause) => {
    throw cause instanceof BodyWasRead ? cause : deliveryFailed({ reason: 'network', cause });
  });

/** Header and claims. One signature has several spellings, so the whole text does not identify a token. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

const INVALID_KEY = 'publicKey must be an RSA public key as PEM (SPKI) or its base64';

const importKey = (pem: string): Promise<CryptoKey> =>
  importSPKI(pem, 'RS256').catch((cause) => {
    throw new TypeError(INVALID_KEY, { cause });
  });

const PEM = /-----BEGIN PUBLIC KEY-----.+-----END PUBLIC KEY-----/s;

/**
 * Finds the PEM in a text that may have been quoted, written with `\n`, or encoded as base64 for an environment
 * variable. jose ignores white space.
 */
function toPem(publicKey: string): string {
  const [pem] = PEM.exec(publicKey) ?? PEM.exec(decodeBase64(publicKey)) ?? [];
  // of two keys, importSPKI would silently use the first
  if (!pem || pem.lastIndexOf('-----BEGIN') > 0) throw new TypeError(INVALID_KEY);
  return pem.replaceAll(/\\[nr]/g, '');
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch (cause) {
    throw new TypeError(INVALID_KEY, { cause });
  }
}
