import type { Arguments, Operation } from './operation.ts';
import type { Result, Transport } from './options.ts';

/** Makes a call and gives the `Response` beside the body, for its headers. Its body has been read. */
export function withResponse<Input, Output>(
  client: Transport,
  operation: Operation<Input, Output>,
  ...[input, options]: Arguments<Input>
): Promise<Result<Output>> {
  return client.send<Output>(operation.info, input, options);
}
