import type { Arguments, Operation } from './operation.ts';
import type { Result, Transport } from './options.ts';

/**
 * Makes a call and gives the `Response` beside the body, for its status and headers. Its body has been read. Fails as the call does:
 * a failing answer is a `StoreError`, which has the status and the request id itself.
 *
 * @example
 * import { createTransport, withResponse } from 'storewire';
 * import { getCollectionById } from 'storewire/operations';
 *
 * const { data, response } = await withResponse(createTransport(), getCollectionById, { id: '1d2f8c5e-7a34-4e0b-9c61-b08d35e7f142' });
 * console.log(data.collection?.name, response.headers.get('x-wix-request-id'));
 */
export function withResponse<Input, Output>(
  client: Transport,
  operation: Operation<Input, Output>,
  ...[input, options]: Arguments<Input>
): Promise<Result<Output>> {
  return client.send<Output>(operation.info, input, options);
}
