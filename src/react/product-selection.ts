import { useQueryProductVariants } from '../../generated/hooks/variants.ts';
import type { Product } from '../../generated/types.ts';
import type { StoreError } from '../errors/store-error.ts';
import { type ProductSelection, selectVariant, variantsInput } from '../product-selection.ts';
import { readAgain } from './mutate.ts';
import { COMPOSED } from './read.ts';

/** What is chosen of a product, and the read of its variants. */
export interface ProductSelectionState extends ProductSelection {
  /** Why the variants could not be read. `availability` is `unknown` then. */
  error: StoreError | undefined;
  /** Reads the variants again. */
  retry: () => void;
}

/**
 * What is chosen of a product, as `selectVariant` returns it. The hook reads the variants; the state, such as the query
 * of the page or a state of React, is that of the caller. A server that reads `variantsInput(product, wanted)` of
 * `queryProductVariants` renders the selection, and the page reads nothing.
 *
 * @example
 * import type { Product } from 'storewire';
 * import { useProductSelection } from 'storewire/react';
 *
 * export function Price({ product, wanted }: { product: Product; wanted: Record<string, string> }) {
 *   const { price, availability } = useProductSelection(product, wanted);
 *   return <p>{availability === 'soldOut' ? 'Sold out' : price?.formatted?.discountedPrice}</p>;
 * }
 */
export function useProductSelection(
  product: Product,
  wanted: Readonly<Record<string, unknown>> = {},
): ProductSelectionState {
  const { data, error, mutate } = useQueryProductVariants(variantsInput(product, wanted), COMPOSED);
  return {
    ...selectVariant(product, wanted, data?.variants),
    error,
    retry: () => void readAgain(mutate),
  };
}
