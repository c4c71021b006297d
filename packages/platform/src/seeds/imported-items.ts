/** What the items of an import must be besides their type: they refer to what exists, and can be read. */
import { carts } from '../features/carts/stored-cart.ts';
import { collections } from '../features/catalog/stored-collection.ts';
import { products, storeVariants } from '../features/catalog/stored-product.ts';
import { handlerOf } from '../features/index.ts';
import { files } from '../features/media/stored-file.ts';
import { members } from '../features/members/stored-member.ts';
import { gatewayOrders, invoices, orders, orderTransactions } from '../features/orders/stored-order.ts';
import { reviewEntity } from '../features/reviews/stored-review.ts';
import { backInStockRequests } from '../features/stock/stored-request.ts';
import { type Base, type Context, contextOf } from '../kernel/context/context.ts';
import { Failure } from '../kernel/errors/failure.ts';
import type { Entity } from '../kernel/store/entity.ts';

type Item = { id: string } & Readonly<Record<string, unknown>>;

/** Fields that name an item which the code relies on. */
const REFERENCES: readonly (readonly [of: Entity<never>, field: string, to: Entity<never>])[] = [
  [storeVariants, 'productId', products],
  [orderTransactions, 'id', orders],
  [gatewayOrders, 'orderId', orders],
  [invoices, 'orderId', orders],
];

/** Calls that read an item, with the field of their input that names it. */
const READS: readonly (readonly [of: Entity<never>, call: string, field: string, input?: object])[] = [
  [products, 'products.getProduct', 'id', { includeMerchantSpecificData: true }],
  [storeVariants, 'variants.getStoreVariant', 'id'],
  [collections, 'collections.getCollectionById', 'id'],
  [carts, 'cartsV2.getCartV2', 'cartId'],
  [carts, 'cartsV2.calculateCartV2', 'cartId'],
  [carts, 'checkouts.getCheckoutByCartId', 'id'],
  [orders, 'orders.getOrder', 'id'],
  [orders, 'payments.getPaymentCollectabilityStatus', 'ecomOrderId'],
  [members, 'members.getMember', 'id', { fieldsets: ['FULL'] }],
  [files, 'files.getFileDescriptor', 'fileId'],
  [reviewEntity, 'reviews.getReview', 'reviewId', { returnPrivateReviews: true }],
  [backInStockRequests, 'backInStock.getBackInStockRequest', 'id'],
];

/** Throws for an item that refers to nothing, or that a call fails to read. Call it when all items are stored. */
export function checkItem(base: Base, entity: Entity<never>, item: Item): void {
  for (const [of, field, to] of REFERENCES)
    if (of === entity && !base.db.of(to).get(String(item[field])))
      throw new Error(`${field} is no ${to.name} of the export`);
  const caller = { role: 'merchant', via: 'staff', id: base.shop.ownerId } as const;
  for (const [of, call, field, input] of READS)
    if (of === entity) read(call, { ...input, [field]: item.id }, contextOf(base, { caller, scope: call }));
}

function read(call: string, input: object, context: Context): void {
  const handler = handlerOf(call);
  try {
    if (typeof handler === 'function') handler(input, context);
  } catch (error) {
    // a refusal is a response
    if (!(error instanceof Failure)) throw new Error(`cannot be read by ${call}: ${String(error)}`);
  }
}
