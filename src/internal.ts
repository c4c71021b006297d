/**
 * What packages of this repository share beside the public entries: storewire-server, storewire-tools,
 * storewire-platform and storewire-react-admin, which need exactly this version of the client. It follows no semantic
 * versions, so nothing else may import it.
 */

/** What `storewire-server` reads and signs events with: their names and kinds, and which of their properties are numbers. */
export * as events from '../generated/events/index.ts';
export {
  formatSessionId,
  ownName,
  SESSION_ID_COOKIE,
  SESSION_PATH,
  sessionIdName,
} from './auth/backend-protocol.ts';
export { parseSession, type StoredSession } from './auth/session/stored-session.ts';
export { readAccessToken, tokenFailure, toTokens } from './auth/session/token-endpoint.ts';
export { continuesSession } from './auth/session/transitions.ts';
export { clientFetch } from './core/fetch.ts';
export { checkHeaders } from './core/headers.ts';
export { convertTexts, fromJson, toLosslessJson } from './core/json.ts';
export type { Numbers } from './core/operation-info.ts';
/** Parts of `Transport`, which only what makes requests of its own needs. */
export type { CallRequest, Exchange, SentCall } from './core/options.ts';
export { NO_CLIENT, noContext } from './errors/no-context.ts';
export { systemError } from './errors/store-error.ts';
export type { EventNames } from './event-kinds.ts';
export { callListener } from './lib/call-listener.ts';
export { isOrigin, LOOPBACK } from './lib/check-options.ts';
export { checkPort } from './lib/check-port.ts';
export { serialQueue } from './lib/concurrency.ts';
export { HOST_PREFIX, MAX_COOKIE_DAYS, maxAgeOf, toCookieName } from './lib/cookie.ts';
export { asRecord, asText, fieldOf, valueAt } from './lib/fields.ts';
export { withTimeout } from './lib/timeout.ts';
export { fingerprint } from './lib/tokens.ts';
export { violation } from './lib/violation.ts';
export { currencyDigits } from './money/currency-digits.ts';
export { formatMoney } from './money/format-money.ts';
export {
  type AnsweringStorage,
  type Ask,
  answering,
  answersItself,
  asking,
  isSilence,
  keptForTooLong,
  LOCK_MS,
} from './storage/answering.ts';
export { fromCookies, partNames, placeOf, toCookies } from './storage/cookie-parts.ts';
export { withLock } from './storage/tabs.ts';
export { isFunctionName } from './web-methods/method.ts';
