import type { Collection, CreateCollectionInput } from 'storewire';
import { offsetMetadata, offsetOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { createdFrom, updated } from '../../../kernel/inputs/update.ts';
import { slugOf } from '../../../kernel/values/slug.ts';
import { CATALOG_VERSION, emitChanged } from '../events.ts';
import { productOf, saveProduct, visibleTo } from '../saved-products.ts';
import { collections, type StoredCollection } from '../stored-collection.ts';
import { products } from '../stored-product.ts';

/** The built-in collection of all products. It is not stored, and cannot be changed. */
const ALL_PRODUCTS: StoredCollection = {
  id: '00000000-000000-000000-000000000001',
  name: 'All Products',
  slug: 'all-products',
  visible: true,
};

/** Saves a new collection. Without a slug, it gets one made from its name. */
export const addCollection = (
  context: Context,
  input: Received<CreateCollectionInput['collection']>,
): StoredCollection =>
  context.db.of(collections).save(
    createdFrom(input, {
      id: context.ids.uuid(),
      slug: input.slug ?? slugOf(input.name, (each) => isCollectionSlugTaken(context, each)),
      visible: input.visible ?? true,
      lastUpdated: context.clock.iso(),
    }),
  );

export const collectionsService = defineService('collections', {
  handlers: {
    getCollectionById: ({ id }, context) => ({
      collection: toCollection(context, collectionOf(context, id)),
    }),
    getCollectionBySlug: ({ slug }, context) => ({ collection: bySlug(context, slug) }),
    getCatalogCollectionBySlug: ({ slug }, context) => ({ collection: bySlug(context, slug) }),

    queryCollections: ({ query = {} }, context) => {
      const page = context.db
        .of(collections)
        .pageByOffset(
          { filter: query.filter, sort: query.sort, where: visibleTo(context) },
          offsetOf(query.paging),
        );
      return {
        collections: page.items.map((collection) => toCollection(context, collection)),
        metadata: offsetMetadata(page),
      };
    },

    createCollection: ({ collection: input }, context) => {
      if (input.slug) checkCollectionSlug(context, input.slug);
      const created = addCollection(context, input);
      context.emit('com.wix.ecommerce.catalog.api.v1.CollectionCreated', created.id, {
        data: {
          collectionId: created.id,
          name: created.name,
          slug: created.slug,
          visible: created.visible !== false,
          ...CATALOG_VERSION,
        },
      });
      return { collection: toCollection(context, created) };
    },

    updateCollection: ({ id, collection: changes }, context) => {
      const current = stored(context, id);
      if (changes.name === null) invalid('collection.name', 'REQUIRED_FIELD', 'must be present');
      const { slug } = changes;
      if (slug === null) invalid('collection.slug', 'REQUIRED_FIELD', 'must be present');
      if (slug !== undefined && slug !== current.slug) checkCollectionSlug(context, slug);
      const changed = context.db
        .of(collections)
        .save({ ...updated(current, changes), lastUpdated: context.clock.iso() });
      emitCollectionChanged(context, id, Object.keys(changes));
      return { collection: toCollection(context, changed) };
    },

    deleteCollection: ({ id }, context) => {
      stored(context, id);
      for (const product of context.db.of(products).all({ where: { collectionIds: id } })) {
        saveProduct(context, {
          ...product,
          collectionIds: product.collectionIds.filter((each) => each !== id),
        });
        emitChanged(context, product.id, ['collectionIds']);
      }
      context.db.of(collections).delete(id);
      context.emit('com.wix.ecommerce.catalog.api.v1.CollectionDeleted', id, {
        data: { collectionId: id, ...CATALOG_VERSION },
      });
      return {};
    },

    addProductsToCollection: ({ id, productIds }, context) =>
      changeProducts(context, id, productIds, (ids) => [...new Set([...ids, id])]),

    removeProductsFromCollection: ({ id, productIds }, context) =>
      changeProducts(context, id, productIds, (ids) => ids.filter((each) => each !== id)),
  },
});

/** A collection that the caller can see. */
function collectionOf(context: Context, id: string): StoredCollection {
  if (id === ALL_PRODUCTS.id) return ALL_PRODUCTS;
  const collection = context.db.of(collections).get(id);
  if (!collection || (context.caller.role !== 'merchant' && collection.visible === false))
    throw new NotFound();
  return collection;
}

function bySlug(context: Context, slug: string): Collection {
  const found =
    slug === ALL_PRODUCTS.slug ? ALL_PRODUCTS : context.db.of(collections).findUnique('slug', slug);
  if (!found) throw new NotFound();
  return toCollection(context, collectionOf(context, found.id));
}

/** A collection that can be changed. */
function stored({ db }: Context, id: string): StoredCollection {
  const collection = db.of(collections).get(id);
  if (!collection) throw new NotFound();
  return collection;
}

function toCollection(context: Context, collection: StoredCollection): Collection {
  const where = {
    ...visibleTo(context),
    ...(collection.id !== ALL_PRODUCTS.id && { collectionIds: collection.id }),
  };
  return { media: { items: [] }, ...collection, numberOfProducts: context.db.of(products).count({ where }) };
}

function changeProducts(
  context: Context,
  id: string,
  productIds: readonly string[],
  change: (collectionIds: string[]) => string[],
): Record<string, never> {
  stored(context, id);
  for (const productId of new Set(productIds)) {
    const product = productOf(context, productId);
    saveProduct(context, { ...product, collectionIds: change(product.collectionIds) });
    emitChanged(context, productId, ['collectionIds']);
  }
  emitCollectionChanged(context, id, ['products']);
  return {};
}

const emitCollectionChanged = ({ emit }: Context, collectionId: string, changedFields: string[]): void =>
  emit('com.wix.ecommerce.catalog.api.v1.CollectionChanged', collectionId, {
    data: { collectionId, changedFields, ...CATALOG_VERSION },
  });

const isCollectionSlugTaken = ({ db }: Context, slug: string): boolean =>
  slug === ALL_PRODUCTS.slug || db.of(collections).findUnique('slug', slug) !== undefined;

function checkCollectionSlug(context: Context, slug: string): void {
  if (isCollectionSlugTaken(context, slug))
    invalid('collection.slug', 'VALIDATION', 'is that of another collection');
}
