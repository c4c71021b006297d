/**
 * What filters and sorts take, per entity. Compiled, never run: an error that is expected and does not come
 * is an error.
 */
import { expectTypeOf } from 'vitest';
import type {
  BackInStockQuery,
  Client,
  CollectionFilter,
  CursorSearch,
  DateTime,
  MemberFilter,
  OrderFilter,
  ProductFilter,
  ProductQuery,
  ReviewQuery,
  StoreVariantQuery,
} from '../../src/index.ts';

declare const client: Client;

// products: a value alone, operators, dotted names, options by name, dates
void client.products.queryProducts({
  query: {
    filter: {
      name: { $startsWith: 'Tidal', $ne: null },
      sku: null,
      price: { $gte: 10, $lt: 20.5 },
      productType: { $in: ['physical'] },
      'collections.id': { $hasSome: ['a'] },
      'options.Glaze': { $hasAll: ['Sea'] },
      createdDate: { $gt: '1970-01-01T00:00:00Z', $lte: '2026-01-01T00:00:00Z' },
      $or: [{ slug: 'mug' }, { $not: { numericId: { $gt: '7' } } }],
    },
    sort: [{ fieldName: 'price', order: 'DESC' }, { fieldName: 'name' }],
  },
});
expectTypeOf<string>().toEqualTypeOf<DateTime>();

// @ts-expect-error a field that products do not have
export const typo: ProductFilter = { nmae: 'mug' };
// @ts-expect-error a field that cannot be filtered
export const unfilterable: ProductFilter = { weight: { $gt: 1 } };
// @ts-expect-error an operator that there is not
export const unknownOperator: ProductFilter = { price: { $equals: 1 } };
// @ts-expect-error a value of another type
export const value: ProductFilter = { price: 'ten' };
// @ts-expect-error a wrong field in a join
export const joined: ProductFilter = { $or: [{ name: 'a' }, { nmae: 'b' }] };
// @ts-expect-error a field that products cannot be sorted by
export const sort: ProductQuery = { sort: [{ fieldName: 'description' }] };
// @ts-expect-error fields that an app adds are those of orders
export const extended: ProductFilter = { 'extendedFields.namespaces.a.b': 1 };

// collections
export const collections: CollectionFilter = { id: { $in: ['a', 'b'] }, name: { $contains: 'ware' } };
// @ts-expect-error collections cannot be sorted by slug
void client.collections.queryCollections({ query: { sort: [{ fieldName: 'slug' }] } });

// store variants
export const variants: StoreVariantQuery = {
  filter: { productId: 'a', 'stock.quantity': { $gt: 0 }, managedVariant: true },
  sort: [{ fieldName: 'variantId' }],
};
// @ts-expect-error a boolean has no order
export const variant: StoreVariantQuery = { filter: { 'stock.inStock': { $gt: false } } };

// orders, with fields that apps have added
void client.orders.searchOrders({
  search: {
    filter: {
      status: { $nin: ['CANCELED'] },
      paymentStatus: 'PAID',
      'buyerInfo.email': { $startsWith: 'ada@' },
      'priceSummary.total.amount': { $gte: '10.00' },
      'lineItems.catalogReference.catalogItemId': { $hasSome: ['a'] },
      createdDate: { $gte: '1970-01-01T00:00:00Z', $lt: '1970-01-02T00:00:00Z' },
      'extendedFields.namespaces.@shop/packing.fragile': true,
      'extendedFields.namespaces._user_fields.weight': { $gt: 2 },
    },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  },
});
// @ts-expect-error money is text
export const money: OrderFilter = { 'priceSummary.total.amount': { $gte: 10 } };
// @ts-expect-error an operator that there is not, on a field that an app has added
export const extension: OrderFilter = { 'extendedFields.namespaces.a.b': { $above: 1 } };
// @ts-expect-error a field of no kind
export const order: OrderFilter = { customFields: 'a' };
// @ts-expect-error orders cannot be sorted by id
export const search: CursorSearch = { sort: [{ fieldName: 'id' }] };

// reviews, both forms of the body
void client.reviews.queryReviews({
  query: { filter: { entityId: 'a', 'content.rating': { $gte: 4 }, 'content.media': { $isEmpty: false } } },
});
void client.reviews.queryReviews({
  filter: { namespace: 'stores' },
  sort: [{ fieldName: 'content.rating', order: 'DESC' }],
});
// @ts-expect-error media can only be asked for being there
export const media: ReviewQuery = { filter: { 'content.media': 'a' } };

// members, also in the calls that act by filter
void client.members.queryMembers({
  query: {
    filter: { 'profile.nickname': { $contains: 'a' }, lastLoginDate: { $lt: '1970-01-01T00:00:00Z' } },
  },
});
void client.members.bulkBlockMembers({ filter: { loginEmail: { $endsWith: '@spam.example.com' } } });
void client.members.listMembers({ sorting: [{ fieldName: 'profile.nickname' }] });
export const custom: MemberFilter = { 'contact.customFields.custom.size': 'XL' };
// @ts-expect-error a misspelt field
void client.members.bulkDeleteMembersByFilter({ filter: { state: 'BLOCKED' } });
// @ts-expect-error the filter is required
void client.members.bulkApproveMembers({});

// back-in-stock requests, and files, which have a sort only
export const waiting: BackInStockQuery = {
  filter: {
    status: 'RECEIVED',
    'catalogReference.catalogItemId': 'a',
    createdDate: { $lt: '1970-01-01T00:00:00Z' },
  },
};
void client.files.searchFiles({ sort: { fieldName: 'sizeInBytes', order: 'DESC' } });
// @ts-expect-error files cannot be sorted by kind
void client.files.listFiles({ sort: { fieldName: 'mediaType' } });
