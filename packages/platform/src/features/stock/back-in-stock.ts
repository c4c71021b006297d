import { isDeepStrictEqual } from 'node:util';
import type { BackInStockItemDetails, BackInStockStatus, CatalogReference } from 'storewire';
import { isAllowedUrl } from '../../kernel/context/allow-list.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { isStoreApp, STORE_APP_ID, STORE_APP_IDS } from '../catalog/catalog-item.ts';
import type { Restocked } from '../catalog/restocks.ts';
import { catalogItem } from '../items/current-catalog.ts';
import { backInStockRequests, type StoredRequest } from './stored-request.ts';

/**
 * Answers the back-in-stock requests for a variant that is in stock again. A request without options is for
 * any variant.
 */
export function notifyOfItem(context: Context, { productId, variantId, name, price }: Restocked): void {
  const waiting = requestsFor(context, { appId: STORE_APP_ID, catalogItemId: productId });
  for (const request of waiting) {
    const { catalogReference } = request;
    const isOfVariant =
      !catalogReference.options || catalogItem(context, catalogReference)?.variant?.id === variantId;
    if (isOfVariant && request.status === 'RECEIVED') notify(context, request, { name, price });
  }
}

/** Requests for an item. Without options they are those for any variant of it. */
export const requestsFor = (
  { db }: Context,
  { appId, catalogItemId, options }: Received<CatalogReference>,
): StoredRequest[] =>
  db
    .of(backInStockRequests)
    .all({
      where: {
        'catalogReference.appId': { $in: isStoreApp(appId) ? STORE_APP_IDS : [appId] },
        'catalogReference.catalogItemId': catalogItemId,
      },
    })
    .filter(({ catalogReference }) => !options || isDeepStrictEqual(catalogReference.options, options));

/** Sends the email that a request asks for, with more values by their labels. */
export function notify(
  context: Context,
  request: StoredRequest,
  { name, price }: BackInStockItemDetails,
  more: Readonly<Record<string, string>> = {},
): void {
  setStatus(context, request, 'PROCESSING');
  context.sendMail({
    to: request.email,
    subject: `${name} is back in stock`,
    text: [
      `${name} is available again for ${price} ${context.settings.currency}.`,
      ...Object.entries(more).map(([label, value]) => `${label}: ${value}`),
    ].join('\n'),
    // its visitor chose it: another site gets no link
    ...(request.itemUrl && isAllowedUrl(context, request.itemUrl) && { link: request.itemUrl }),
  });
  setStatus(context, { ...request, autoNotified: true }, 'NOTIFICATION_SENT');
}

/** Changes the status of a request. */
export function setStatus(
  { db, emit }: Context,
  request: StoredRequest,
  status: BackInStockStatus,
): StoredRequest {
  const changed = db.of(backInStockRequests).save({ ...request, status });
  emit('wix.ecom.v1.back_in_stock_notification_request_updated', changed.id, { entity: changed });
  return changed;
}
