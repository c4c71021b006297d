import type { CatalogReference } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { matches } from './options.ts';
import { products, type StoredProduct, type StoredVariant } from './stored-product.ts';

/** The app of the store catalog, which is the only catalog of a shop. */
export const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Its older id, which events of stock have. Shops such as minimal-examples of headless-templates name items by it. */
export const OLDER_STORE_APP_ID = '1380b703-ce81-ff05-f115-39571d94dfcd';

/** The ids by which requests name that app. Responses keep the one that was sent. */
export const STORE_APP_IDS: readonly string[] = [STORE_APP_ID, OLDER_STORE_APP_ID];

export const isStoreApp = (appId: string | undefined): boolean =>
  appId !== undefined && STORE_APP_IDS.includes(appId);

/** What a catalog reference of version 1 names. */
interface ItemV1 {
  product: StoredProduct;
  /** Undefined if the options name no variant. */
  variant: StoredVariant | undefined;
}

/**
 * Finds the item of a catalog reference: `options.variantId` names a variant, `options.options` has a choice
 * per option. Without options, a product with one variant is that variant. Returns undefined if the product
 * does not exist, or belongs to another catalog.
 */
export function itemV1(
  { db }: Pick<Base, 'db'>,
  {
    appId,
    catalogItemId,
    options,
  }: Pick<CatalogReference, 'appId' | 'catalogItemId'> & { options?: unknown },
): ItemV1 | undefined {
  const product = isStoreApp(appId) ? db.of(products).get(catalogItemId) : undefined;
  if (!product) return undefined;
  const { variantId, options: choices } = (options ?? {}) as { variantId?: unknown; options?: unknown };
  const [only] = product.variants;
  if (variantId !== undefined)
    return { product, variant: product.variants.find(({ id }) => id === variantId) };
  if (!product.manageVariants) return { product, variant: hasChoices(product, choices) ? only : undefined };
  const isChosen = typeof choices === 'object' && choices !== null && Object.keys(choices).length > 0;
  const found = isChosen
    ? product.variants.filter((variant) => matches(variant, choices as Record<string, string>))
    : product.variants;
  return { product, variant: found.length === 1 ? found[0] : undefined };
}

/** What is wrong with the texts of a catalog reference: they must be those that the product asks for. */
export function textProblem(
  { customTextFields = [] }: StoredProduct,
  options: object | null | undefined,
): string | undefined {
  const texts = new Map(
    Object.entries(
      (options as { customTextFields?: Record<string, unknown> } | undefined)?.customTextFields ?? {},
    ),
  );
  for (const [title, text] of texts) {
    const field = customTextFields.find((each) => each.title === title);
    if (!field) return `has a text that the product does not ask for: ${title.slice(0, 100)}`;
    if (field.maxLength && String(text).length > field.maxLength)
      return `must have at most ${field.maxLength} characters for ${title}`;
  }
  const missing = customTextFields.find(
    ({ mandatory, title = '' }) => mandatory && String(texts.get(title) ?? '').trim() === '',
  );
  return missing && `must have a text for ${missing.title}`;
}

/** Whether all choices are those of the product, which does not manage variants. */
function hasChoices({ productOptions = [] }: StoredProduct, choices: unknown): boolean {
  if (typeof choices !== 'object' || choices === null) return true;
  return Object.entries(choices).every(([name, choice]) =>
    productOptions
      .find((option) => option.name === name)
      ?.choices?.some(({ description }) => description === choice),
  );
}
