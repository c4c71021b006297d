/** What an import must be: as its actions take it, with references that exist, and as calls return it. */
import { isDeepStrictEqual } from 'node:util';
import type { CategoryRequestedField, ProductRequestedField } from 'storewire';
import { responseSchemas } from '../../generated/response-schemas.js';
import { createCategory, createProductWithInventoryV3 } from '../../generated/validators.js';
import { carts } from '../features/carts/stored-cart.ts';
import { collections } from '../features/catalog/stored-collection.ts';
import { products, storeVariants } from '../features/catalog/stored-product.ts';
import { ownProperties } from '../features/catalog-v3/product-input.ts';
import { checkSlug } from '../features/catalog-v3/refusals.ts';
import { isShownIn } from '../features/catalog-v3/saved-categories.ts';
import { withDerived } from '../features/catalog-v3/saved-products.ts';
import { categories, type StoredCategory } from '../features/catalog-v3/stored-category.ts';
import { inventoryItemInput, inventoryItems } from '../features/catalog-v3/stored-inventory-item.ts';
import { productsV3, type StoredProductV3 } from '../features/catalog-v3/stored-product.ts';
import { TREE } from '../features/catalog-v3/tree.ts';
import { handlerOf } from '../features/index.ts';
import { files } from '../features/media/stored-file.ts';
import { members } from '../features/members/stored-member.ts';
import { toTransactions } from '../features/orders/ledger.ts';
import {
  gatewayOrders,
  invoices,
  orders,
  orderTransactions,
  type StoredTransactions,
} from '../features/orders/stored-order.ts';
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
import { type Violation, valueAt, violationsOf } from '../kernel/errors/violations.ts';
import type { RequestValidator } from '../kernel/generated-tables/request-validator.ts';
import { checkedInput, violationsFor } from '../kernel/schemas/checked-input.ts';
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
  if (input) withText(() => void checkedInput({ input }, value), prefix);
}

/** Throws the violations of a check as a text. */
function withText(check: () => void, prefix = ''): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new Error(textOf(error.violations, prefix));
  }
}

/** The validators of the calls that create an entity, and the property of the request that it is. */
const REQUESTS = new Map<string, readonly [property: string, validate: RequestValidator]>([
  [productsV3.name, ['product', createProductWithInventoryV3]],
  [categories.name, ['category', createCategory]],
]);

/** Throws for an item that a call would refuse as what the merchant sets of it. */
export function checkRequest(name: string, value: Item): void {
  const [property, validate] = REQUESTS.get(name) ?? [];
  if (property === undefined || validate === undefined) return;
  withText(() => checkSlug(String(value['slug']), 'slug'));
  // validators remove what requests do not have
  const request = { treeReference: TREE, [property]: structuredClone(value) };
  if (validate(request)) return;
  const violations = violationsOf(validate.errors ?? [], request);
  throw new Error(
    textOf(violations.map((each) => ({ ...each, field: each.field.slice(property.length + 1) }))),
  );
}

const textOf = (violations: readonly Violation[], prefix = ''): string =>
  violations.map(({ field, description }) => `${prefix}${field} ${description}`).join('; ');

/** Fields that name an item which the code relies on. One with a question mark may be left out. */
const REFERENCES: readonly (readonly [of: string, path: string, to: Entity<never>])[] = [
  [storeVariants.name, 'productId', products],
  [productsV3.name, 'mainCategoryId?', categories],
  [categories.name, 'parentCategory?.id', categories],
  [inventoryItems.name, 'productId', productsV3],
  [orderTransactions.name, 'id', orders],
  [gatewayOrders.name, 'orderId', orders],
  [invoices.name, 'orderId', orders],
];

/** Names of entities that refer to others. */
export const REFERRING: ReadonlySet<string> = new Set(REFERENCES.map(([of]) => of));

/** Throws for an item that refers to nothing. Call it when all items are stored. */
export function checkReferences({ db }: Base, name: string, item: Item): void {
  for (const [of, path, to] of REFERENCES) {
    if (of !== name) continue;
    const field = path.replace('?', '');
    const id = valueAt(item, field.split('.'));
    const isLeftOut = (id === undefined || id === null) && field !== path;
    if (!isLeftOut && !db.of(to).get(String(id))) throw new Error(`${field} is no ${to.name} of the export`);
  }
}

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

/** What follows from an item and from others, calculated anew. */
const DERIVED: Readonly<Record<string, (base: Base, item: Item) => object>> = {
  [productsV3.name]: (base, item) => withDerived(base, ownProperties(item as unknown as StoredProductV3)),
  [categories.name]: (base, item) => ({
    ...item,
    isShown: isShownIn(base, item as unknown as StoredCategory),
  }),
};

type Item = Readonly<Record<string, unknown>>;

/** Names of entities, those first that others are made of, so that an error names the line that is wrong. */
export const CHECKED: ReadonlySet<string> = new Set([...READS, ...REFERENCES].map(([of]) => of));

/**
 * Throws for an item that differs from what follows from it, or that a call cannot return as the contract describes it.
 * Call it when the references of all items are checked.
 */
export function checkItem(base: Base, name: string, item: Item): void {
  const derived = DERIVED[name]?.(base, item);
  const different = derived && differenceIn(item, derived);
  if (different !== undefined)
    throw new Error(`${different} is not what follows from the rest in ${base.settings.currency}`);
  const caller = { role: 'merchant', via: 'staff', id: base.shop.ownerId } as const;
  for (const [of, call, inputOf] of READS) {
    if (of !== name) continue;
    const response = read(call, inputOf(String(item['id'])), contextOf(base, { caller, scope: call }));
    if (response !== undefined) checkResponse(call, response);
  }
  if (name === orderTransactions.name)
    checkResponse('payments.captureAuthorizedPayments', {
      orderTransactions: toTransactions(item as unknown as StoredTransactions),
    });
}

const checks = new Map<string, ReturnType<typeof violationsFor>>();

function checkOf(call: string): ReturnType<typeof violationsFor> {
  const { calls, schemas } = responseSchemas();
  return violationsFor({ $ref: `#/components/schemas/${calls[call]}`, components: { schemas } });
}

function checkResponse(call: string, response: unknown): void {
  const violationsOfCall = checks.get(call) ?? checkOf(call);
  checks.set(call, violationsOfCall);
  const violations = violationsOfCall(response);
  if (violations.length > 0)
    throw new Error(`The response of ${call} does not match the contract: ${textOf(violations)}`);
}

/** The first property that differs. Texts of prices per unit do not count: they depend on the version of ICU. */
function differenceIn(item: Item, derived: object): string | undefined {
  const [before, after] = [withoutTexts(item), withoutTexts(derived)];
  return Object.keys({ ...before, ...after }).find((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** All other texts named so are the merchant's, from which nothing follows. */
const withoutTexts = (item: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(item, (name, value: unknown) => (name === 'description' ? undefined : value)),
  ) as Record<string, unknown>;

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
