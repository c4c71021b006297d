/** What the form of a call starts with. */
import { callerOf, type Exchange, type Operation, type Role } from 'storewire-tools';
import { commandFor } from './local-platform.ts';

export interface TryItForm {
  method: string;
  /** Path behind the base URL, with the names of its parameters in braces. */
  path: string;
  parameters: { name: string; in: 'path' | 'query'; value: string; isRequired: boolean }[];
  /** The JSON of the body, or of the whole input if that is packed in the parameter `.r`. */
  json: string | undefined;
  isPacked: boolean;
  /** Who may make the call, the one whose request this is first. Empty: it needs no token. */
  roles: Role[];
  /** Starts the shop in which the request succeeds. */
  command: string;
}

/** A browser navigates to the URLs of navigations, so they have no form. */
export function formOf(call: Operation, exchange: Exchange): TryItForm | undefined {
  if (call.effect === 'navigate') return undefined;
  const query = new Map(exchange.query);
  const packed = query.get('.r');
  const json = packed === undefined ? exchange.body : JSON.parse(Buffer.from(packed, 'base64url').toString());
  return {
    method: call.method.toUpperCase(),
    path: call.path,
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
    roles: rolesOf(call),
    command: commandFor(call),
  };
}

function rolesOf(call: Operation): Role[] {
  const first = callerOf(call);
  if (!first) return [];
  return [first, ...(call.allowedRoles as Role[]).filter((role) => role !== first)];
}
