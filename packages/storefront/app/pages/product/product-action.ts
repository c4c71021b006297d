import { redirect } from 'react-router';
import { addLineItemsToCurrentCartV2 } from 'storewire/operations';
import { createServerReads } from 'storewire/react/server';
import { requestNotification } from '../../features/back-in-stock/request-notification.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { readProduct } from '../../shop/catalog/read-product.ts';
import type { Route } from './+types/product-page';
import { addFailure, readAddition } from './buy-entries.ts';
import { readSelection } from './read-product.ts';

/** Handles the forms of the page: adding to the cart without JavaScript, and asking for an email. */
export const productAction = (args: Route.ActionArgs) =>
  handleForm(args, {
    add: async ({ store: { client, fail }, form, text, paths }) => {
      const product = await readProduct(client, args.params.product).catch(fail);
      try {
        const { read } = createServerReads(client);
        const { selection } = await readSelection(product, Object.fromEntries(form), read);
        if (selection.availability === 'notMade') return { problem: text.product.notMade };
        const { problems, item } = readAddition(form, product.customTextFields, selection, text);
        if (problems) return { problems };
        await addLineItemsToCurrentCartV2(client, { catalogItems: [item] });
      } catch (error) {
        return addFailure(error, text);
      }
      throw redirect(paths.cart, 303);
    },

    notify: async (submission) => {
      const { client, fail } = submission.store;
      const product = await readProduct(client, args.params.product).catch(fail);
      return requestNotification(submission, product, new URL(args.request.url));
    },
  });
