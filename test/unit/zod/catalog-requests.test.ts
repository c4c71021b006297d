import { describe, expect, it } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';

const { input } = validator(Object.values(operationSchemas));

const violationsOf = (id: string, value: unknown): (string | undefined)[][] =>
  (input(id, value)?.violations ?? []).map(({ field, rule }) => [field, rule]);

const ID = '58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205';

describe('an update requires only what changes', () => {
  it.each([
    [
      'reviews.updateReview',
      { reviewId: ID, review: { revision: '1', content: { title: 'A mug to keep' } } },
    ],
    ['products.updateProduct', { id: ID, product: { ribbon: 'Sale' } }],
    ['collections.updateCollection', { id: ID, collection: { visible: false } }],
    ['variants.updateProductVariants', { id: ID, variants: [{ variantIds: [ID], price: 24 }] }],
  ])('%s', (id, value) => {
    expect(violationsOf(id, value)).toEqual([]);
  });

  it('and a review the revision that was read', () => {
    expect(
      violationsOf('reviews.updateReview', { reviewId: ID, review: { content: { title: 'A mug to keep' } } }),
    ).toEqual([['review.revision', 'REQUIRED_FIELD']]);
    expect(violationsOf('reviews.updateReview', { reviewId: ID, review: { revision: null } })).toEqual([
      ['review.revision', 'FORMAT'],
    ]);
  });
});

describe('what is created', () => {
  it('is a review with a rating', () => {
    const review = { namespace: 'stores', entityId: ID, content: { title: 'A mug to keep' } };
    expect(violationsOf('reviews.createReview', { review })).toEqual([
      ['review.content.rating', 'REQUIRED_FIELD'],
    ]);
  });

  it('has a name, which is not null', () => {
    expect(
      violationsOf('products.createProduct', { product: { name: null, priceData: { price: 24 } } }),
    ).toEqual([['product.name', 'FORMAT']]);
    expect(
      violationsOf('products.createProduct', { product: { name: 'Mug', priceData: { price: null } } }),
    ).toEqual([['product.priceData.price', 'FORMAT']]);
    expect(violationsOf('collections.createCollection', { collection: { name: null } })).toEqual([
      ['collection.name', 'FORMAT'],
    ]);
  });
});

describe('a page of the catalog', () => {
  it.each(['products.queryProducts', 'collections.queryCollections', 'variants.queryStoreVariants'])(
    'of %s has at most 100 items',
    (id) => {
      expect(violationsOf(id, { query: { paging: { limit: 100 } } })).toEqual([]);
      expect(violationsOf(id, { query: { paging: { limit: 101 } } })).toEqual([
        ['query.paging.limit', 'MAX'],
      ]);
    },
  );
});

describe('a query of reviews', () => {
  it.each(['filter', 'sort', 'cursorPaging'])('has one format: query or %s, not both', (name) => {
    const value = name === 'sort' ? [] : {};
    expect(violationsOf('reviews.queryReviews', { [name]: value })).toEqual([]);
    expect(violationsOf('reviews.queryReviews', { query: {}, [name]: value })).toEqual([
      ['input', 'ONE_OF_ALIGNMENT'],
    ]);
  });
});

describe('a request of the catalog is rejected', () => {
  const itemDetails = { name: 'Driftwood spoon rest', price: '14.00' };

  it.each([
    ['a medium by neither id nor address', 'products.addProductMedia', { id: ID, media: [{}] }, 'media.0'],
    [
      'a medium by both',
      'products.addProductMedia',
      { id: ID, media: [{ mediaId: 'a', url: 'https://example.com/a.png' }] },
      'media.0',
    ],
    [
      'new values of no variant',
      'variants.updateProductVariants',
      { id: ID, variants: [{ price: 24 }] },
      'variants.0',
    ],
    ['a bulk update of nothing', 'products.bulkUpdateProducts', { ids: [ID], set: {} }, 'set'],
    [
      'a bulk update of two properties',
      'products.bulkUpdateProducts',
      { ids: [ID], set: { price: 1, brand: 'x' } },
      'set',
    ],
    ['a report without recipients', 'backInStock.reportItemsBackInStock', { itemDetails }, 'input'],
    [
      'a price below 0',
      'backInStock.reportItemsBackInStock',
      { requestIds: [ID], itemDetails: { ...itemDetails, price: '-5' } },
      'itemDetails.price',
    ],
    [
      'a size with seven decimal places',
      'products.updateProduct',
      { id: ID, product: { productDimensions: { width: '0.1234567' } } },
      'product.productDimensions.width',
    ],
  ])('for %s', (_what, id, value, field) => {
    expect(violationsOf(id, value).map(([at]) => at)).toEqual([field]);
  });
});
