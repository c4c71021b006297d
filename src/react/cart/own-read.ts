import type { OperationInfo } from '../../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../../core/options.ts';
import { StoreError } from '../../errors/store-error.ts';
import { serialiseKey } from '../keys.ts';
import { useStore } from '../provider.ts';
import { type Fetcher, type ReadConfig, type ReadHook, type ReadState, useRead } from '../read.ts';
import type { Streamed } from '../streamed.ts';

/** A read of the hook that it replaces, and whether the server that rendered the page has found nothing. */
interface OwnRead<Output> {
  state: ReadState<Output>;
  isKnownMissing: boolean;
}

/**
 * Reads what belongs to the session, as the hook does. The read fails with a 404 without a request if it can only be
 * one, which browsers would show as an error on their consoles: for a new visitor, and once for what the server has
 * not found.
 */
export function useOwnRead<Input, Output>(
  { info }: ReadHook<Input, Output>,
  input: Input | null,
  config?: ReadConfig<Output>,
): OwnRead<Output> {
  const { client, streamed } = useStore();
  const { state, key } = useRead({ info }, input, ownFetcher(info, client, streamed), config);
  const isKnownMissing = streamed.missing.has(serialiseKey(key)) && state.data === undefined;
  return { state, isKnownMissing };
}

const ownFetcher =
  <Output>(info: OperationInfo, client: StoreClient, { unasked }: Streamed): Fetcher<Output> =>
  async (key, signal) => {
    const { isNew, call } = client[TRANSPORT];
    if (unasked.delete(serialiseKey(key)) || (await isNew(signal))) throw notFound(info);
    const [, , , body] = key;
    return call(info, body, { signal });
  };

const notFound = ({ id: operation }: OperationInfo): StoreError =>
  new StoreError('There is none', { kind: 'client', operation, status: 404, code: 'NOT_FOUND' });
