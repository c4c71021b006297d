import { useQueryProductVariants } from '../../generated/hooks/variants.ts';
import type { Product, ProductVariant } from '../../generated/types.ts';
import type { StoreError } from '../errors/store-error.ts';
import { type ProductSelection, selectVariant, variantsInput } from '../product-selection.ts';
import { readAgain } from './mutate.ts';
import { COMPOSED } from './read.ts';

/** What is chosen of a product, and the read of its variants. */
export interface ProductSelectionState extends ProductSelection {
  /** The variants that were read: those of `variantsInput`. Undefined while they are read, and if none are needed. */
  variants: readonly ProductVariant[] | undefined;
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
 * import { useState } from 'react';
 * import type { Product } from 'storewire';
 * import { useProductSelection } from 'storewire/react';
 *
 * export function Options({ product }: { product: Product }) {
 *   const [wanted, setWanted] = useState({});
 *   const { options, choices, price } = useProductSelection(product, wanted);
 *   return (
 *     <section>
 *       <p>{price?.formatted?.discountedPrice}</p>
 *       {options.map((option) =>
 *         option.choices.map(({ name, isChosen, availability }) => (
 *           <button
 *             key={name}
 *             type="button"
 *             aria-pressed={isChosen}
 *             disabled={availability === 'notMade'}
 *             onClick={() => setWanted({ ...choices, [option.name]: name })}
 *           >
 *             {name}
 *           </button>
 *         )),
 *       )}
 *     </section>
 *   );
 * }
 */
export function useProductSelection(
  product: Product,
  wanted: Readonly<Record<string, unknown>> = {},
): ProductSelectionState {
  const { data, error, mutate } = useQueryProductVariants(variantsInput(product, wanted), COMPOSED);
  const variants = data?.variants;
  return {
    ...selectVariant(product, wanted, variants),
    variants,
    error,
    retry: () => void readAgain(mutate),
  };
}
