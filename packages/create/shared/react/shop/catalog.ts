/**
 * Reads the products of the shop, whichever version of the catalog the site has: the pages know one shape. When all your
 * sites have version 3, delete what is of version 1.
 */
import type { StoreError } from 'storewire';
import {
  useGetProductBySlugV3,
  useProductSelection,
  useQueryProducts,
  useQueryProductsInfinite,
  useQueryProductsV3,
  useSearchProductsV3Infinite,
} from 'storewire/react';
import { useCatalogVersion } from './catalog-version';
import { moreProductsInput, productInput, productsInput } from './inputs';
import { fullProduct, shopSelection } from './product/either-version';
import type { FullProduct } from './product/product';

/** The inputs of a read in both versions, or null for the version that the site does not have. */
function useInputs<V1, V3>(inputs: { v1: (text: string) => V1; v3: (text: string) => V3 }, text: string) {
  const { version, error } = useCatalogVersion();
  return {
    v1: version === 1 ? inputs.v1(text) : null,
    v3: version === 3 ? inputs.v3(text) : null,
    isLoading: !version && !error,
    error,
  };
}

/** All products, or those that a search finds. */
export function useProducts(search: string) {
  const inputs = useInputs(productsInput, search);
  const v1 = useQueryProductsInfinite(inputs.v1);
  const v3 = useSearchProductsV3Infinite(inputs.v3);
  const { hasNext, loadMore, isLoading, error } = inputs.v3 ? v3 : v1;
  return {
    products: [...v1.items.map(fullProduct), ...v3.items.map(fullProduct)],
    hasNext,
    loadMore,
    isLoading: inputs.isLoading || isLoading,
    error: inputs.error ?? error,
  };
}

/** The product with a slug. Undefined if there is none, and while it is read. */
export function useProduct(slug: string) {
  const inputs = useInputs(productInput, slug);
  const v1 = useQueryProducts(inputs.v1);
  const v3 = useGetProductBySlugV3(inputs.v3);
  const source = v1.data?.products?.[0] ?? v3.data?.product;
  return {
    product: source && fullProduct(source),
    isLoading: inputs.isLoading || v1.isLoading || v3.isLoading,
    error: inputs.error ?? v1.error ?? exceptNotFound(v3.error),
  };
}

const exceptNotFound = (error: StoreError | undefined) => (error?.status === 404 ? undefined : error);

/** Some products other than that with this slug. */
export function useMoreProducts(slug: string) {
  const inputs = useInputs(moreProductsInput, slug);
  const v1 = useQueryProducts(inputs.v1);
  const v3 = useQueryProductsV3(inputs.v3);
  return {
    products: [...(v1.data?.products ?? []), ...(v3.data?.products ?? [])].map(fullProduct),
    isLoading: inputs.isLoading || v1.isLoading || v3.isLoading,
    error: inputs.error ?? v1.error ?? v3.error,
  };
}

/** What is chosen of a product: options, texts, picture, price, and the item for the cart. */
export function useSelection(product: FullProduct, wanted: Readonly<Record<string, string>>) {
  const { error, ...chosen } = useProductSelection(product.source, wanted);
  return { ...shopSelection(product, chosen), error };
}
