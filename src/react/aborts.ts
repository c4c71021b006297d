import { type Revalidator, type RevalidatorOptions, useSWRConfig } from 'swr';
import type { StoreError } from '../errors/store-error.ts';

/** What SWR calls after a failure, whatever it read. */
interface Handlers<Config> {
  onError: (error: StoreError, key: string, config: Config) => void;
  onErrorRetry: (error: StoreError, key: string, config: Config, revalidate: Revalidator, options: Required<RevalidatorOptions>) => void;
}

/** Whether a read only ended because no component watched it any more. That is no failure. */
export const isAbort = (error: StoreError | undefined): boolean => error?.reason === 'abort';

/**
 * Tells nobody of a read that was cut short, and starts it again when it is wanted after all. What else is worth repeating, the client has repeated.
 */
export function useHandlers<Config>(config: Partial<Handlers<Config>> | undefined): Handlers<Config> {
  const { onError } = useSWRConfig();
  return {
    onError: (error, key, all) => {
      if (!isAbort(error)) (config?.onError ?? onError)(error, key, all as never);
    },
    onErrorRetry: (error, key, all, revalidate, options) => {
      if (!isAbort(error)) config?.onErrorRetry?.(error, key, all, revalidate, options);
      else if (options.retryCount < 3) void revalidate({ retryCount: options.retryCount });
    },
  };
}
