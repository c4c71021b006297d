import type { Product } from 'storewire';
import { useGetProduct, useQueryProducts, useQueryProductVariants } from 'storewire/react';

/** A product with the data of its page. */
export interface ProductState {
  /** Undefined while loading, and if there is none. */
  product: Product | undefined;
  isLoading: boolean;
  error: Error | undefined;
  isValidating: boolean;
  retry: () => void;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Maximum number of variants of a product. */
const ALL_VARIANTS = 1000;

/** Reads the product whose slug or id is in the URL, with its variants. */
export function useProduct(slugOrId: string): ProductState {
  const isId = ID.test(slugOrId);
  const byId = useGetProduct(isId ? { id: slugOrId } : null);
  const bySlug = useQueryProducts(
    isId ? null : { query: { filter: { slug: slugOrId }, paging: { limit: 1 } } },
  );
  const read = isId ? byId : bySlug;
  const found = isId ? byId.data?.product : bySlug.data?.products?.find(({ slug }) => slug === slugOrId);
  // a response may omit the variants
  const lacksVariants = found?.manageVariants === true && found.variants === undefined;
  const more = useQueryProductVariants(
    found?.id && lacksVariants ? { id: found.id, paging: { limit: ALL_VARIANTS } } : null,
  );
  const product =
    found && lacksVariants ? more.data && { ...found, variants: more.data.variants ?? [] } : found;
  const isMissing = isId && byId.error?.status === 404;
  const error = isMissing ? undefined : (read.error ?? more.error);
  return {
    product,
    isLoading:
      product === undefined &&
      !isMissing &&
      error === undefined &&
      (read.data === undefined || found !== undefined),
    error,
    isValidating: read.isValidating || more.isValidating,
    retry: () => void (read.error ? read.mutate() : more.mutate()),
  };
}
