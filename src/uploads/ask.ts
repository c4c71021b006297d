import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';

/** Asks for an upload address. That stores nothing, so it may be repeated. */
export async function askFor<Input, Output>(
  client: StoreClient,
  { info }: Operation<Input, Output>,
  input: Input,
  signal: AbortSignal,
): Promise<Output> {
  const { data } = await client[TRANSPORT].send<Output>({ ...info, read: true }, input, { signal });
  return data;
}
