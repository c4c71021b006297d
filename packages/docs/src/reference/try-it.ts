/** What the form of a call starts with. */
import type { Exchange, Operation } from 'storewire-tools';

export interface TryItForm {
  method: string;
  /** Path behind the base URL, with the names of its parameters in braces. */
  path: string;
  parameters: { name: string; in: 'path' | 'query'; value: string; isRequired: boolean }[];
  /** The JSON of the body, or of the whole input if that is packed in the parameter `.r`. */
  json: string | undefined;
  isPacked: boolean;
  /** Whether a visitor may make the call, so that the page can get a token by itself. */
  isForVisitors: boolean;
  /** Whether it needs a token. */
  isOpen: boolean;
}

/** A browser navigates to the URLs of navigations, so they have no form. */
export function formOf(call: Operation, exchange: Exchange): TryItForm | undefined {
  if (call.effect === 'navigate') return undefined;
  const query = new Map(exchange.query);
  const packed = query.get('.r');
  const json = packed === undefined ? exchange.body : JSON.parse(Buffer.from(packed, 'base64url').toString());
  return {
    method: call.method.toUpperCase(),
    path: call.wirePath,
    parameters: [
      ...call.pathParameters.map(({ name }) => ({
        name,
        in: 'path' as const,
        value: exchange.path[name] ?? '',
        isRequired: true,
      })),
      ...call.queryParameters.map(({ name, required = false }) => ({
        name,
        in: 'query' as const,
        value: query.get(name) ?? '',
        isRequired: required,
      })),
    ],
    json: json === undefined ? undefined : JSON.stringify(json, null, 2),
    isPacked: packed !== undefined,
    isForVisitors: call.callers.includes('visitor'),
    isOpen: call.open,
  };
}
