/** What an import must be: as its actions take it, with references that exist, and as calls return it. */
import type { CategoryRequestedField, ProductRequestedField } from 'storewire';
import { carts } from '../features/carts/stored-cart.ts';
import { collections } from '../features/catalog/stored-collection.ts';
import { products, storeVariants } from '../features/catalog/stored-product.ts';
import { categories } from '../features/catalog-v3/stored-category.ts';
import { inventoryItemInput, inventoryItems } from '../features/catalog-v3/stored-inventory-item.ts';
import { listedVariants, productsV3 } from '../features/catalog-v3/stored-product.ts';
import { TREE } from '../features/catalog-v3/tree.ts';
import { handlerOf } from '../features/index.ts';
import { files } from '../features/media/stored-file.ts';
import { members } from '../features/members/stored-member.ts';
import { gatewayOrders, invoices, orders, orderTransactions } from '../features/orders/stored-order.ts';
import { deliveryActions } from '../features/pricing/admin/delivery.ts';
import { purchaseActions } from '../features/pricing/admin/purchases.ts';
import { coupons } from '../features/pricing/coupons.ts';
import { DELIVERY_DOCUMENT } from '../features/pricing/delivery.ts';
import { giftCards } from '../features/pricing/gift-cards.ts';
import { memberships } from '../features/pricing/memberships.ts';
import { RULES_DOCUMENT } from '../features/pricing/purchase-rules.ts';
import { TAX_DOCUMENT } from '../features/pricing/tax-settings.ts';
import { reviewEntity } from '../features/reviews/stored-review.ts';
import { backInStockRequests } from '../features/stock/stored-request.ts';
import { type Base, type Context, contextOf } from '../kernel/context/context.ts';
import { Failure, InvalidInput } from '../kernel/errors/failure.ts';
import { checkedInput } from '../kernel/schemas/checked-input.ts';
import type { ObjectSchema } from '../kernel/schemas/json-schema.ts';
import { SETTINGS_DOCUMENT } from '../kernel/settings/changed-settings.ts';
import { someSettings } from '../kernel/settings/settings-rules.ts';
import type { Entity } from '../kernel/store/entity.ts';

/** The inputs of actions by the entity or document that they set. */
const INPUTS = new Map<string, ObjectSchema>([
  [SETTINGS_DOCUMENT, someSettings],
  [DELIVERY_DOCUMENT, deliveryActions.configureDelivery.input],
  [TAX_DOCUMENT, purchaseActions.configureTax.input],
  [RULES_DOCUMENT, purchaseActions.configurePurchases.input],
  [inventoryItems.name, inventoryItemInput],
  [coupons.name, purchaseActions.saveCoupon.input],
  [giftCards.name, purchaseActions.saveGiftCard.input],
  [memberships.name, purchaseActions.saveMembership.input],
]);

/** Throws for an item or a document that an action would refuse. */
export function checkInput(name: string, value: object, prefix = ''): void {
  const input = INPUTS.get(name);
  if (!input) return;
  try {
    checkedInput({ input }, value);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new Error(
      error.violations.map(({ field, description }) => `${prefix}${field} ${description}`).join('; '),
    );
  }
}

/** Fields that name an item which the code relies on. */
const REFERENCES: readonly (readonly [of: string, field: string, to: Entity<never>])[] = [
  [storeVariants.name, 'productId', products],
  [listedVariants.name, 'productId', productsV3],
  [inventoryItems.name, 'productId', productsV3],
  [orderTransactions.name, 'id', orders],
  [gatewayOrders.name, 'orderId', orders],
  [invoices.name, 'orderId', orders],
];

/** Parts that a product and a category have only if they are asked for. */
const PRODUCT_FIELDS: readonly ProductRequestedField[] = [
  'DESCRIPTION',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'THUMBNAIL',
  'INFO_SECTION_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'BREADCRUMBS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'SUBSCRIPTION_PRICES_INFO',
  'DISCOUNT_INFO',
  'MERCHANT_DATA',
];
const CATEGORY_FIELDS: readonly CategoryRequestedField[] = [
  'DESCRIPTION',
  'RICH_CONTENT_DESCRIPTION',
  'BREADCRUMBS_INFO',
];

/** Calls that read an item. */
const READS: readonly (readonly [of: string, call: string, inputOf: (id: string) => object])[] = [
  [products.name, 'products.getProduct', (id) => ({ id, includeMerchantSpecificData: true })],
  [products.name, 'products.getProductOptionsAvailability', (id) => ({ id, options: {} })],
  [storeVariants.name, 'variants.getStoreVariant', (id) => ({ id })],
  [collections.name, 'collections.getCollectionById', (id) => ({ id })],
  [categories.name, 'categories.getCategory', (id) => ({ id, treeReference: TREE, fields: CATEGORY_FIELDS })],
  [productsV3.name, 'productsV3.getProduct', (id) => ({ id, fields: PRODUCT_FIELDS })],
  [
    productsV3.name,
    'productsV3.queryProducts',
    (id) => ({ query: { filter: { id } }, fields: ['MIN_PRICE_VARIANT'] }),
  ],
  [productsV3.name, 'productsV3.countProducts', (id) => ({ filter: { id }, search: { expression: 'a' } })],
  [inventoryItems.name, 'inventoryItems.getInventoryItem', (id) => ({ id })],
  [listedVariants.name, 'productsV3.queryVariants', (id) => ({ query: { filter: { id } } })],
  [carts.name, 'cartsV2.getCart', (cartId) => ({ cartId })],
  [
    carts.name,
    'cartsV2.estimateCart',
    (cartId) => ({
      cartId,
      validationConfig: 'CHECKOUT_VALIDATIONS',
      calculateDelivery: true,
      calculateAdditionalFees: true,
      calculateTax: true,
      calculateGiftCards: true,
    }),
  ],
  [carts.name, 'checkouts.getCheckoutByCartId', (id) => ({ id })],
  [orders.name, 'orders.getOrder', (id) => ({ id })],
  [orderTransactions.name, 'payments.getPaymentCollectabilityStatus', (ecomOrderId) => ({ ecomOrderId })],
  [members.name, 'members.getMember', (id) => ({ id, fieldsets: ['FULL'] })],
  [files.name, 'files.getFileDescriptor', (fileId) => ({ fileId })],
  [reviewEntity.name, 'reviews.getReview', (reviewId) => ({ reviewId, returnPrivateReviews: true })],
  [backInStockRequests.name, 'backInStock.getBackInStockRequest', (id) => ({ id })],
];

/**
 * Throws for an item that refers to nothing, or that a call cannot return as the contract describes it. Call
 * it when all items are stored.
 */
type CheckItem = (base: Base, name: string, item: Readonly<Record<string, unknown>>) => void;

/** Names of entities, those first that others are made of, so that an error names the line that is wrong. */
export const CHECKED: ReadonlySet<string> = new Set([...READS, ...REFERENCES].map(([of]) => of));

/** Loads the schemas of responses, which only imports need. */
export async function loadItemCheck(): Promise<CheckItem> {
  const { operationSchemas, validator } = await import('storewire/zod');
  const responses = validator(Object.values(operationSchemas), { responses: 'strict' });
  return (base, name, item) => {
    for (const [of, field, to] of REFERENCES)
      if (of === name && !base.db.of(to).get(String(item[field])))
        throw new Error(`${field} is no ${to.name} of the export`);
    const caller = { role: 'merchant', via: 'staff', id: base.shop.ownerId } as const;
    for (const [of, call, inputOf] of READS) {
      if (of !== name) continue;
      const response = read(call, inputOf(String(item['id'])), contextOf(base, { caller, scope: call }));
      const problem = response === undefined ? undefined : responses.output(call, response);
      if (problem) throw problem;
    }
  };
}

/** The response of a call; `undefined` for a refusal. */
function read(call: string, input: object, context: Context): unknown {
  const handler = handlerOf(call);
  try {
    return typeof handler === 'function' ? handler(input, context) : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw new Error(`cannot be read by ${call}: ${String(error)}`);
  }
}
