// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { EventKinds, EventNames } from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

export { numbers } from '../numbers.ts';

/** Every event, by its type: its kind, and its body after decoding. */
export interface Events {
  /** Sent when the status of an order becomes APPROVED, which is when a shop starts to fulfill it. Type `wix.ecom.v1.order_approved`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_approved': { kind: 'action'; body: T.OrderActionEvent };
  /** Sent when an order is canceled. The payload repeats what the merchant chose: an e-mail to the buyer, its message, and whether the items went back into stock. Type `wix.ecom.v1.order_canceled`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_canceled': { kind: 'action'; body: T.OrderCanceledEvent };
  /** Sent when a draft of changes to a placed order is committed. Type `wix.ecom.v1.order_committed`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_committed': { kind: 'action'; body: T.OrderCommittedEvent };
  /** Sent when an order is created, by a checkout or by a call. It need not be approved or paid yet. Type `wix.ecom.v1.order_created`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_created': { kind: 'created'; body: T.OrderCreatedEvent };
  /** Sent when the fulfillment status of an order changes; `newFulfillmentStatus` states whether all of it is fulfilled. Type `wix.ecom.v1.order_fulfilled`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_fulfilled': { kind: 'action'; body: T.OrderFulfilledEvent };
  /** Sent when an order from another system is imported. The platform did not take its payment. Type `wix.ecom.v1.order_imported`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_imported': { kind: 'action'; body: T.OrderActionEvent };
  /** Sent when an order that was imported from another system is deleted. Type `wix.ecom.v1.order_imported_order_deleted`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_imported_order_deleted': { kind: 'action'; body: T.OrderActionEvent };
  /** Sent when the payment status of an order changes, for example when an offline payment is marked as received or a refund is complete. Type `wix.ecom.v1.order_payment_status_updated`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_payment_status_updated': { kind: 'action'; body: T.OrderPaymentStatusUpdatedEvent };
  /** Sent when anything in an order changes. More specific events may arrive for the same change. Type `wix.ecom.v1.order_updated`; the app needs the permission ECOM.READ_ORDERS. */
  'wix.ecom.v1.order_updated': { kind: 'updated'; body: T.OrderUpdatedEvent };
  /** Sent when a visitor or a member gets a new cart. Type `wix.ecom.v1.cart_created`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v1.cart_created': { kind: 'created'; body: T.CartCreatedEvent };
  /** Sent when a cart is deleted, also when its checkout is complete. The cart itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.cart_deleted`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v1.cart_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent when anything in a cart changes. Type `wix.ecom.v1.cart_updated`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v1.cart_updated': { kind: 'updated'; body: T.CartUpdatedEvent };
  /** Sent when all totals of a cart were calculated. The data is the summary, not the cart. No source says whether an estimate sends it too; assumed that it does not. Type `wix.ecom.v2.cart_calculated`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v2.cart_calculated': { kind: 'action'; body: T.CartCalculatedEvent };
  /** Sent when a buyer gets a new cart, or a merchant creates one. Type `wix.ecom.v2.cart_created`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v2.cart_created': { kind: 'created'; body: T.CartV2CreatedEvent };
  /** Sent when a cart is deleted. The event may contain the cart as it was; `metadata.entityId` is always its id. Type `wix.ecom.v2.cart_deleted`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v2.cart_deleted': { kind: 'deleted'; body: T.CartV2DeletedEvent };
  /** Sent when anything in a cart changes. An order that is placed sets `orderPlaced` and `orderId`; that it sends this event is assumed. Type `wix.ecom.v2.cart_updated`; the app needs the permission ECOM.READ_CARTS. */
  'wix.ecom.v2.cart_updated': { kind: 'updated'; body: T.CartV2UpdatedEvent };
  /** Sent when a checkout is marked as completed. An order usually comes of it. Type `wix.ecom.v1.checkout_completed`; the app needs the permission ECOM.READ_CHECKOUTS. */
  'wix.ecom.v1.checkout_completed': { kind: 'action'; body: T.CheckoutCompletedEvent };
  /** Sent when a checkout is created, from a cart or on its own. Type `wix.ecom.v1.checkout_created`; the app needs the permission ECOM.READ_CHECKOUTS. */
  'wix.ecom.v1.checkout_created': { kind: 'created'; body: T.CheckoutCreatedEvent };
  /** Sent when a checkout is deleted. The checkout itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.checkout_deleted`; the app needs the permission ECOM.READ_CHECKOUTS. */
  'wix.ecom.v1.checkout_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent when anything in a checkout changes, its calculated totals included. Type `wix.ecom.v1.checkout_updated`; the app needs the permission ECOM.READ_CHECKOUTS. */
  'wix.ecom.v1.checkout_updated': { kind: 'updated'; body: T.CheckoutUpdatedEvent };
  /** Sent when the merchant changes the settings of the checkout pages. Type `wix.ecom.v1.checkout_settings_updated`; the app needs the permission ECOM.READ_CHECKOUT_SETTINGS. */
  'wix.ecom.v1.checkout_settings_updated': { kind: 'updated'; body: T.CheckoutSettingsUpdatedEvent };
  /** Sent when a back-in-stock notification is requested. Type `wix.ecom.v1.back_in_stock_notification_request_created`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS. */
  'wix.ecom.v1.back_in_stock_notification_request_created': { kind: 'created'; body: T.BackInStockNotificationRequestCreatedEvent };
  /** Sent when a request is deleted. The request itself is not in the event: `metadata.entityId` is its id. Type `wix.ecom.v1.back_in_stock_notification_request_deleted`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS. */
  'wix.ecom.v1.back_in_stock_notification_request_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent when a request changes, for example when its status becomes NOTIFICATION_SENT. Type `wix.ecom.v1.back_in_stock_notification_request_updated`; the app needs the permission ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS. */
  'wix.ecom.v1.back_in_stock_notification_request_updated': { kind: 'updated'; body: T.BackInStockNotificationRequestUpdatedEvent };
  /** Sent when the bank of a buyer approves a chargeback: the money of the payment goes back. Type `wix.ecom.v1.order_transactions_chargeback_approved`; the app needs the permission ECOM.READ_TRANSACTIONS. */
  'wix.ecom.v1.order_transactions_chargeback_approved': { kind: 'action'; body: T.ChargebackEvent };
  /** Sent when a chargeback is reversed: the money comes back to the merchant. Type `wix.ecom.v1.order_transactions_chargeback_reversed`; the app needs the permission ECOM.READ_TRANSACTIONS. */
  'wix.ecom.v1.order_transactions_chargeback_reversed': { kind: 'action'; body: T.ChargebackEvent };
  /** Sent when details of payments or refunds change that do not move money. Type `wix.ecom.v1.order_transactions_details_updated`; the app needs the permission ECOM.READ_TRANSACTIONS. */
  'wix.ecom.v1.order_transactions_details_updated': { kind: 'action'; body: T.OrderTransactionsUpdatedEvent };
  /** Sent when a refund of an order has reached its end. Type `wix.ecom.v1.order_transactions_refund_completed`; the app needs the permission ECOM.READ_TRANSACTIONS. */
  'wix.ecom.v1.order_transactions_refund_completed': { kind: 'action'; body: T.OrderTransactionsRefundCompletedEvent };
  /** Sent when payments or refunds of an order are added or change. Type `wix.ecom.v1.order_transactions_updated`; the app needs the permission ECOM.READ_TRANSACTIONS. */
  'wix.ecom.v1.order_transactions_updated': { kind: 'action'; body: T.OrderTransactionsUpdatedEvent };
  /** Sent when a checkout counts as left by its buyer. Type `wix.ecom.v1.abandoned_checkout_created`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ. */
  'wix.ecom.v1.abandoned_checkout_created': { kind: 'created'; body: T.AbandonedCheckoutEvent };
  /** Sent when the record of a left checkout is deleted. Unlike other deletions, the event holds the entity. Type `wix.ecom.v1.abandoned_checkout_deleted`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ. */
  'wix.ecom.v1.abandoned_checkout_deleted': { kind: 'deleted'; body: T.AbandonedCheckoutEvent };
  /** Sent when a buyer comes back to a left checkout and completes it. Type `wix.ecom.v1.abandoned_checkout_recovered`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ. */
  'wix.ecom.v1.abandoned_checkout_recovered': { kind: 'action'; body: T.AbandonedCheckoutRecoveredEvent };
  /** Sent when the record of a left checkout changes. Type `wix.ecom.v1.abandoned_checkout_updated`; the app needs the permission ECOM.ABANDONED_CHECKOUT_READ. */
  'wix.ecom.v1.abandoned_checkout_updated': { kind: 'updated'; body: T.AbandonedCheckoutUpdatedEvent };
  /** Sent when a review is created. It may still await moderation. Type `wix.reviews.v1.review_created`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS. */
  'wix.reviews.v1.review_created': { kind: 'created'; body: T.ReviewEvent };
  /** Sent when a review is deleted. Unlike other deletions, the event holds the entity. Type `wix.reviews.v1.review_deleted`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS. */
  'wix.reviews.v1.review_deleted': { kind: 'deleted'; body: T.ReviewEvent };
  /** Sent when a moderator or a rule changes the moderation status of a review. Type `wix.reviews.v1.review_moderation_status_changed`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS. */
  'wix.reviews.v1.review_moderation_status_changed': { kind: 'action'; body: T.ReviewModerationStatusChangedEvent };
  /** Sent when a review becomes visible to everybody. Type `wix.reviews.v1.review_review_published`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS. */
  'wix.reviews.v1.review_review_published': { kind: 'action'; body: T.ReviewPublishedEvent };
  /** Sent when anything in a review changes, the reply of the shop included. Type `wix.reviews.v1.review_updated`; the app needs the permission REVIEWS.READ_PRIVATE_REVIEWS. */
  'wix.reviews.v1.review_updated': { kind: 'updated'; body: T.ReviewUpdatedEvent };
  /** Sent when a product changes. It names the fields, not their values: read the product for those. Type `com.wix.ecommerce.catalog.api.v1.ProductChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': { kind: 'bare'; body: T.ProductChangedEvent };
  /** Sent when a collection changes. It names the fields, not their values: read the collection for those. Type `com.wix.ecommerce.catalog.api.v1.CollectionChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': { kind: 'bare'; body: T.ProductCollectionChangedEvent };
  /** Sent when a collection is created. Type `com.wix.ecommerce.catalog.api.v1.CollectionCreated`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': { kind: 'bare'; body: T.ProductCollectionCreatedEvent };
  /** Sent when a collection is deleted. Its products stay. Type `com.wix.ecommerce.catalog.api.v1.CollectionDeleted`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': { kind: 'bare'; body: T.ProductCollectionDeletedEvent };
  /** Sent when a product is created. Type `com.wix.ecommerce.catalog.api.v1.ProductCreated`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': { kind: 'bare'; body: T.ProductCreatedEvent };
  /** Sent when a product is deleted. Type `com.wix.ecommerce.catalog.api.v1.ProductDeleted`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': { kind: 'bare'; body: T.ProductDeletedEvent };
  /** Sent when variants of a product change. It names the variants, not their values: read the product for those. Type `com.wix.ecommerce.catalog.api.v1.VariantsChanged`; the app needs the permission WIX_STORES.READ_PRODUCTS. */
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': { kind: 'bare'; body: T.ProductVariantsChangedEvent };
  /** Sent when the settings of the stock of a product change: tracking or preorder. Type `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`; the app needs the permission WIX_STORES.READ_INVENTORY. */
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': { kind: 'bare'; body: T.InventoryItemChangedEvent };
  /** Sent when the stock of variants changes, by a sale, a restock or the merchant. Type `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`; the app needs the permission WIX_STORES.READ_INVENTORY. */
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': { kind: 'bare'; body: T.InventoryVariantsChangedEvent };
  /** Sent when the stock of a variant of catalog version 3 changes, with what changed it: an order, a person or app, or a change taken back. Type `wix.stores.catalog.v3.inventory_item_updated_with_reason`; the app needs the permission WIX_STORES.INVENTORY_READ. */
  'wix.stores.catalog.v3.inventory_item_updated_with_reason': { kind: 'action'; body: T.InventoryItemUpdatedWithReasonEvent };
  /** Sent when a variant of catalog version 3 is sold out, is in stock again, or can be ordered in advance. Type `wix.stores.catalog.v3.inventory_item_stock_status_updated`; the app needs the permission WIX_STORES.INVENTORY_READ. */
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': { kind: 'action'; body: T.InventoryItemStockStatusUpdatedEvent };
  /** Sent when a product of catalog version 3 is created. Type `wix.stores.catalog.v3.product_created`; the app needs the permission WIX_STORES.PRODUCT_READ. */
  'wix.stores.catalog.v3.product_created': { kind: 'created'; body: T.ProductV3CreatedEvent };
  /** Sent when anything in a product of catalog version 3 or in its variants changes. Type `wix.stores.catalog.v3.product_updated`; the app needs the permission WIX_STORES.PRODUCT_READ. */
  'wix.stores.catalog.v3.product_updated': { kind: 'updated'; body: T.ProductV3UpdatedEvent };
  /** Sent when a product of catalog version 3 is deleted. It is not in the event: `metadata.entityId` is its id. Type `wix.stores.catalog.v3.product_deleted`; the app needs the permission WIX_STORES.PRODUCT_READ. */
  'wix.stores.catalog.v3.product_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent when a category is created. Type `wix.categories.v1.category_created`; the app needs the permission CATEGORIES.CATEGORY_READ. */
  'wix.categories.v1.category_created': { kind: 'created'; body: T.CategoryCreatedEvent };
  /** Sent when a category changes. Its items have events of their own. Type `wix.categories.v1.category_updated`; the app needs the permission CATEGORIES.CATEGORY_READ. */
  'wix.categories.v1.category_updated': { kind: 'updated'; body: T.CategoryUpdatedEvent };
  /** Sent when a category is deleted. It is not in the event: `metadata.entityId` is its id. Type `wix.categories.v1.category_deleted`; the app needs the permission CATEGORIES.CATEGORY_READ. */
  'wix.categories.v1.category_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent for each item that is added to a category. Type `wix.categories.v1.category_item_added_to_category`; the app needs the permission CATEGORIES.CATEGORY_READ. */
  'wix.categories.v1.category_item_added_to_category': { kind: 'action'; body: T.CategoryItemEvent };
  /** Sent for each item that is taken out of a category. Type `wix.categories.v1.category_item_removed_from_category`; the app needs the permission CATEGORIES.CATEGORY_READ. */
  'wix.categories.v1.category_item_removed_from_category': { kind: 'action'; body: T.CategoryItemEvent };
  /** Sent when a file that was uploaded or imported cannot be processed. It never becomes READY. Type `wix.media.site_media.v1.file_descriptor_file_failed`; the app needs the permission MEDIA.SITE_MEDIA_FILES_READ. */
  'wix.media.site_media.v1.file_descriptor_file_failed': { kind: 'action'; body: T.FileDescriptorFileFailedEvent };
  /** Sent when a file is processed and may be used, and again when it is restored from the trash. Type `wix.media.site_media.v1.file_descriptor_file_ready`; the app needs the permission MEDIA.SITE_MEDIA_FILES_READ. */
  'wix.media.site_media.v1.file_descriptor_file_ready': { kind: 'action'; body: T.FileDescriptorFileReadyEvent };
  /** Sent when a site member is created, by registration or by a call. Type `wix.members.v1.member_created`; the app needs the permission MEMBERS.MEMBER_READ. */
  'wix.members.v1.member_created': { kind: 'created'; body: T.MemberCreatedEvent };
  /** Sent when a site member is deleted. The member is not in the event: `metadata.entityId` is the id. Type `wix.members.v1.member_deleted`; the app needs the permission MEMBERS.MEMBER_READ. */
  'wix.members.v1.member_deleted': { kind: 'deleted'; body: T.EntityDeletedEvent };
  /** Sent when anything in a member changes: the profile, the contact, the status. Type `wix.members.v1.member_updated`; the app needs the permission MEMBERS.MEMBER_READ. */
  'wix.members.v1.member_updated': { kind: 'updated'; body: T.MemberUpdatedEvent };
  /** Sent when a redirect session is created. There is no event for its end. Type `wix.headless.v1.redirect_session_created`; the app needs the permission WIX_HEADLESS.WIX_URL_CREATE. */
  'wix.headless.v1.redirect_session_created': { kind: 'created'; body: T.RedirectSessionCreatedEvent };
}

/** How events are read, by their type: their kind. */
export const eventKinds: EventKinds<Events> = {
  'wix.ecom.v1.order_approved': 'action',
  'wix.ecom.v1.order_canceled': 'action',
  'wix.ecom.v1.order_committed': 'action',
  'wix.ecom.v1.order_created': 'created',
  'wix.ecom.v1.order_fulfilled': 'action',
  'wix.ecom.v1.order_imported': 'action',
  'wix.ecom.v1.order_imported_order_deleted': 'action',
  'wix.ecom.v1.order_payment_status_updated': 'action',
  'wix.ecom.v1.order_updated': 'updated',
  'wix.ecom.v1.cart_created': 'created',
  'wix.ecom.v1.cart_deleted': 'deleted',
  'wix.ecom.v1.cart_updated': 'updated',
  'wix.ecom.v2.cart_calculated': 'action',
  'wix.ecom.v2.cart_created': 'created',
  'wix.ecom.v2.cart_deleted': 'deleted',
  'wix.ecom.v2.cart_updated': 'updated',
  'wix.ecom.v1.checkout_completed': 'action',
  'wix.ecom.v1.checkout_created': 'created',
  'wix.ecom.v1.checkout_deleted': 'deleted',
  'wix.ecom.v1.checkout_updated': 'updated',
  'wix.ecom.v1.checkout_settings_updated': 'updated',
  'wix.ecom.v1.back_in_stock_notification_request_created': 'created',
  'wix.ecom.v1.back_in_stock_notification_request_deleted': 'deleted',
  'wix.ecom.v1.back_in_stock_notification_request_updated': 'updated',
  'wix.ecom.v1.order_transactions_chargeback_approved': 'action',
  'wix.ecom.v1.order_transactions_chargeback_reversed': 'action',
  'wix.ecom.v1.order_transactions_details_updated': 'action',
  'wix.ecom.v1.order_transactions_refund_completed': 'action',
  'wix.ecom.v1.order_transactions_updated': 'action',
  'wix.ecom.v1.abandoned_checkout_created': 'created',
  'wix.ecom.v1.abandoned_checkout_deleted': 'deleted',
  'wix.ecom.v1.abandoned_checkout_recovered': 'action',
  'wix.ecom.v1.abandoned_checkout_updated': 'updated',
  'wix.reviews.v1.review_created': 'created',
  'wix.reviews.v1.review_deleted': 'deleted',
  'wix.reviews.v1.review_moderation_status_changed': 'action',
  'wix.reviews.v1.review_review_published': 'action',
  'wix.reviews.v1.review_updated': 'updated',
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': 'bare',
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': 'bare',
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': 'bare',
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': 'bare',
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': 'bare',
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': 'bare',
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': 'bare',
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': 'bare',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': 'bare',
  'wix.stores.catalog.v3.inventory_item_updated_with_reason': 'action',
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': 'action',
  'wix.stores.catalog.v3.product_created': 'created',
  'wix.stores.catalog.v3.product_updated': 'updated',
  'wix.stores.catalog.v3.product_deleted': 'deleted',
  'wix.categories.v1.category_created': 'created',
  'wix.categories.v1.category_updated': 'updated',
  'wix.categories.v1.category_deleted': 'deleted',
  'wix.categories.v1.category_item_added_to_category': 'action',
  'wix.categories.v1.category_item_removed_from_category': 'action',
  'wix.media.site_media.v1.file_descriptor_file_failed': 'action',
  'wix.media.site_media.v1.file_descriptor_file_ready': 'action',
  'wix.members.v1.member_created': 'created',
  'wix.members.v1.member_deleted': 'deleted',
  'wix.members.v1.member_updated': 'updated',
  'wix.headless.v1.redirect_session_created': 'created',
};

/**
 * How events are signed in tests: entity and slug, which make up the type, or the type of events without an
 * envelope.
 */
export const eventNames: EventNames = [
  ['wix.ecom.v1.order', 'approved'],
  ['wix.ecom.v1.order', 'canceled'],
  ['wix.ecom.v1.order', 'committed'],
  ['wix.ecom.v1.order', 'created'],
  ['wix.ecom.v1.order', 'fulfilled'],
  ['wix.ecom.v1.order', 'imported'],
  ['wix.ecom.v1.order', 'imported_order_deleted'],
  ['wix.ecom.v1.order', 'payment_status_updated'],
  ['wix.ecom.v1.order', 'updated'],
  ['wix.ecom.v1.cart', 'created'],
  ['wix.ecom.v1.cart', 'deleted'],
  ['wix.ecom.v1.cart', 'updated'],
  ['wix.ecom.v2.cart', 'calculated'],
  ['wix.ecom.v2.cart', 'created'],
  ['wix.ecom.v2.cart', 'deleted'],
  ['wix.ecom.v2.cart', 'updated'],
  ['wix.ecom.v1.checkout', 'completed'],
  ['wix.ecom.v1.checkout', 'created'],
  ['wix.ecom.v1.checkout', 'deleted'],
  ['wix.ecom.v1.checkout', 'updated'],
  ['wix.ecom.v1.checkout_settings', 'updated'],
  ['wix.ecom.v1.back_in_stock_notification_request', 'created'],
  ['wix.ecom.v1.back_in_stock_notification_request', 'deleted'],
  ['wix.ecom.v1.back_in_stock_notification_request', 'updated'],
  ['wix.ecom.v1.order_transactions', 'chargeback_approved'],
  ['wix.ecom.v1.order_transactions', 'chargeback_reversed'],
  ['wix.ecom.v1.order_transactions', 'details_updated'],
  ['wix.ecom.v1.order_transactions', 'refund_completed'],
  ['wix.ecom.v1.order_transactions', 'updated'],
  ['wix.ecom.v1.abandoned_checkout', 'created'],
  ['wix.ecom.v1.abandoned_checkout', 'deleted'],
  ['wix.ecom.v1.abandoned_checkout', 'recovered'],
  ['wix.ecom.v1.abandoned_checkout', 'updated'],
  ['wix.reviews.v1.review', 'created'],
  ['wix.reviews.v1.review', 'deleted'],
  ['wix.reviews.v1.review', 'moderation_status_changed'],
  ['wix.reviews.v1.review', 'review_published'],
  ['wix.reviews.v1.review', 'updated'],
  ['com.wix.ecommerce.catalog.api.v1.ProductChanged'],
  ['com.wix.ecommerce.catalog.api.v1.CollectionChanged'],
  ['com.wix.ecommerce.catalog.api.v1.CollectionCreated'],
  ['com.wix.ecommerce.catalog.api.v1.CollectionDeleted'],
  ['com.wix.ecommerce.catalog.api.v1.ProductCreated'],
  ['com.wix.ecommerce.catalog.api.v1.ProductDeleted'],
  ['com.wix.ecommerce.catalog.api.v1.VariantsChanged'],
  ['com.wix.ecommerce.inventory.api.v1.InventoryItemChanged'],
  ['com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'],
  ['wix.stores.catalog.v3.inventory_item', 'updated_with_reason'],
  ['wix.stores.catalog.v3.inventory_item', 'stock_status_updated'],
  ['wix.stores.catalog.v3.product', 'created'],
  ['wix.stores.catalog.v3.product', 'updated'],
  ['wix.stores.catalog.v3.product', 'deleted'],
  ['wix.categories.v1.category', 'created'],
  ['wix.categories.v1.category', 'updated'],
  ['wix.categories.v1.category', 'deleted'],
  ['wix.categories.v1.category', 'item_added_to_category'],
  ['wix.categories.v1.category', 'item_removed_from_category'],
  ['wix.media.site_media.v1.file_descriptor', 'file_failed'],
  ['wix.media.site_media.v1.file_descriptor', 'file_ready'],
  ['wix.members.v1.member', 'created'],
  ['wix.members.v1.member', 'deleted'],
  ['wix.members.v1.member', 'updated'],
  ['wix.headless.v1.redirect_session', 'created'],
];
