/**
 * The products of the shop, whichever version of the catalog the site has: the pages know one shape. When all your
 * sites have version 3, delete what is of version 1.
 */
import {
  type ImageObject,
  isProductV3,
  type Product,
  type ProductSelection,
  type ProductV3,
  type StoreError,
} from 'storewire';
import {
  useGetProductBySlug,
  useProductSelection,
  useQueryProducts,
  useQueryProductsInfinite,
  useQueryProductsV3,
  useSearchProductsInfinite,
} from 'storewire/react';
import { useCatalogVersion } from './catalog-version';
import { moreProductsInput, productInput, productsInput } from './inputs';
import { formatMoney } from './money';

/** A product as pages show it. */
export interface ShopProduct {
  id: string;
  slug: string;
  name: string;
  image: ImageObject | undefined;
  priceText: string;
  /** What the merchant has written. */
  html: string;
  /** As the platform has it, for `useSelection`. */
  source: Product | ProductV3;
}

/** The inputs of a read in both versions, or null for the version that the site does not have. */
function useInputs<V1, V3>(inputs: { v1: (text: string) => V1; v3: (text: string) => V3 }, text: string) {
  const { version, error } = useCatalogVersion();
  return {
    v1: version === 'V1_CATALOG' ? inputs.v1(text) : null,
    v3: version === 'V3_CATALOG' ? inputs.v3(text) : null,
    isLoading: !version && !error,
    error,
  };
}

/** All products, or those that a search finds. */
export function useProducts(search: string) {
  const inputs = useInputs(productsInput, search);
  const v1 = useQueryProductsInfinite(inputs.v1);
  const v3 = useSearchProductsInfinite(inputs.v3);
  const { hasNext, loadMore, isLoading, error } = inputs.v3 ? v3 : v1;
  return {
    products: [...v1.items.map(toShopProduct), ...v3.items.map(toShopProduct)],
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
  const v3 = useGetProductBySlug(inputs.v3);
  const source = v1.data?.products?.[0] ?? v3.data?.product;
  return {
    product: source && toShopProduct(source),
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
    products: [...(v1.data?.products ?? []), ...(v3.data?.products ?? [])].map(toShopProduct),
    isLoading: inputs.isLoading || v1.isLoading || v3.isLoading,
    error: inputs.error ?? v1.error ?? v3.error,
  };
}

/** What is chosen of a product: options, texts, picture, price, and the item for the cart. */
export function useSelection({ source }: ShopProduct, wanted: Readonly<Record<string, string>>) {
  const { options, texts, choices, availability, item, media, price, error } = useProductSelection(
    source,
    wanted,
  );
  return {
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, label: labelOf(choice, source) })),
    })),
    texts,
    choices,
    availability,
    item,
    image: media?.image ?? undefined,
    priceText: (price && ('price' in price ? formattedV1(price) : price.actualPrice?.formattedAmount)) ?? '',
    error,
  };
}

/** `Linen (+€2.00)`, if the choice costs something. */
function labelOf({ name, addedPrice }: Choice, source: Product | ProductV3): string {
  const currency = isProductV3(source) ? source.currency : undefined;
  return addedPrice ? `${name} (+${formatMoney(addedPrice, currency ?? undefined)})` : name;
}

type Choice = ProductSelection['options'][number]['choices'][number];

const toShopProduct = (source: Product | ProductV3): ShopProduct => ({
  id: source.id ?? '',
  slug: source.slug ?? '',
  name: source.name ?? '',
  ...(isProductV3(source) ? detailsV3(source) : detailsV1(source)),
  source,
});

type Details = Pick<ShopProduct, 'image' | 'priceText' | 'html'>;

function detailsV1({ media, description, stock, priceData, priceRange }: Product): Details {
  const isRange = Number(priceRange?.minValue) < Number(priceRange?.maxValue);
  return {
    image: media?.mainMedia?.image,
    html: description ?? '',
    priceText:
      stock?.inStock === false ? 'Sold out' : priceTextOf(priceData && formattedV1(priceData), isRange),
  };
}

const formattedV1 = ({ formatted }: NonNullable<Product['priceData']>) => formatted?.discountedPrice;

function detailsV3({ media, plainDescription, inventory, actualPriceRange }: ProductV3): Details {
  const { minValue, maxValue } = actualPriceRange ?? {};
  const { availabilityStatus, preorderAvailability } = inventory ?? {};
  const isSoldOut = availabilityStatus === 'OUT_OF_STOCK' && preorderAvailability === 'NO_VARIANTS';
  return {
    image: media?.main?.image,
    html: plainDescription ?? '',
    priceText: isSoldOut
      ? 'Sold out'
      : priceTextOf(minValue?.formattedAmount, minValue?.amount !== maxValue?.amount),
  };
}

const priceTextOf = (price: string | null | undefined, isRange: boolean): string =>
  isRange ? `from ${price ?? ''}` : (price ?? '');
