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
  throw new StoreError(`${name} is not available in this context`, { kind: 'client', code: 'NO_CONTEXT' });
}
