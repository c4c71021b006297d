/**
 * The catalog of the contract's examples: collections, products, files, reviews, and requests to be notified.
 */
import type {
  BackInStockRequest,
  Collection,
  FileDescriptor,
  Product,
  ProductMediaItem,
  Review,
  UpdateReviewInput,
} from 'storewire';
import { WHOLE_PRODUCT } from '../../features/catalog/options.ts';
import { saveProduct } from '../../features/catalog/saved-products.ts';
import { collections, type StoredCollection } from '../../features/catalog/stored-collection.ts';
import type { StoredProduct, StoredVariant } from '../../features/catalog/stored-product.ts';
import { files, folders, MEDIA_ROOT, TRASH_ROOT } from '../../features/media/stored-file.ts';
import { reviewEntity, type StoredReview } from '../../features/reviews/stored-review.ts';
import { backInStockRequests, type StoredRequest } from '../../features/stock/stored-request.ts';
import type { Context } from '../../kernel/context/context.ts';
import { anyContent } from '../shared/media.ts';
import { goToDate } from '../shared/timeline.ts';
import { examplesOf, requestOf } from './table.ts';

export function seedCatalogExamples(context: Context): void {
  const { db } = context;
  for (const { numberOfProducts: _count, ...collection } of examplesOf<Collection>(
    ['collections.queryCollections'],
    'collections',
  ))
    db.of(collections).save(collection as StoredCollection);
  for (const product of examplesOf<Product>(['products.queryProducts'], 'products')) {
    goToDate(context, product.lastUpdated);
    saveProduct(context, storedProduct(product));
  }
  seedFiles(context);
}

/** A product as the platform stores it. What is calculated from the rest is calculated again. */
function storedProduct({ variants = [], ...product }: Product & { id: string }): StoredProduct {
  const { stock } = product;
  const whole: StoredVariant = {
    id: WHOLE_PRODUCT,
    choices: {},
    own: {},
    stock: {
      trackQuantity: stock?.trackInventory ?? false,
      inStock: stock?.inStock ?? true,
      ...(typeof stock?.quantity === 'number' && { quantity: stock.quantity }),
    },
  };
  return {
    collectionIds: [],
    ...product,
    variants: variants.length === 0 ? [whole] : variants.map(storedVariant),
  } as StoredProduct;
}

function storedVariant({ id, choices, variant, stock }: NonNullable<Product['variants']>[number]) {
  const { priceData, costAndProfitData, weight, sku, visible, productDimensions, packageDimensions } =
    variant ?? {};
  const cost = costAndProfitData?.itemCost;
  return {
    id,
    choices,
    stock,
    own: {
      ...(priceData && { price: priceData.price }),
      ...(cost !== undefined && { cost }),
      ...(weight !== undefined && { weight }),
      ...(sku !== undefined && { sku }),
      ...(visible !== undefined && { visible }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
  } as StoredVariant;
}

/**
 * The files that the examples show, and the pictures and films of the catalog.
 * Their bytes are those of the sample shop.
 */
function seedFiles({ db, clock, media: store }: Context): void {
  const described = examplesOf<FileDescriptor>(
    ['files.getFileDescriptor', 'files.getFileDescriptors', 'files.listFiles', 'files.listDeletedFiles'],
    'files',
  );
  const media = examplesOf<ProductMediaItem>(
    ['products.getProduct', 'products.queryProducts', 'collections.queryCollections'],
    'items',
  );
  for (const { id, title = id, mediaType, image } of media)
    db.of(files).save({
      id,
      displayName: title,
      hash: anyContent(store, mediaType === 'video' ? 'mp4' : 'webp'),
      private: false,
      mediaType: mediaType === 'video' ? 'VIDEO' : 'IMAGE',
      mimeType: mediaType === 'video' ? 'video/mp4' : 'image/png',
      operationStatus: 'READY',
      labels: [],
      state: 'OK',
      namespace: 'NO_NAMESPACE',
      parentFolderId: MEDIA_ROOT,
      sizeInBytes: '0',
      createdDate: clock.iso(),
      updatedDate: clock.iso(),
      ...(image?.width && { width: image.width }),
      ...(image?.height && { height: image.height }),
    });
  for (const file of described) {
    const { media: content, url: _url, thumbnailUrl: _thumbnail, siteId: _site, ...rest } = file;
    const { width, height } = content?.image?.image ?? {};
    const createdDate = rest.createdDate ?? clock.iso();
    const parentFolderId = rest.parentFolderId ?? MEDIA_ROOT;
    db.of(files).save({
      ...rest,
      hash: anyContent(store, rest.mediaType === 'DOCUMENT' ? 'pdf' : 'webp'),
      parentFolderId,
      sizeInBytes: rest.sizeInBytes ?? '0',
      mimeType: rest.mimeType ?? (rest.mediaType === 'DOCUMENT' ? 'application/pdf' : 'image/png'),
      createdDate,
      updatedDate: rest.updatedDate ?? createdDate,
      ...(width && { width }),
      ...(height && { height }),
    });
    if (parentFolderId !== MEDIA_ROOT && parentFolderId !== TRASH_ROOT)
      db.of(folders).save({
        id: parentFolderId,
        name: parentFolderId,
        parentFolderId: MEDIA_ROOT,
        createdDate,
      });
  }
}

/** Reviews, whose revision is the one that the examples update, and requests to be notified. */
export function seedVoices({ db }: Context, membersByContact: ReadonlyMap<string, string>): void {
  const { review: change } = requestOf<Pick<UpdateReviewInput, 'review'>>('reviews.updateReview', 'typical');
  for (const review of examplesOf<Review>(['reviews.queryReviews'], 'reviews')) {
    const { contactId } = review.author ?? {};
    const owner = contactId && (membersByContact.get(contactId) ?? contactId);
    db.of(reviewEntity).save({
      ...review,
      ...(change.revision && { revision: change.revision }),
      ...(owner && { owner }),
    } as StoredReview);
  }
  for (const request of examplesOf<BackInStockRequest>(['backInStock.queryBackInStockRequests'], 'requests'))
    db.of(backInStockRequests).save(request as StoredRequest);
}
