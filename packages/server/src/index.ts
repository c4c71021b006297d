/**
 * Everything of a shop that runs on servers only: sessions of browsers, apps, external login, web methods and domain
 * events.
 */

export type { WebMethod, WebMethodCaller, WebMethodPermission } from 'storewire';
export { type AppCredentials, type AppOptions, app } from './app.ts';
export { type Backend, type BackendOptions, createBackend } from './backend/backend.ts';
export type { RequestSession } from './backend/request-session.ts';
export { type SiteRoutes, type SiteRoutesOptions, siteRoutes } from './backend/site-routes.ts';
export {
  getClient,
  getElevatedClient,
  runWithClient,
  runWithElevatedClient,
} from './context.ts';
export { type ElevationCode, elevate } from './elevate.ts';
export { type ExternalLogin, externalLogin } from './external-login.ts';
export { refuseReadAhead } from './read-ahead.ts';
export { type RedisCommand, type RedisOptions, redisStorage } from './redis.ts';
export {
  type CookieAttributes,
  type CookieJar,
  type RequestCookies,
  requestCookies,
} from './request-cookies.ts';
export { type ServerCookieOptions, type ServerCookies, serverCookies } from './server-cookies.ts';
export { readServerSettings, type ServerSettings } from './settings.ts';
export { tokenInfo } from './token-info.ts';
export { type WebMethodError, webMethodError } from './web-methods/errors.ts';
export {
  type WebMethodEvent,
  type WebMethodHandlerOptions,
  webMethodHandler,
} from './web-methods/handler.ts';
export { webMethod } from './web-methods/method.ts';
export type { WebhookCode } from './webhooks/delivery-error.ts';
export type { EventHandler, EventHandlers, EventOf, UnknownEvent, WebhookEvent } from './webhooks/event.ts';
export { createEventSigner, type EventInput, type EventSigner } from './webhooks/event-signer.ts';
export { type EventClaim, type EventStore, memoryEventStore } from './webhooks/event-store.ts';
export { type VerifyOptions, verifyEvent } from './webhooks/verify-event.ts';
export { createWebhookHandler, type WebhookNotice, type WebhookOptions } from './webhooks/webhook-handler.ts';
