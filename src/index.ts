/** storewire: a client for the hosted store platform, with every call under its service. */
export type { CallOptions, Result, Transport, TransportOptions } from './core/transport.ts';
export type { CallEvent, Listener } from './core/events.ts';
export { createTransport } from './core/transport.ts';
export type { Validator } from './core/validator.ts';
export type { RetryOptions } from './core/retry.ts';
export type {
  Arguments,
  Navigation,
  NavigationArguments,
  Operation,
  OperationInfo,
} from './core/operation.ts';
export type { Fail, PreparedRequest, Received, RequestBody } from './core/exchange.ts';
export type { Credentials, CredentialsContext } from './core/credentials.ts';
export { withResponse } from './core/with-response.ts';
export {
  isStoreError,
  StoreError,
  type StoreErrorDetails,
  type StoreErrorKind,
  type SystemReason,
} from './errors/store-error.ts';
export type { FieldViolation } from './lib/violation.ts';
export { type ApiKeyOptions, apiKey, fixedToken } from './auth/fixed.ts';
export { member } from './auth/session/member.ts';
export type {
  MemberCredentials,
  MemberOptions,
  SessionEvent,
  SessionState,
} from './auth/session/member-session.ts';
export type { TokenRole, Tokens } from './auth/session/tokens.ts';
export { type VisitorOptions, visitor } from './auth/session/visitor.ts';
export { type DocumentCookieOptions, documentCookies } from './storage/document-cookies.ts';
export type { CookiePage } from './lib/cookie.ts';
export { memoryStorage, type SessionStorage, webStorage } from './storage/storage.ts';
export type { Locks } from './storage/web-locks.ts';
export { readSettings, type Settings } from './settings.ts';
export {
  type Bound,
  bindServices,
  type Client,
  type ClientBase,
  createClient,
  type ServiceCalls,
  type Services,
} from './client.ts';
export type * from '../generated/types.ts';
