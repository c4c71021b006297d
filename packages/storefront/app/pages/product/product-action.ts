import { data, redirect } from 'react-router';
import { type Product, selectVariant, variantsInput } from 'storewire';
import { addLineItemsToCurrentCartV2, queryProducts, queryProductVariants } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { type FormHandlers, handleForm, type Submission } from '../../routing/handle-form.ts';
import { shopFeatures } from '../../slots/feature.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/product-page';
import { addFailure, readAddition } from './buy-entries.ts';

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
  const wanted = Object.fromEntries(form);
  const input = variantsInput(product, wanted);
  const read = input ? await queryProductVariants(client, input) : undefined;
  const selection = selectVariant(product, wanted, read?.variants);
  if (selection.availability === 'notMade') return { problem: text.product.notMade };
  const { problems, item } = readAddition(form, product.customTextFields, selection, text);
  if (problems) return { problems };
  await addLineItemsToCurrentCartV2(client, { catalogItems: [item] });
  return undefined;
}
