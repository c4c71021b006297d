import { StoreError } from '../errors/store-error.ts';
import { type StoreClient, TRANSPORT } from './options.ts';

/**
 * The transport of a client, for functions that are also called without types, or with a client that may be
 * missing. Throws a `StoreError` with the code `NO_CONTEXT` and the text of the specification.
 */
export function availableTransport(
  client: StoreClient | undefined,
  name: string,
): StoreClient[typeof TRANSPORT] {
  const transport = client?.[TRANSPORT];
  if (transport) return transport;
  throw noContext(
    `${name} is not available in this context`,
    'pass the client that createClient returned as the first argument',
  );
}

/** The error of code that has no client, with the text of the specification. */
export const noContext = (message: string, hint: string): StoreError =>
  new StoreError(message, { kind: 'client', code: 'NO_CONTEXT', hint });

export const NO_CLIENT =
  'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';
