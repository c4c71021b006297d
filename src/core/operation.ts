/** Calls as functions that take the client. */
import type { OperationInfo } from './operation-info.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from './options.ts';

/** The input may be omitted if none of its properties is required. */
export type Arguments<Input, Options = CallOptions> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

/** One call as a function that takes the client. It fails with a `StoreError`. */
export interface Operation<Input, Output> {
  // no doc comment: editors would show it instead of that of the generated function
  (client: StoreClient, ...args: Arguments<Input>): Promise<Output>;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
}

/** The arguments of a navigation, which has no options, since nothing is sent. */
export type NavigationArguments<Input> =
  Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** A call that the browser navigates to: a function that builds its URL. */
export interface Navigation<Input> {
  (client: StoreClient, ...args: NavigationArguments<Input>): URL;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
}

/** Creates the function of one call. Generated code uses it once per call. */
export function operation<Input, Output>(
  id: string,
  method: string,
  path: string,
  annotations?: Omit<OperationInfo, 'id' | 'method' | 'path'>,
): Operation<Input, Output> {
  const info: OperationInfo = { id, method, path, ...annotations };
  const call = (client: StoreClient, input?: Input, options?: CallOptions): Promise<Output> =>
    client[TRANSPORT].call<Output>(info, input, options);
  return Object.assign(call, { info });
}

/** Creates the function that builds the URL of a call that the browser navigates to. */
export function navigation<Input>(
  id: string,
  path: string,
  annotations?: Omit<OperationInfo, 'id' | 'method' | 'path'>,
): Navigation<Input> {
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
