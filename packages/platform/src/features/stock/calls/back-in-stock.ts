import type { BackInStockItemDetails } from 'storewire';
import { cursorMetadata, cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import { ApplicationError, invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { createdFrom } from '../../../kernel/inputs/update.ts';
import { catalogItem } from '../../items/current-catalog.ts';
import { contactOf } from '../../members/contacts.ts';
import { notify, requestsFor, setStatus } from '../back-in-stock.ts';
import { backInStockRequests } from '../stored-request.ts';

export const backInStock = defineService('backInStock', {
  handlers: {
    createBackInStockRequest: ({ request, itemDetails }, context) => {
      if (!context.settings.acceptsBackInStockRequests)
        throw new ApplicationError('REQUEST_COLLECTION_DISABLED');
      checkImage(itemDetails);
      const item = catalogItem(context, request.catalogReference);
      if (!item) invalid('request.catalogReference', 'VALIDATION', 'is no item of the store catalog');
      // without options, a request is for any variant
      if (request.catalogReference.options && !item.variant)
        throw new ApplicationError('INVALID_CATALOG_REFERENCE_OPTIONS');
      const waiting = requestsFor(context, request.catalogReference).find(
        ({ email, status }) => email === request.email && status === 'RECEIVED',
      );
      if (waiting) return { request: waiting };
      const { id: contactId } = contactOf(context, request.email);
      const created = context.db.of(backInStockRequests).save(
        createdFrom(request, {
          id: context.ids.uuid(),
          contactId,
          status: 'RECEIVED',
          autoNotified: false,
          createdDate: context.clock.iso(),
        }),
      );
      context.emit('wix.ecom.v1.back_in_stock_notification_request_created', created.id, { entity: created });
      return { request: created };
    },

    getBackInStockRequest: ({ id }, { db }) => {
      const request = db.of(backInStockRequests).get(id);
      if (!request) throw new NotFound();
      return { request };
    },

    deleteBackInStockRequest: ({ id }, { db, emit }) => {
      if (!db.of(backInStockRequests).delete(id)) throw new NotFound();
      emit('wix.ecom.v1.back_in_stock_notification_request_deleted', id, {});
      return {};
    },

    markBackInStockRequestNotified: ({ id }, context) => {
      const request = context.db.of(backInStockRequests).get(id);
      if (!request) throw new ApplicationError('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND');
      return { request: setStatus(context, request, 'NOTIFICATION_SENT') };
    },

    queryBackInStockRequests: ({ query = {} }, context) => {
      const { filter, sort, cursorPaging } = query;
      const page = context.db
        .of(backInStockRequests)
        .pageByCursor({ filter, sort }, cursorOf(cursorPaging, context));
      return { requests: page.items, metadata: cursorMetadata(page) };
    },

    countBackInStockRequestsByCatalogReference: ({ catalogReferences }, context) => ({
      countsPerCatalogReference: catalogReferences.map((catalogReference) => ({
        catalogReference,
        count: requestsFor(context, catalogReference).filter(({ status }) => status === 'RECEIVED').length,
      })),
    }),

    reportItemsBackInStock: (input, context) => {
      const { catalogReference, requestIds, itemDetails, extraAutomationTemplateParameters } = input;
      checkImage(itemDetails);
      if (catalogReference && requestIds)
        throw new ApplicationError('REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS');
      const requests = catalogReference
        ? requestsFor(context, catalogReference)
        : context.db.of(backInStockRequests).getMany(requestIds ?? []);
      for (const request of requests)
        if (request.status === 'RECEIVED')
          notify(context, request, itemDetails, extraAutomationTemplateParameters);
      return {};
    },
  },
});

function checkImage({ image }: Pick<Received<BackInStockItemDetails>, 'image'>): void {
  if (image && !image.url && !image.id) throw new ApplicationError('INVALID_ITEM_IMAGE_URL');
}
