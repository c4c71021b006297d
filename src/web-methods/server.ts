/** Web methods on servers of any runtime: functions that pages may call, and the handler that serves them. */
export type { TokenInfo } from './callers.ts';
export { type WebMethodError, webMethodError } from './errors.ts';
export { type WebMethodEvent, type WebMethodHandlerOptions, webMethodHandler } from './handler.ts';
export { type WebMethod, type WebMethodCaller, type WebMethodPermission, webMethod } from './method.ts';
