/** One function per call, and the transport that they take. Bundlers keep only what is used. */
export * from '../generated/operations/index.ts';
export { createTransport, type Services } from './client.ts';
