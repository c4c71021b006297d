import { data, redirect } from 'react-router';
import { isStoreError, type Product, productLine, type StoreClient, type StoreError } from 'storewire';
import { addLineItemsToCurrentCartV2, queryProducts, queryProductVariants } from 'storewire/operations';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { type ShortItem, shortItemsOf } from '../../store/short-items.ts';
import { storeRequest } from '../../store/store-request.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/product-page';
import { type BackInStockResult, requestNotification } from './back-in-stock-action.ts';
import { NOTIFY_INTENT, readCustomTexts, readQuantity } from './form-names.ts';
import { type Choices, hasChoices, readChoices, shownOptions } from './selection.ts';

/** Why a form that was sent without JavaScript has added nothing. */
export interface AddFailure {
  form: 'add';
  problem: 'quantity' | 'short' | 'combination' | 'failed';
  /** The largest quantity, if that is the problem. */
  max?: number | undefined;
  short?: ShortItem | undefined;
  requestId?: string | undefined;
}

export type ProductActionResult = AddFailure | BackInStockResult;

/** Handles the forms of the page: a request to be notified, and adding to the cart without JavaScript. */
export async function productAction({ request, params, context }: Route.ActionArgs) {
  const { client, settings, fail } = context.get(storeRequest);
  const form = await request.formData();
  const { products } = await queryProducts(client, productInput(params.product)).catch(fail);
  const product = products?.[0];
  if (!product) throw data(null, 404);
  const url = new URL(request.url);
  if (form.get('intent') === NOTIFY_INTENT)
    return requestNotification(form, { product, client, settings, url });
  const failure = await addToCart(client, product, form).catch(toFailure);
  return failure ? data(failure, 400) : redirect(pathsIn(languageOfPath(url.pathname)).cart);
}

/** Adds what the form says. Returns what is wrong with it, if anything is. */
async function addToCart(
  client: StoreClient,
  product: Product,
  form: FormData,
): Promise<AddFailure | undefined> {
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const choices = readChoices(shownOptions(product), fields);
  const { id = '', manageVariants, stock } = product;
  const variant = manageVariants ? await findVariant(client, id, choices) : undefined;
  if (manageVariants && !variant) return { form: 'add', problem: 'combination' };
  const { trackQuantity, quantity: inStock } = variant?.stock ?? {
    trackQuantity: stock?.trackInventory,
    quantity: stock?.quantity,
  };
  const max = trackQuantity ? (inStock ?? undefined) : undefined;
  const quantity = readQuantity(form);
  if (quantity === undefined || (max !== undefined && quantity > max))
    return { form: 'add', problem: 'quantity', max };
  const customTextFields = readCustomTexts(form);
  const selected = variant?.id ? { variantId: variant.id } : { options: choices };
  await addLineItemsToCurrentCartV2(client, {
    catalogItems: [
      productLine({
        productId: id,
        quantity,
        ...selected,
        customTextFields,
      }),
    ],
  });
  return undefined;
}

async function findVariant(client: StoreClient, id: string, choices: Choices) {
  const { variants = [] } = await queryProductVariants(client, { id, choices, paging: { limit: 1 } });
  return variants.find((variant) => hasChoices(variant, choices));
}

function toFailure(error: unknown): AddFailure {
  if (!isStoreError(error)) throw error;
  const [short] = shortItemsOf(error);
  if (short) return { form: 'add', problem: 'short', short };
  const { requestId }: StoreError = error;
  return { form: 'add', problem: 'failed', requestId };
}
