import { data, redirect } from 'react-router';
import { type Product, type StoreClient, toLineItem } from 'storewire';
import { addLineItemsToCurrentCartV2, queryProducts, queryProductVariants } from 'storewire/operations';
import { type FormResult, valuesOf } from '../../form/form-result.ts';
import { handleForm, type Submission } from '../../routing/handle-form.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/product-page';
import { addFailure } from './add-failure.ts';
import { requestNotification } from './back-in-stock-action.ts';
import { buyProblems, readCustomTexts, readQuantity } from './buy-entries.ts';
import { type Choices, hasChoices, readChoices, shownOptions } from './selection.ts';

export interface ProductActionResult extends FormResult {
  /** The address is on the list already. */
  isKnown?: boolean;
}

/** Handles the forms of the page: a request to be notified, and adding to the cart without JavaScript. */
export const productAction = (args: Route.ActionArgs) =>
  handleForm<ProductActionResult>(args, {
    add: async (submission) => {
      const product = await readProduct(submission.store, args.params.product);
      const answer = await addToCart(submission, product).catch((error: unknown) =>
        addFailure(error, submission.text),
      );
      if (answer) return answer;
      throw redirect(submission.paths.cart, 303);
    },
    notify: async (submission) => {
      const product = await readProduct(submission.store, args.params.product);
      return requestNotification(submission, product, new URL(args.request.url));
    },
  });

async function readProduct({ client, fail }: StoreRequest, slug: string): Promise<Product> {
  const { products } = await queryProducts(client, productInput(slug)).catch(fail);
  if (!products?.[0]) throw data(null, 404);
  return products[0];
}

/** Adds what the form says. Returns what is wrong with it, if anything is. */
async function addToCart({ store: { client }, form, text }: Submission, product: Product) {
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const choices = readChoices(shownOptions(product), fields);
  const { id = '', manageVariants, stock } = product;
  const variant = manageVariants ? await findVariant(client, id, choices) : undefined;
  if (manageVariants && !variant) return { problem: text.product.notMade };
  const { trackQuantity, quantity: inStock } = variant?.stock ?? {
    trackQuantity: stock?.trackInventory,
    quantity: stock?.quantity,
  };
  const max = trackQuantity ? (inStock ?? undefined) : undefined;
  const problems = buyProblems(form, product.customTextFields ?? [], max, text);
  if (Object.keys(problems).length > 0) return { problems, values: valuesOf(form) };
  const selected = variant?.id ? { variantId: variant.id } : { options: choices };
  const customTextFields = readCustomTexts(form);
  const quantity = readQuantity(form) ?? 1;
  await addLineItemsToCurrentCartV2(client, {
    catalogItems: [toLineItem({ productId: id, quantity, ...selected, customTextFields })],
  });
  return undefined;
}

async function findVariant(client: StoreClient, id: string, choices: Choices) {
  const { variants = [] } = await queryProductVariants(client, { id, choices, paging: { limit: 1 } });
  return variants.find((variant) => hasChoices(variant, choices));
}
