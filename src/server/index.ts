/**
 * storewire on servers: sessions in cookies, Redis and other stores, apps, external login, a backend for
 * browsers, and web methods.
 */

export { readServerSettings, type ServerSettings } from '../settings.ts';
export { type RedisCommand, type RedisOptions, redisStorage } from '../storage/redis.ts';
export {
  type WebMethod,
  type WebMethodCaller,
  type WebMethodPermission,
  webMethod,
} from '../web-methods/method.ts';
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
export {
  type CookieAttributes,
  type CookieJar,
  type RequestCookies,
  requestCookies,
} from './request-cookies.ts';
export { type ServerCookieOptions, type ServerCookies, serverCookies } from './server-cookies.ts';
export { tokenInfo } from './token-info.ts';
export { type WebMethodError, webMethodError } from './web-methods/errors.ts';
export {
  type WebMethodEvent,
  type WebMethodHandlerOptions,
  webMethodHandler,
} from './web-methods/handler.ts';
