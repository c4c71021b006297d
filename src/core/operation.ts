/** What a call is: the data that generated code has of it, and its function. */
import type { Fields } from '../lib/fields.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from './options.ts';

/**
 * The fields that are numbers, by name: everywhere, or only in objects that are held by a field of one of these
 * names. NaN and the infinities are sent as text there.
 */
export type Numbers = Readonly<Record<string, true | readonly string[]>>;

/** Method, path with query, and JSON body of a request. The path starts with a slash. */
export interface RequestParts {
  method: string;
  path: string;
  body: string | null;
}

/** What the description says about a call, apart from the parameters in its path. */
interface Annotations {
  /** Fields that are query parameters of a request with a body. All fields of a `GET` or a `DELETE` are. */
  query?: readonly string[];
  /** Field that is the whole body. */
  body?: string;
  /** Makes the request of a call whose fields go elsewhere. */
  prepare?: (operation: OperationInfo, fields: Fields) => RequestParts;
  /** Path of the `POST` that replaces a `GET` whose query is too long. */
  postPath?: string;
  /** The fields of input and response that may be numbers which JSON cannot represent. */
  numbers?: Numbers;
  /** Returns an object without properties, so that an empty response body is a success too. */
  emptyBody?: boolean;
  /** Sent to `siteUrl`, not to `baseUrl`. */
  onSite?: boolean;
  /** Sent without credentials. */
  noAuth?: boolean;
  /** A `POST` that changes nothing, and so may be repeated. */
  safe?: boolean;
  /**
   * Of a call whose input has a password, a code or a token: the error codes that it is known to fail with, since
   * other texts may quote the input. Such a call is sent once.
   */
  secret?: readonly string[] | undefined;
  /** Roles that may make the call according to the contract, separated by spaces; named by the error of a 403. */
  allowedRoles?: string;
  /** Of a deprecated call: its removal date, such as `2027-02-01`. */
  sunset?: string;
  /** The call to use instead of a deprecated one, as `service.method`. */
  replacedBy?: string;
}

/** Everything that the transport needs to know about a call. */
export interface OperationInfo extends Annotations {
  /** `service.method`. */
  id: string;
  /** HTTP method in capitals. */
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** Whether a call changes nothing, so that it can be repeated. */
export const isRead = ({ method, safe }: OperationInfo): boolean => method === 'GET' || safe === true;

/** The input may be omitted if none of its properties is required. */
export type Arguments<Input, Options = CallOptions> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

/** One call as a function that takes the client. It fails with a `StoreError`. */
export interface Operation<Input, Output> {
  // no doc comment: editors would show it instead of that of the generated function
  (client: StoreClient, ...args: Arguments<Input>): Promise<Output>;
  /** What the transport knows about it. */
  readonly info: OperationInfo;
}

/** The same without options, since nothing is sent. */
export type NavigationArguments<Input> =
  Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** A call that the browser navigates to: a function that builds its URL. */
export interface Navigation<Input> {
  (client: StoreClient, ...args: NavigationArguments<Input>): URL;
  /** What the transport knows about it. */
  readonly info: OperationInfo;
}

/** Creates the function of one call. Generated code uses it once per call. */
export function operation<Input, Output>(
  id: string,
  method: string,
  path: string,
  annotations?: Annotations,
): Operation<Input, Output> {
  const info: OperationInfo = { id, method, path, ...annotations };
  const call = (client: StoreClient, input?: Input, options?: CallOptions): Promise<Output> =>
    client[TRANSPORT].call<Output>(info, input, options);
  return Object.assign(call, { info });
}

/** Creates the function that builds the URL of a call that the browser navigates to. */
export function navigation<Input>(id: string, path: string, annotations?: Annotations): Navigation<Input> {
  const info: OperationInfo = { id, method: 'GET', path, ...annotations };
  return Object.assign((client: StoreClient, input?: Input) => client[TRANSPORT].buildUrl(info, input), {
    info,
  });
}

/**
 * Makes a call and returns the response in addition to the body, for its status and headers. Fails as the
 * call does: a failed response is a `StoreError`, which has the status and the request id itself.
 *
 * @example
 * import { createTransport, visitor, withResponse } from 'storewire';
 * import { getCollectionById } from 'storewire/operations';
 *
 * const store = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { data, response } = await withResponse(store, getCollectionById, {
 *   id: '1d2f8c5e-7a34-4e0b-9c61-b08d35e7f142',
 * });
 * console.log(data.collection?.name, response.headers.get('date'));
 */
export function withResponse<Input, Output>(
  client: StoreClient,
  operation: Operation<Input, Output>,
  ...[input, options]: Arguments<Input>
): Promise<Result<Output>> {
  return client[TRANSPORT].send<Output>(operation.info, input, options);
}
