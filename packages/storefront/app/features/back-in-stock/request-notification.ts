import { isStoreError, STORE_APP_ID, withResponse } from 'storewire';
import { createBackInStockRequest } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { isEmail } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { readProduct } from '../../shop/catalog/read-products.ts';

export interface NotificationResult extends FormResult {
  /** The address is on the list already. */
  isKnown?: boolean;
}

/** Between the write and the time in the response. */
const SAME_MS = 3000;

/** Asks the shop to write an email when the product, or one variant of it, is back. */
export async function requestNotification(
  { store, url: { pathname, search }, values, text }: Submission,
  slug: string,
): Promise<Omit<NotificationResult, 'intent'>> {
  const { client, settings, fail } = store;
  const { email = '', variantId } = values;
  if (!isEmail(email)) return { problems: { email: text.form.email } };
  const { id, name, pictures, price } = await readProduct(store, slug).catch(fail);
  const catalogReference = {
    catalogItemId: id,
    appId: STORE_APP_ID,
    ...(variantId && { options: { variantId } }),
  };
  try {
    const { data: saved, response } = await withResponse(client, createBackInStockRequest, {
      request: { catalogReference, email, itemUrl: settings.origin + pathname + search },
      itemDetails: {
        name,
        price: price?.now ?? '0',
        ...(pictures[0]?.url ? { image: { url: pictures[0].url } } : {}),
      },
    });
    // asking twice returns the first request
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(saved.request?.createdDate ?? '');
    return { isSaved: true, isKnown: age > SAME_MS, values };
  } catch (error) {
    if (!isStoreError(error)) throw error;
    if (error.code === 'REQUEST_COLLECTION_DISABLED') return { problem: text.backInStock.notOffered };
    if (error.violations.some(({ field }) => field.endsWith('email')))
      return { problems: { email: text.form.email } };
    throw error;
  }
}
