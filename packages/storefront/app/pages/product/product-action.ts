import { data, redirect } from 'react-router';
import { type Product, type StoreClient, toLineItem } from 'storewire';
import { addLineItemsToCurrentCartV2, queryProducts, queryProductVariants } from 'storewire/operations';
import { type FormResult, valuesOf } from '../../form/form-result.ts';
import { type FormHandlers, handleForm, type Submission } from '../../routing/handle-form.ts';
import { shopFeatures } from '../../slots/feature.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/product-page';
import { addFailure } from './add-failure.ts';
import { buyProblems, readCustomTexts, readQuantity } from './buy-entries.ts';
import { type Choices, hasChoices, readChoices, shownOptions } from './selection.ts';

/** Handles the forms of the page: adding to the cart without JavaScript, and those of features. */
export const productAction = (args: Route.ActionArgs) =>
  handleForm(args, {
    ...formsOfFeatures(args),
    add: async (submission) => {
      const product = await readProduct(submission.store, args.params.product);
      const answer = await addToCart(submission, product).catch((error: unknown) =>
        addFailure(error, submission.text),
      );
      if (answer) return answer;
      throw redirect(submission.paths.cart, 303);
    },
  });

function formsOfFeatures({ request, params, context }: Route.ActionArgs): FormHandlers<FormResult> {
  const forms = context.get(shopFeatures).flatMap(({ productForms = {} }) => Object.entries(productForms));
  const handlers = forms.map(([intent, handle]) => [
    intent,
    async (submission: Submission) =>
      handle(submission, await readProduct(submission.store, params.product), new URL(request.url)),
  ]);
  return Object.fromEntries(handlers);
}

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
