import { services } from '../generated/services.ts';
import type { Arguments, Navigation, Operation, OperationInfo } from './core/operation.ts';
import { rawFetch } from './core/raw-fetch.ts';
import { createTransport, type Transport, type TransportOptions } from './core/transport.ts';

/** The calls of one service, bound to a client. */
export type Bound<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends Operation<infer Input, infer Output>
    ? (...args: Arguments<Input>) => Promise<Output>
    : Service[Name] extends Navigation<infer Input>
      ? (...args: Record<never, never> extends Input ? [input?: Input] : [input: Input]) => URL
      : never;
};

export type Services = typeof services;

/** What a client has beside the calls of its services. */
export interface ClientBase extends Transport {
  /** Fetches a path of the platform host with the client's credentials, for what the contract does not have. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Every call by service, and the transport under them. */
export type Client = ClientBase & { readonly [Name in keyof Services]: Bound<Services[Name]> };

/** A client with a namespace per service. To bundle only the calls that are used, take `createTransport` and the call functions. */
export function createClient(options: TransportOptions = {}): Client {
  return bindServices(createTransport(options), services);
}

type Call = ((client: Transport, ...args: never[]) => unknown) & { info: OperationInfo };

/** Adds a namespace per service to a transport. For services generated from a description of your own. */
export function bindServices<Table extends Record<string, object>>(
  transport: Transport,
  table: Table,
): ClientBase & { readonly [Name in keyof Table]: Bound<Table[Name]> } {
  const client: Record<string, unknown> = { ...transport, fetch: (path: string, init?: RequestInit) => rawFetch(transport, path, init) };
  for (const [service, calls] of Object.entries(table)) {
    const bound = Object.entries(calls as Record<string, Call>).map(([name, call]) => [name, (...args: never[]) => call(transport, ...args)]);
    client[service] = Object.fromEntries(bound);
  }
  return client as never;
}
