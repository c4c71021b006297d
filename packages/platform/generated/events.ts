// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { EventForms } from '../src/contract/event-forms.ts';

/** How each event of the contract is sent. */
export const eventForms: EventForms = {
 "wix.ecom.v1.order_approved": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "approved"
 },
 "wix.ecom.v1.order_canceled": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "canceled"
 },
 "wix.ecom.v1.order_committed": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "committed"
 },
 "wix.ecom.v1.order_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "created"
 },
 "wix.ecom.v1.order_fulfilled": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "fulfilled"
 },
 "wix.ecom.v1.order_imported": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "imported"
 },
 "wix.ecom.v1.order_imported_order_deleted": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "imported_order_deleted"
 },
 "wix.ecom.v1.order_payment_status_updated": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "payment_status_updated"
 },
 "wix.ecom.v1.order_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.order",
  "slug": "updated"
 },
 "wix.ecom.v1.cart_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v1.cart",
  "slug": "created"
 },
 "wix.ecom.v1.cart_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.ecom.v1.cart",
  "slug": "deleted"
 },
 "wix.ecom.v1.cart_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.cart",
  "slug": "updated"
 },
 "wix.ecom.v2.cart_calculated": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v2.cart",
  "slug": "calculated"
 },
 "wix.ecom.v2.cart_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v2.cart",
  "slug": "created"
 },
 "wix.ecom.v2.cart_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.ecom.v2.cart",
  "slug": "deleted"
 },
 "wix.ecom.v2.cart_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v2.cart",
  "slug": "updated"
 },
 "wix.ecom.v1.checkout_completed": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.checkout",
  "slug": "completed"
 },
 "wix.ecom.v1.checkout_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v1.checkout",
  "slug": "created"
 },
 "wix.ecom.v1.checkout_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.ecom.v1.checkout",
  "slug": "deleted"
 },
 "wix.ecom.v1.checkout_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.checkout",
  "slug": "updated"
 },
 "wix.ecom.v1.checkout_settings_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.checkout_settings",
  "slug": "updated"
 },
 "wix.ecom.v1.back_in_stock_notification_request_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v1.back_in_stock_notification_request",
  "slug": "created"
 },
 "wix.ecom.v1.back_in_stock_notification_request_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.ecom.v1.back_in_stock_notification_request",
  "slug": "deleted"
 },
 "wix.ecom.v1.back_in_stock_notification_request_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.back_in_stock_notification_request",
  "slug": "updated"
 },
 "wix.ecom.v1.order_transactions_chargeback_approved": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order_transactions",
  "slug": "chargeback_approved"
 },
 "wix.ecom.v1.order_transactions_chargeback_reversed": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order_transactions",
  "slug": "chargeback_reversed"
 },
 "wix.ecom.v1.order_transactions_details_updated": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order_transactions",
  "slug": "details_updated"
 },
 "wix.ecom.v1.order_transactions_refund_completed": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order_transactions",
  "slug": "refund_completed"
 },
 "wix.ecom.v1.order_transactions_updated": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.order_transactions",
  "slug": "updated"
 },
 "wix.ecom.v1.abandoned_checkout_created": {
  "kind": "created",
  "entityFqdn": "wix.ecom.v1.abandoned_checkout",
  "slug": "created"
 },
 "wix.ecom.v1.abandoned_checkout_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.ecom.v1.abandoned_checkout",
  "slug": "deleted"
 },
 "wix.ecom.v1.abandoned_checkout_recovered": {
  "kind": "action",
  "entityFqdn": "wix.ecom.v1.abandoned_checkout",
  "slug": "recovered"
 },
 "wix.ecom.v1.abandoned_checkout_updated": {
  "kind": "updated",
  "entityFqdn": "wix.ecom.v1.abandoned_checkout",
  "slug": "updated"
 },
 "wix.reviews.v1.review_created": {
  "kind": "created",
  "entityFqdn": "wix.reviews.v1.review",
  "slug": "created"
 },
 "wix.reviews.v1.review_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.reviews.v1.review",
  "slug": "deleted"
 },
 "wix.reviews.v1.review_moderation_status_changed": {
  "kind": "action",
  "entityFqdn": "wix.reviews.v1.review",
  "slug": "moderation_status_changed"
 },
 "wix.reviews.v1.review_review_published": {
  "kind": "action",
  "entityFqdn": "wix.reviews.v1.review",
  "slug": "review_published"
 },
 "wix.reviews.v1.review_updated": {
  "kind": "updated",
  "entityFqdn": "wix.reviews.v1.review",
  "slug": "updated"
 },
 "com.wix.ecommerce.catalog.api.v1.ProductChanged": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.CollectionChanged": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.CollectionCreated": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.CollectionDeleted": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.ProductCreated": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.ProductDeleted": {
  "kind": "bare"
 },
 "com.wix.ecommerce.catalog.api.v1.VariantsChanged": {
  "kind": "bare"
 },
 "com.wix.ecommerce.inventory.api.v1.InventoryItemChanged": {
  "kind": "bare"
 },
 "com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged": {
  "kind": "bare"
 },
 "wix.media.site_media.v1.file_descriptor_file_failed": {
  "kind": "action",
  "entityFqdn": "wix.media.site_media.v1.file_descriptor",
  "slug": "file_failed"
 },
 "wix.media.site_media.v1.file_descriptor_file_ready": {
  "kind": "action",
  "entityFqdn": "wix.media.site_media.v1.file_descriptor",
  "slug": "file_ready"
 },
 "wix.members.v1.member_created": {
  "kind": "created",
  "entityFqdn": "wix.members.v1.member",
  "slug": "created"
 },
 "wix.members.v1.member_deleted": {
  "kind": "deleted",
  "entityFqdn": "wix.members.v1.member",
  "slug": "deleted"
 },
 "wix.members.v1.member_updated": {
  "kind": "updated",
  "entityFqdn": "wix.members.v1.member",
  "slug": "updated"
 },
 "wix.headless.v1.redirect_session_created": {
  "kind": "created",
  "entityFqdn": "wix.headless.v1.redirect_session",
  "slug": "created"
 }
};
