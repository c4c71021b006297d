import { useCallback, useState } from 'react';
import type { StoreError } from '../../errors/store-error.ts';
import { useStore } from '../provider.ts';
import type { CartChangeResult } from './pending.ts';

export interface OwnFailure {
  /** Why a change of this component was not saved. Undefined once it makes another one. */
  failure: StoreError | undefined;
  /** Shows the failure of a change. Never changes. */
  follow: (change: Promise<CartChangeResult>) => Promise<CartChangeResult>;
}

/** The failure of the changes that one component makes: what failed in a form must not be shown in another. */
export function useOwnFailure(): OwnFailure {
  const { sessionId, scope } = useStore();
  const [shown, setShown] = useState<{ owner: string | undefined; failure: StoreError }>();
  const follow = useCallback(
    async (change: Promise<CartChangeResult>): Promise<CartChangeResult> => {
      setShown(undefined);
      const result = await change;
      const { failure } = result;
      if (failure) setShown({ owner: scope()?.sessionId, failure });
      return result;
    },
    [scope],
  );
  return { failure: shown?.owner === sessionId ? shown?.failure : undefined, follow };
}
