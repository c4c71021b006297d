/**
 * What calls take, as a person types it. Compiled, never run: an error that is expected and does not come is
 * an error.
 */
import { expectTypeOf } from 'vitest';
import type {
  AddToCurrentCartInput,
  BackInStockRequest,
  BackInStockRequestInput,
  Client,
  CreateBackInStockRequestInput,
  FileDescriptor,
  FileMediaType,
  ListFilesInput,
  Product,
  StoreClient,
  UnknownValue,
} from '../../src/index.ts';
import { toLineItem } from '../../src/index.ts';
import {
  addLineItemsToCurrentCartV2,
  addToCurrentCart,
  createBackInStockRequest,
  getCollectionById,
  getCurrentCart,
  listFiles,
  queryCollections,
  searchOrders,
  ssoLogin,
  updateProduct,
} from '../../src/operations.ts';

declare const client: Client;
declare const transport: StoreClient;

// path, query and body properties are siblings
void client.collections.updateCollection({ id: '1', collection: { name: 'Mugs' } });
void getCollectionById(transport, { id: '1' });
void client.reviews.getReview({ reviewId: '1', returnPrivateReviews: true });

// @ts-expect-error the id is required
void getCollectionById(transport, {});
// @ts-expect-error and so is the input that has it
void client.collections.getCollectionById();
// @ts-expect-error a member that the call does not have
void getCollectionById(transport, { id: '1', slug: 'mugs' });
// @ts-expect-error a member of another type
void getCollectionById(transport, { id: 1 });
// @ts-expect-error a number for an object
void queryCollections(transport, { query: 1 });
// @ts-expect-error a number for an object at depth, whose members are all optional
void updateProduct(transport, { id: '1', product: { brand: 'Harbour', seoData: 1 } });
// @ts-expect-error members are not grouped by where they travel
void client.collections.getCollectionById({ path: { id: '1' } });
// @ts-expect-error a misspelt member
void queryCollections(transport, { querry: {} });
// @ts-expect-error a misspelt member at depth
void queryCollections(transport, { query: { paging: { limits: 1 } } });

// dotted query parameters are nested
void listFiles(transport, { paging: { limit: 10 }, sort: { fieldName: 'updatedDate', order: 'DESC' } });
expectTypeOf<NonNullable<ListFilesInput['paging']>>().toEqualTypeOf<{ limit?: number; cursor?: string }>();
// @ts-expect-error they are not dotted in the input
void listFiles(transport, { 'paging.limit': 10 });
// @ts-expect-error and checked like any other member
void listFiles(transport, { paging: { offset: 10 } });

// the input may be left out when nothing in it is required, and takes nothing when it has no members
void queryCollections(transport);
void client.currentCart.getCurrentCart();
void getCurrentCart(transport, {});
void getCurrentCart(transport, undefined, { timeoutMs: 1000 });
// @ts-expect-error a call without members
void getCurrentCart(transport, { id: '1' });
// @ts-expect-error not an option
void getCurrentCart(transport, {}, { timeout: 1000 });

// a product is an item of both versions of carts
void addLineItemsToCurrentCartV2(transport, { catalogItems: [toLineItem({ productId: '1' })] });
void addToCurrentCart(transport, { lineItems: [toLineItem({ productId: '1' })] });

// what only the server sets is neither asked for nor offered, and what was read can be sent back
declare const read: BackInStockRequest;
type AddedLine = NonNullable<AddToCurrentCartInput['lineItems']>[number];
void createBackInStockRequest(transport, {
  request: { catalogReference: { catalogItemId: '1', appId: '2' }, email: 'a@example.com' },
  itemDetails: { name: 'Mug', price: '24.00' },
});
void createBackInStockRequest(transport, {
  // @ts-expect-error an id that only the server sets
  request: { id: '1', catalogReference: { catalogItemId: '1', appId: '2' }, email: 'a@example.com' },
  itemDetails: { name: 'Mug', price: '24.00' },
});
// @ts-expect-error an id that only the server sets, in a list
void addToCurrentCart(transport, { lineItems: [{ id: '1', quantity: 1 }] });
expectTypeOf<BackInStockRequestInput>().not.toHaveProperty('status');
expectTypeOf<AddedLine>().not.toHaveProperty('id');
expectTypeOf(read).toExtend<CreateBackInStockRequestInput['request']>();

// enumerations reject typos and other texts, and take what was read, what was checked and what is cast
declare const text: string;
declare const product: Product;
declare const file: FileDescriptor;
void listFiles(transport, { mediaTypes: ['IMAGE', file.mediaType, 'HOLOGRAM' as UnknownValue] });
void listFiles(transport, { mediaTypes: [text as FileMediaType] });
void updateProduct(transport, { id: '1', product: { ...product, productType: 'digital' } });
void updateProduct(transport, { id: '1', product });
// @ts-expect-error a misspelt value
void updateProduct(transport, { id: '1', product: { productType: 'phisical' } });
// @ts-expect-error a misspelt value in a list
void listFiles(transport, { mediaTypes: ['IMAGE', 'VIDOE'] });
// @ts-expect-error a text that may be anything
void listFiles(transport, { mediaTypes: [text] });
// @ts-expect-error a value that is no text
void listFiles(transport, { mediaTypes: [1] });
// @ts-expect-error a misspelt value in a filter
void searchOrders(transport, { search: { filter: { status: 'APROVED' } } });
// @ts-expect-error a misspelt value of an operator
void searchOrders(transport, { search: { filter: { status: { $in: ['APPROVED', 'CANCELLED'] } } } });
void searchOrders(transport, { search: { filter: { status: { $ne: 'ON_HOLD' as UnknownValue } } } });

// a call that the browser navigates to gives an address
expectTypeOf(ssoLogin(transport, { tenantId: '1', idpConnectionId: '2' })).toEqualTypeOf<URL>();
// @ts-expect-error its members are checked too
ssoLogin(transport, { tenantId: '1' });
