import { data } from 'react-router';
import { isStoreError, type Product, STORE_APP_ID, type StoreClient, withResponse } from 'storewire';
import { createBackInStockRequest } from 'storewire/operations';
import { isEmail } from '../../form/contact-patterns.ts';
import { textIn } from '../../form/form-text.ts';
import type { StoreFrontSettings } from '../../store/settings.ts';

/** The result of a request to be notified. */
export interface BackInStockResult {
  form: 'notify';
  state: 'saved' | 'alreadyRequested' | 'invalidEmail' | 'notOffered' | 'failed';
  email: string;
  requestId?: string | undefined;
}

interface Page {
  product: Product;
  client: StoreClient;
  settings: StoreFrontSettings;
  url: URL;
}

/** Between the write and the time in the response. */
const SAME_MS = 3000;

/** Asks the shop to write an email when the product, or one variant of it, is back. */
export async function requestNotification(form: FormData, { product, client, settings, url }: Page) {
  const email = textIn(form, 'email');
  const variantId = textIn(form, 'variantId');
  const result = (state: BackInStockResult['state'], requestId?: string): BackInStockResult => ({
    form: 'notify',
    state,
    email,
    requestId,
  });
  if (!isEmail(email)) return data(result('invalidEmail'), 400);
  const { id = '', name, media, priceData } = product;
  const image = media?.mainMedia?.image ?? media?.mainMedia?.thumbnail;
  const catalogReference = {
    catalogItemId: id,
    appId: STORE_APP_ID,
    ...(variantId && { options: { variantId } }),
  };
  try {
    const { data: saved, response } = await withResponse(client, createBackInStockRequest, {
      request: { catalogReference, email, itemUrl: settings.origin + url.pathname + url.search },
      itemDetails: {
        name: name ?? '',
        price: String(priceData?.discountedPrice ?? priceData?.price ?? 0),
        ...(image?.url ? { image: { url: image.url } } : {}),
      },
    });
    // asking twice returns the first request
    const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(saved.request?.createdDate ?? '');
    return result(age > SAME_MS ? 'alreadyRequested' : 'saved');
  } catch (error) {
    if (!isStoreError(error)) throw error;
    if (error.code === 'REQUEST_COLLECTION_DISABLED') return data(result('notOffered'), 400);
    const isEmail = error.violations.some(({ field }) => field.endsWith('email'));
    return data(result(isEmail ? 'invalidEmail' : 'failed', error.requestId), isEmail ? 400 : 502);
  }
}
