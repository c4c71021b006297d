import { unstable_serialize } from 'swr';
import type { StoreClient } from 'storewire';
import { queryKey, type QueryInput, type QuerySource } from 'storewire/react/server';
import { fallback, type ServerProps } from 'storewire/react/server';

/** A call that a hook makes as well. */
type Read<Input, Output> = QuerySource & ((client: StoreClient, input: Input) => Promise<Output>);

/** Reads for hooks of which the loader needs the responses itself. */
export interface StoreReads {
  /** Makes the call, and keeps its response for the hook. */
  read<Input extends QueryInput<Read<Input, Output>>, Output>(call: Read<Input, Output>, input: Input): Promise<Output>;
  /** What the loader returns as `store`. */
  store: ServerProps;
}

/** Starts to read for the hooks of a page, with calls of which one needs the response of another. */
export async function storeReads(client: StoreClient): Promise<StoreReads> {
  const { identity } = await fallback(client, []);
  const responses: Record<string, unknown> = {};
  return {
    store: { identity, fallback: responses },
    read: async (call, input) => {
      const response = await call(client, input);
      responses[unstable_serialize(queryKey(call, input, { identity }))] = response;
      return response;
    },
  };
}
