import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useInvalidate } from 'storewire/react';
import type { CartResult } from './submit-cart.ts';

/** A form of the cart that changes it on the server, and then reads it again. */
export function useCartForm(result: CartResult | undefined, intents: readonly string[]) {
  const { Form, data, state } = useFetcher<CartResult>();
  const invalidate = useInvalidate();
  useEffect(() => {
    if (data?.isCartChanged) void invalidate(['currentCartV2']);
  }, [data, invalidate]);
  const own = data ?? (result && intents.includes(result.intent) ? result : undefined);
  return { Form, isPending: state !== 'idle', own };
}
