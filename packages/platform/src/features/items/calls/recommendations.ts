import type { RecommendationAlgorithmInfo } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { isStoreApp, STORE_APP_ID } from '../../catalog/catalog-item.ts';
import { boughtTogether, ranked, sales } from '../../catalog/popularity.ts';
import { ALL_PRODUCTS_ID } from '../../catalog-v3/tree.ts';
import { catalogOf } from '../current-catalog.ts';

/** Most items of a recommendation. */
const MAX_ITEMS = 100;

/** An algorithm: ids of products, best first. It gets the ids of the given products. */
interface Algorithm {
  name: string;
  description: string;
  type: 'RELATED_ITEMS' | 'GLOBAL';
  find: (context: Context, productIds: readonly string[]) => string[];
}

/** The algorithms of the built-in store by their ids, which are the same on every site. */
const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  '68ebce04-b96a-4c52-9329-08fc9d8c1253': {
    name: 'From the same categories',
    description: 'Products that share the most collections with the given ones.',
    type: 'RELATED_ITEMS',
    find: sameCollections,
  },
  'd5aac1e1-2e53-4d11-85f7-7172710b4783': {
    name: 'Frequently bought together',
    description: 'Products often ordered together with the given ones.',
    type: 'RELATED_ITEMS',
    find: boughtTogether,
  },
  'ba491fd2-b172-4552-9ea6-7202e01d1d3c': {
    name: 'Best sellers',
    description: 'The products sold most often.',
    type: 'GLOBAL',
    find: ({ db }) =>
      db
        .of(sales)
        .pageByOffset({ sort: [{ fieldName: 'pieces', order: 'DESC' }] }, { limit: 2 * MAX_ITEMS, offset: 0 })
        .items.map(({ id }) => id),
  },
  // the shop nextjs/commerce of headless-templates names it first; the local platform counts no views
  '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f': {
    name: 'Frequently viewed together',
    description: 'Products often viewed together with the given ones.',
    type: 'RELATED_ITEMS',
    find: sameCollections,
  },
};

export const recommendations = defineService('recommendations', {
  handlers: {
    listRecommendationAlgorithms: () => ({
      availableAlgorithms: Object.entries(ALGORITHMS).map(
        ([algorithmId, { name, description, type: algorithmType }]): RecommendationAlgorithmInfo => ({
          config: { name, description, algorithmType, algorithmId },
          appId: STORE_APP_ID,
          catalogAppIds: [STORE_APP_ID],
        }),
      ),
    }),

    getRecommendation: ({ items = [], algorithms, minimumRecommendedItems = 0 }, context) => {
      const other = algorithms.find(({ appId }) => !isStoreApp(appId));
      if (other) throw new ApplicationError('RECOMMENDATIONS_PROVIDER_NOT_FOUND', { appId: other.appId });
      const foreign = items.find(({ appId }) => !isStoreApp(appId));
      if (foreign) throw new ApplicationError('ITEM_APP_ID_NOT_SUPPORTED', { appId: foreign.appId });
      const productIds = items.map(({ catalogItemId }) => catalogItemId);
      for (const algorithm of algorithms) {
        const found = ALGORITHMS[algorithm.id]?.find(context, productIds);
        if (!found) continue;
        const shown = found.filter((id) => isShown(context, id)).slice(0, MAX_ITEMS);
        if (shown.length < minimumRecommendedItems) continue;
        const recommended = shown.map((catalogItemId) => ({ catalogItemId, appId: STORE_APP_ID }));
        return { recommendation: { items: recommended, algorithm } };
      }
      return { recommendation: { items: [] } };
    },
  },
});

/** Whether a product exists and shoppers see it. */
const isShown = (context: Context, id: string): boolean =>
  catalogOf(context).product(context, id)?.isVisible === true;

function sameCollections(context: Context, productIds: readonly string[]): string[] {
  const catalog = catalogOf(context);
  const categoryIds = new Set(
    productIds.flatMap((id) => catalog.product(context, id)?.categoryIds ?? []).filter(isNarrow),
  );
  if (categoryIds.size === 0) return [];
  const shared = catalog
    .productsIn(context, [...categoryIds])
    .filter(({ id }) => !productIds.includes(id))
    .map((product) => [product.id, product.categoryIds.filter((id) => categoryIds.has(id)).length] as const);
  return ranked(new Map(shared));
}

/** Whether being in a category says something about a product. */
const isNarrow = (categoryId: string): boolean => categoryId !== ALL_PRODUCTS_ID;
