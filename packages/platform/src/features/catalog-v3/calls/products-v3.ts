import { cursorMetadata, cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { Forbidden } from '../../../kernel/errors/failure.ts';
import type { CursorPage } from '../../../kernel/store/store.ts';
import { visibleTo } from '../../catalog/saved-products.ts';
import { countFound, findProducts } from '../find-products.ts';
import { checkAsksForVisible } from '../hidden-products.ts';
import { toListedProduct, toProductV3 } from '../product-view.ts';
import { asksForCosts, checkRequested, type RequestedFields } from '../requested-parts.ts';
import { productV3BySlug, productV3Of } from '../saved-products.ts';
import { type ListedVariant, listedVariants, productsV3, type StoredProductV3 } from '../stored-product.ts';
import { ALL_PRODUCTS_ID, TREE } from '../tree.ts';
import { toReadOnlyVariant } from '../variant-view.ts';
import { staffHandlers, staffWorkers } from './products-v3-of-staff.ts';

export const productsV3Service = defineService('productsV3', {
  handlers: {
    getProduct: ({ id, fields = [] }, context) => {
      checkRequested(context, fields);
      return found(context, productV3Of(context, id), fields);
    },

    getProductBySlug: ({ slug, fields = [] }, context) => {
      checkRequested(context, fields);
      return found(context, productV3BySlug(context, slug), fields);
    },

    queryProducts: ({ query = {}, fields = [] }, context) => {
      const { filter, sort, cursorPaging } = query;
      checkRequested(context, fields);
      checkAsksForVisible(context, filter);
      const page = context.db
        .of(productsV3)
        .pageByCursor({ filter, sort, where: visibleTo(context) }, cursorOf(cursorPaging, context));
      return listed(context, page, fields);
    },

    searchProducts: ({ search = {}, fields = [] }, context) => {
      checkRequested(context, fields);
      checkAsksForVisible(context, search.filter);
      const { page, facets } = findProducts(context, search);
      return {
        ...listed(context, page, fields),
        ...(facets.length > 0 && { aggregationData: { results: facets } }),
      };
    },

    countProducts: ({ filter, search, returnNonVisibleProducts = false }, context) => {
      checkAsksForVisible(context, filter, returnNonVisibleProducts);
      const where = returnNonVisibleProducts ? {} : { visible: true };
      return { count: countFound(context, { filter, search, where }) };
    },

    getAllProductsCategory: () => ({ categoryId: ALL_PRODUCTS_ID, treeReference: TREE }),

    queryVariants: ({ query = {}, fields = [] }, context) => {
      const { filter, sort, cursorPaging } = query;
      // the contract has no code for this call
      if (asksForCosts(context, fields)) throw new Forbidden();
      const page = context.db
        .of(listedVariants)
        .pageByCursor(
          { filter, sort, where: visibleTo(context, 'isVisible') },
          cursorOf(cursorPaging, context),
        );
      return {
        variants: page.items.flatMap((entry) => variantOf(context, entry, fields)),
        pagingMetadata: pagingMetadata(page),
      };
    },
    ...staffHandlers,
  },
  workers: staffWorkers,
});

const found = (context: Context, product: StoredProductV3, fields: RequestedFields) => ({
  product: toProductV3(context, product, fields),
});

const listed = (context: Context, page: CursorPage<StoredProductV3>, fields: RequestedFields) => ({
  products: page.items.map((product) => toListedProduct(context, product, fields)),
  pagingMetadata: pagingMetadata(page),
});

function variantOf(context: Context, { variantId, productId }: ListedVariant, fields: RequestedFields) {
  const product = context.db.of(productsV3).get(productId);
  const variant = product?.variantsInfo.variants.find(({ id }) => id === variantId);
  return product && variant ? [toReadOnlyVariant(context, product, variant, fields)] : [];
}

/** Metadata of version 3: lists have no total. */
export const pagingMetadata = <T>(page: CursorPage<T>) => ({
  ...cursorMetadata(page),
  hasNext: page.cursors.next !== undefined,
});
