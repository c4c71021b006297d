import type { BackInStockRequest } from 'storewire';
import { boolean, date, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A request to be notified, with the properties that only the platform sets. */
export type StoredRequest = BackInStockRequest & { id: string; createdDate: string };

export const backInStockRequests = defineEntity<StoredRequest>()({
  name: 'backInStockRequest',
  filter: 'BackInStockFilter',
  sort: 'BackInStockSortField',
  columns: {
    contactId: text(({ contactId }) => contactId),
    status: text(({ status }) => status),
    autoNotified: boolean(({ autoNotified }) => autoNotified),
    createdDate: date(({ createdDate }) => createdDate),
    itemUrl: text(({ itemUrl }) => itemUrl),
    email: text(({ email }) => email),
    'catalogReference.catalogItemId': text(({ catalogReference }) => catalogReference.catalogItemId),
    'catalogReference.appId': text(({ catalogReference }) => catalogReference.appId),
  },
  indexes: [['catalogReference.catalogItemId', 'catalogReference.appId']],
});
