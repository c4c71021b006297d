/** Web methods on servers of any runtime: functions that pages may call, and the handler that lets them. */
export type { AnswerStyle } from './answers.ts';
export type { CallerOptions } from './callers.ts';
export { type WebMethodError, webMethodError } from './error.ts';
export { type WebMethodEvent, type WebMethodHandlerOptions, webMethodHandler } from './handler.ts';
export {
  lazyModule,
  type ParsedArguments,
  type WebMethod,
  type WebMethodArguments,
  type WebMethodCaller,
  type WebMethodFunction,
  type WebMethodNames,
  type WebMethodPermission,
  type WebMethodSettings,
  webMethod,
} from './method.ts';
export type { WebModule } from './routes.ts';
export type { TokenFacts } from './token-memory.ts';
