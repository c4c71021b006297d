/** The calls that a resource consists of. */
import type { StoreClient } from 'storewire';
import { valueAt as propertyAt } from 'storewire/internal';
import type { ResourceCall, ResourceList } from './resource-call.ts';

/** Properties of an object by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list, with properties that each of its requests has. */
export type AnyList = ResourceList<never, unknown> & { readonly input?: Fields };

/** Another call, with properties that each of its requests has. */
export type AnyCall = ResourceCall<never, unknown> & { readonly input?: Fields };

/** The calls of a resource, all from `storewire-react-admin/resources`. */
export interface Resource {
  readonly list: AnyList;
  readonly getOne?: AnyCall;
  /** A read with a list of ids. Default: the filter by id of `list`. */
  readonly getMany?: AnyCall;
  readonly create?: AnyCall;
  readonly update?: AnyCall;
  readonly delete?: AnyCall;
  /** A write that changes many records. Default: `update` for each. */
  readonly updateMany?: AnyCall;
  /** A write that deletes many records. Default: `delete` for each. */
  readonly deleteMany?: AnyCall;
  /** Further calls, for `act` and `actOnMany`. */
  readonly actions?: Readonly<Record<string, AnyCall>>;
}

/** Resources by the names that react-admin has for them. */
export type Resources = Readonly<Record<string, Resource>>;

/** The input of a call. */
export type InputOf<Call> =
  Call extends ResourceCall<infer Input, unknown>
    ? Input
    : Call extends ResourceList<infer Input, unknown>
      ? Input
      : never;

/** The response of a call. */
export type OutputOf<Call> = Call extends ResourceCall<never, infer Output> ? Output : never;

/**
 * Returns the call with properties that each of its requests has, unless the request sets them. A filter of a list
 * applies in addition to that of a page.
 *
 * @example
 * import { withInput } from 'storewire-react-admin';
 * import { queryReviews } from 'storewire-react-admin/resources';
 *
 * export const reviews = { list: withInput(queryReviews, { returnPrivateReviews: true }) };
 */
export const withInput = <Call extends AnyCall | AnyList>(
  call: Call,
  input: Partial<InputOf<Call>>,
): Call & { readonly input: Partial<InputOf<Call>> } => ({ ...call, input });

/** Makes a call with an input that its facts were used for, which no type can describe. */
export const send = (
  client: StoreClient,
  { call, input: preset }: AnyCall,
  input: Fields,
  signal?: AbortSignal,
): Promise<unknown> => call(client, combined(preset, input) as never, { signal });

/** Fields with others that replace them, nested fields one by one. */
export function combined(preset: Fields = {}, input: Fields): Fields {
  const values: Record<string, unknown> = { ...preset };
  for (const [name, value] of Object.entries(input)) {
    const [before, fields] = [fieldsOf(values[name]), fieldsOf(value)];
    values[name] = before && fields ? combined(before, fields) : value;
  }
  return values;
}

/** The value at a dotted path; `''` is the path of the value itself. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === '' ? value : propertyAt(value, path);

/** A copy with another value at a dotted path; `''` adds the fields of the value. */
export function withValue(parent: Fields, path: string, value: unknown): Fields {
  if (path === '') return { ...parent, ...fieldsOf(value) };
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue(fieldsOf(parent[name]) ?? {}, rest.join('.'), value);
  return { ...parent, [name]: inner };
}

/** The value if it is an object with fields; otherwise undefined. A list, a date or a file is a value of its own. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  Object.prototype.toString.call(value) === '[object Object]' ? (value as Fields) : undefined;
