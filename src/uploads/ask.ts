import type { Operation } from '../core/operation.ts';
import type { Transport } from '../core/options.ts';

/** Asks for an upload address. That stores nothing, so it may be repeated. */
export async function askFor<Input, Output>(client: Transport, { info }: Operation<Input, Output>, input: Input, signal: AbortSignal): Promise<Output> {
  const { data } = await client.send<Output>({ ...info, read: true }, input, { signal });
  return data;
}
