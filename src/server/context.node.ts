import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, ClientBase } from '../client.ts';
import type { Transport } from '../core/options.ts';
import { StoreError } from '../errors/store-error.ts';
import { type BoundGraphql, graphql } from '../graphql/graphql.ts';

interface Context {
  client: Transport | undefined;
  elevated: Transport | undefined;
}

const contexts = new AsyncLocalStorage<Context>();

/** Runs work, and everything that it starts, with a client that `getClient()` finds. Requests that overlap never see each other's. */
export function runWithClient<T>(client: Transport, work: () => T): T {
  return contexts.run({ client, elevated: contexts.getStore()?.elevated }, work);
}

/** The same for a client that speaks as the app. It is never given to who asks for an ordinary one. */
export function runWithElevatedClient<T>(elevated: Transport, work: () => T): T {
  return contexts.run({ client: contexts.getStore()?.client, elevated }, work);
}

/** The client of the request under way. */
export function getClient(): Transport {
  const client = contexts.getStore()?.client;
  if (!client) throw missing('Wix context is not available. Make sure to initialize the Wix context before using SDK modules');
  return client;
}

/** The elevated client of the request under way. */
export function getElevatedClient(): Transport {
  const elevated = contexts.getStore()?.elevated;
  if (elevated) return elevated;
  throw missing(
    'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
  );
}

/** `client.fetch` of the request under way. */
export function getFetch(): ClientBase['fetch'] {
  const { fetch } = getClient() as Partial<ClientBase>;
  if (!fetch) throw missing('fetchWithAuth is not available in this context');
  return fetch;
}

/** `graphql` of `storewire/graphql` for the client of the request under way. A client that was made without the service `graphql` has none. */
export function getGraphql(): BoundGraphql {
  const client: Partial<Client> & Transport = getClient();
  if (!client.graphql) throw missing('graphql is not available in this context');
  return (document, ...args) => graphql(client, document, ...args);
}

const missing = (message: string): StoreError => new StoreError(message, { kind: 'client', code: 'NO_CONTEXT' });
