import { systemError } from '../errors/store-error.ts';
import { within } from './clock.ts';
import type { Headers } from './credentials.ts';
import type { Transport } from './options.ts';

/** The client's credentials, for a request that the transport does not make. Half a minute is enough for a token. */
export const credentialsOf = (client: Transport, operation: string, signal: AbortSignal | undefined, timeoutMs = 30_000): Promise<Headers> =>
  within(
    timeoutMs,
    signal,
    (reason, cause) => systemError({ operation, reason, cause }),
    (inner) => client.credentials(inner),
  );
