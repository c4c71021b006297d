import { systemError } from '../errors/store-error.ts';
import { within } from '../lib/timeout.ts';
import { type Access, type StoreClient, TRANSPORT } from './options.ts';

/** The client's credentials, for a request that the transport does not make. Half a minute is enough for a token. */
export const accessOf = (
  client: StoreClient,
  operation: string,
  signal: AbortSignal | undefined,
  timeoutMs = 30_000,
): Promise<Access> =>
  within(
    timeoutMs,
    signal,
    (reason, cause) => systemError({ operation, reason, cause }),
    (inner) => client[TRANSPORT].access(inner),
  );
