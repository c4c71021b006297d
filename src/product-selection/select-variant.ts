import type {
  PriceInfo,
  Product,
  ProductMediaItem,
  ProductMediaItemV3,
  ProductPriceData,
  ProductV3,
  ProductVariant,
  QueryProductVariantsInput,
} from '../../generated/types.ts';
import type { ProductSelection } from './selection.ts';
import { selectVariantV1, variantsInputV1 } from './version-1.ts';
import { selectVariantV3 } from './version-3.ts';

/**
 * Returns what is chosen of a product: `wanted` by the names of options, such as the query of a page or the entries of
 * a form, and for options without a wanted choice the first combination that can be bought. What is no choice of the
 * product is ignored.
 *
 * A product whose variants are managed needs them: those of `getProduct`, or else `variants` as `variantsInput` reads
 * them. Choices that differ from the selection in a variant that is not among them are `unknown`. Products of version 3
 * have their variants in the responses of `getProductV3` and `getProductBySlugV3`; in lists, everything is `unknown`.
 *
 * @example
 * import { createClient, selectVariant, toLineItem, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { product = {} } = await client.products.getProduct({ id: '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12' });
 * const { price, availability, item } = selectVariant(product, { Glaze: 'Sea' });
 * console.log(price?.formatted?.discountedPrice, availability);
 * if (availability === 'available')
 *   await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [toLineItem(item)] });
 */
export function selectVariant(
  product: Product,
  wanted?: Readonly<Record<string, unknown>>,
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData, ProductMediaItem>;
export function selectVariant(
  product: ProductV3,
  wanted?: Readonly<Record<string, unknown>>,
): ProductSelection<PriceInfo, ProductMediaItemV3>;
export function selectVariant(
  product: Product | ProductV3,
  wanted?: Readonly<Record<string, unknown>>,
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3>;
export function selectVariant(
  product: Product | ProductV3,
  wanted: Readonly<Record<string, unknown>> = {},
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3> {
  return isProductV3(product) ? selectVariantV3(product, wanted) : selectVariantV1(product, wanted, variants);
}

/**
 * Whether a product is one of catalog version 3: only these have a revision.
 *
 * @example
 * import { isProductV3, type Product, type ProductV3 } from 'storewire';
 *
 * export const textOf = (product: Product | ProductV3) =>
 *   isProductV3(product) ? product.plainDescription : product.description;
 */
export const isProductV3 = (product: Product | ProductV3): product is ProductV3 => 'revision' in product;

/**
 * Returns the input of `queryProductVariants` that reads the variants for `selectVariant`: all of a product with at
 * most 100, and of one with more, the limit of a page, those that fit the wanted choices. Null for a product of version
 * 3 or whose variants are not managed, and for one that has them, as a response of `getProduct` does.
 *
 * @example
 * import { createClient, selectVariant, variantsInput, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { products = [] } = await client.products.queryProducts({ query: { filter: { slug: 'tidal-mug' } } });
 * const [product = {}] = products;
 * const input = variantsInput(product, { Glaze: 'Sea' });
 * const response = input && (await client.variants.queryProductVariants(input));
 * console.log(selectVariant(product, { Glaze: 'Sea' }, response?.variants).price);
 */
export const variantsInput = (
  product: Product | ProductV3,
  wanted: Readonly<Record<string, unknown>> = {},
): QueryProductVariantsInput | null => (isProductV3(product) ? null : variantsInputV1(product, wanted));
