/** The table of everything that is stored: the entities of the kernel and of each feature. */

import { deliveries } from '../kernel/context/event-queue.ts';
import { jobs } from '../kernel/context/jobs.ts';
import { mails } from '../kernel/context/mail.ts';
import { events } from '../kernel/context/outbox.ts';
import { tokens } from '../kernel/context/tokens.ts';
import type { Entity } from '../kernel/store/entity.ts';
import { carts } from './carts/stored-cart.ts';
import { boughtProducts, sales } from './catalog/popularity.ts';
import { collections } from './catalog/stored-collection.ts';
import { products, storeVariants } from './catalog/stored-product.ts';
import { categories } from './catalog-v3/stored-category.ts';
import { customizations } from './catalog-v3/stored-customization.ts';
import { inventoryItems } from './catalog-v3/stored-inventory-item.ts';
import { listedVariants, productsV3 } from './catalog-v3/stored-product.ts';
import { pushes } from './identity/factors.ts';
import { fileLists } from './media/calls/downloads.ts';
import { uploads } from './media/calls/uploads.ts';
import { files, folders } from './media/stored-file.ts';
import { accounts } from './members/accounts.ts';
import { contacts } from './members/contacts.ts';
import { secrets } from './members/secrets.ts';
import { members } from './members/stored-member.ts';
import { gatewayOrders, invoices, orders, orderTransactions } from './orders/stored-order.ts';
import { coupons, couponUses } from './pricing/coupons.ts';
import { slotBookings } from './pricing/delivery.ts';
import { giftCards } from './pricing/gift-cards.ts';
import { memberships } from './pricing/memberships.ts';
import { redemptions } from './pricing/redemption.ts';
import { reviewEntity } from './reviews/stored-review.ts';
import { backInStockRequests } from './stock/stored-request.ts';

const KERNEL = [tokens, events, deliveries, mails, jobs];
const MEDIA = [files, folders, fileLists, uploads];
const MEMBERS = [members, contacts, accounts, secrets];
const IDENTITY = [pushes];
const CATALOG = [products, storeVariants, collections, boughtProducts, sales];
const CATALOG_V3 = [productsV3, listedVariants, customizations, categories, inventoryItems];
const STOCK = [backInStockRequests];
const PRICING = [coupons, couponUses, giftCards, memberships, redemptions, slotBookings];
const ORDERS = [orders, orderTransactions, gatewayOrders, invoices];
const CARTS = [carts];
const REVIEWS = [reviewEntity];

export const entities: readonly Entity<never>[] = [
  ...KERNEL,
  ...MEDIA,
  ...MEMBERS,
  ...IDENTITY,
  ...CATALOG,
  ...CATALOG_V3,
  ...STOCK,
  ...PRICING,
  ...ORDERS,
  ...CARTS,
  ...REVIEWS,
];
