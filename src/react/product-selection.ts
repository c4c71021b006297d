import { useQueryProductVariants } from '../../generated/hooks/variants.ts';
import type {
  PriceInfo,
  Product,
  ProductMediaItem,
  ProductMediaItemV3,
  ProductPriceData,
  ProductV3,
} from '../../generated/types.ts';
import type { StoreError } from '../errors/store-error.ts';
import { selectVariant, variantsInput } from '../product-selection/select-variant.ts';
import type { ProductSelection } from '../product-selection/selection.ts';
import { readAgain } from './mutate.ts';
import { COMPOSED } from './read.ts';

/** What is chosen of a product, and the read of its variants. */
export interface ProductSelectionState<Price = ProductPriceData, Medium = ProductMediaItem>
  extends ProductSelection<Price, Medium> {
  /** Why the variants could not be read. `availability` is `unknown` then. */
  error: StoreError | undefined;
  /** Reads the variants again. */
  retry: () => void;
}

/**
 * What is chosen of a product, as `selectVariant` returns it. The hook reads the variants, which products of version 3
 * have from `useGetProductV3` and `useGetProductBySlugV3`; the state, such as the query
 * of the page or a state of React, is that of the caller. Without a product, such as while it is read, nothing is read, and
 * the selection is empty and `unknown`. A server that reads `variantsInput(product, wanted)` of `queryProductVariants`
 * renders the selection, and the page reads nothing.
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
  product: Product | null | undefined,
  wanted?: Readonly<Record<string, unknown>>,
): ProductSelectionState<ProductPriceData, ProductMediaItem>;
export function useProductSelection(
  product: ProductV3 | null | undefined,
  wanted?: Readonly<Record<string, unknown>>,
): ProductSelectionState<PriceInfo, ProductMediaItemV3>;
export function useProductSelection(
  product: Product | ProductV3 | null | undefined,
  wanted?: Readonly<Record<string, unknown>>,
): ProductSelectionState<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3>;
export function useProductSelection(
  product: Product | ProductV3 | null | undefined,
  wanted: Readonly<Record<string, unknown>> = {},
): ProductSelectionState<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3> {
  const { data, error, mutate } = useQueryProductVariants(
    product ? variantsInput(product, wanted) : null,
    COMPOSED,
  );
  return {
    ...(product ? selectVariant(product, wanted, data?.variants) : NOTHING),
    error,
    retry: () => void readAgain(mutate),
  };
}

/** What is chosen of no product. */
const NOTHING: ProductSelection = {
  options: [],
  choices: {},
  texts: [],
  availability: 'unknown',
  quantity: undefined,
  price: undefined,
  sku: undefined,
  media: undefined,
  item: { productId: '' },
};
