/** The files that create a client of a whole description. */

import { type Document, operationsOf, type Response } from '../description/openapi.ts';
import { isReference, nameOf } from '../description/references.ts';
import type { Imports } from './calls.ts';
import { BANNER, quote } from './text.ts';

export function makeApi(document: Document, { main }: Imports): Map<string, string> {
  const baseUrl = defaultOrigin(document);
  const header = requestIdHeader(document);
  const facts = {
    ...(baseUrl !== undefined && { baseUrl }),
    ...(header !== undefined && { requestIdHeader: header }),
  };
  return new Map([
    [
      'api.ts',
      `${BANNER}
/** What the description says about all its calls. */
export const api = ${quote(facts)};
`,
    ],
    [
      'client.ts',
      `${BANNER}
import { bindServices, createTransport as createTransportFor, type ClientBase, type Transport, type TransportOptions } from ${quote(main)};
import { api } from './api.ts';
import { services, type ServiceMethods } from './services.ts';

/** A property per service. */
export interface Client extends ClientBase, ServiceMethods {}

/** Creates a client with a property per service. ${note(baseUrl)} */
export const createClient = (options?: TransportOptions): Client => bindServices(createTransport(options), services);

/**
 * Creates a transport for the call functions: a bundle then contains only the calls that are used.
 * ${note(baseUrl)}
 */
export const createTransport = (options?: TransportOptions): Transport => createTransportFor({ api, ...options });
`,
    ],
  ]);
}

const note = (baseUrl: string | undefined): string =>
  baseUrl === undefined
    ? 'Throws a `TypeError` without `baseUrl`, since the description has no absolute server URL.'
    : 'Its default `baseUrl` is the first absolute server URL of the description.';

/** The header that is the component RequestId in a response of the description. */
function requestIdHeader(document: Document): string | undefined {
  for (const { operation } of operationsOf(document))
    for (const response of Object.values(operation.responses ?? {}) as Response[])
      for (const [name, header] of Object.entries(response.headers ?? {}))
        if (isReference(header) && nameOf(header) === 'RequestId') return name;
  return undefined;
}

/**
 * The origin of the first absolute server URL. The path of a server is part of the paths of its operations.
 */
function defaultOrigin({ servers }: Document): string | undefined {
  const found = servers?.find(({ url }) => /^https?:\/\//i.test(url) && URL.canParse(url));
  return found && new URL(found.url).origin;
}
