import { describe, expect, it } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';

const { input } = validator(Object.values(operationSchemas));

const violationsOf = (id: string, value: unknown): (string | undefined)[][] => (input(id, value)?.violations ?? []).map(({ field, rule }) => [field, rule]);

const ID = '58d2b7e4-a06f-4c93-8e1b-7f4a9c3d6205';

describe('an update requires only what changes', () => {
  it.each([
    ['reviews.updateReview', { reviewId: ID, review: { revision: '1', content: { title: 'A mug to keep' } } }],
    ['products.updateProduct', { id: ID, product: { ribbon: 'Sale' } }],
    ['collections.updateCollection', { id: ID, collection: { visible: false } }],
    ['variants.updateProductVariants', { id: ID, variants: [{ variantIds: [ID], price: 24 }] }],
  ])('%s', (id, value) => {
    expect(violationsOf(id, value)).toEqual([]);
  });

  it('and a review the revision that was read', () => {
    expect(violationsOf('reviews.updateReview', { reviewId: ID, review: { content: { title: 'A mug to keep' } } })).toEqual([
      ['review.revision', 'REQUIRED_FIELD'],
    ]);
    expect(violationsOf('reviews.updateReview', { reviewId: ID, review: { revision: null } })).toEqual([['review.revision', 'FORMAT']]);
  });
});

describe('what is created', () => {
  it('is a review with a rating', () => {
    const review = { namespace: 'stores', entityId: ID, content: { title: 'A mug to keep' } };
    expect(violationsOf('reviews.createReview', { review })).toEqual([['review.content.rating', 'REQUIRED_FIELD']]);
  });

  it('has a name, which is not null', () => {
    expect(violationsOf('products.createProduct', { product: { name: null, priceData: { price: 24 } } })).toEqual([['product.name', 'FORMAT']]);
    expect(violationsOf('products.createProduct', { product: { name: 'Mug', priceData: { price: null } } })).toEqual([['product.priceData.price', 'FORMAT']]);
    expect(violationsOf('collections.createCollection', { collection: { name: null } })).toEqual([['collection.name', 'FORMAT']]);
  });
});

describe('a page of the catalog', () => {
  it.each(['products.queryProducts', 'collections.queryCollections', 'variants.queryStoreVariants'])('of %s has at most 100 items', (id) => {
    expect(violationsOf(id, { query: { paging: { limit: 100 } } })).toEqual([]);
    expect(violationsOf(id, { query: { paging: { limit: 101 } } })).toEqual([['query.paging.limit', 'MAX']]);
  });
});

describe('a query of reviews', () => {
  it.each(['filter', 'sort', 'cursorPaging'])('has one format: query or %s, not both', (name) => {
    const value = name === 'sort' ? [] : {};
    expect(violationsOf('reviews.queryReviews', { [name]: value })).toEqual([]);
    expect(violationsOf('reviews.queryReviews', { query: {}, [name]: value })).toEqual([['input', 'ONE_OF_ALIGNMENT']]);
  });
});
