import type { FormResult } from '../../form/form-result.ts';
import { toFailure } from '../../store/failure.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import type { Text } from '../../text/text.tsx';

/** What the form says after the shop has added nothing. */
export function addFailure(error: unknown, { product }: Text): Omit<FormResult, 'intent'> {
  if (error === undefined) return { problem: product.addFailed };
  const [short] = shortItemsOf(error);
  return short
    ? { problem: product.tooMany(short.available, short.requested) }
    : { failure: toFailure(error) };
}
