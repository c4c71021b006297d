import { type StoreClientError, StoreError } from './store-error.ts';

/** The error of code that has no client, with the text of the specification. */
export const noContext = (message: string, hint: string | undefined): StoreClientError =>
  new StoreError(message, { kind: 'client', code: 'NO_CONTEXT', hint });

export const NO_CLIENT =
  'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';
