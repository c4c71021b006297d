/** Web methods as pages call them: functions of the site's own server, with its types. */
export { runWebMethod, type WebMethodOptions, type WebMethods, webMethods } from './client.ts';
export type { JsonOf } from './method.ts';
