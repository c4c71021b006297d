/** A large shop, for measurements and for lists that need many pages. */

import { newProduct, saveProduct } from '../features/catalog/catalog.ts';
import { products, type StoredProduct } from '../features/catalog/stored-product.ts';
import {
  orders,
  orderTransactions,
  type StoredOrder,
  type StoredTransactions,
} from '../features/orders/stored-order.ts';
import type { Context } from '../kernel/context/context.ts';
import { uuidOf } from '../kernel/store/ids.ts';
import { DAY_MS } from '../kernel/values/clock.ts';
import { seedRich } from './rich/index.ts';

/** How much the large shop has. */
interface LargeSize {
  products: number;
  orders: number;
}

const FULL_SIZE: LargeSize = { products: 20_000, orders: 50_000 };
const BUYERS = 5000;

/** How long ago the first order was placed. */
const HISTORY_MS = 3 * 365 * DAY_MS;

const SHAPES = ['mug', 'bowl', 'plate', 'vase', 'jug', 'teapot', 'jar', 'planter', 'platter', 'bottle'];
const ORIGINS = ['Harbour', 'Tidal', 'Quay', 'Storm', 'Meadow', 'Dune', 'Cliff', 'Heron', 'Slate', 'Island'];

/** The rich shop with 20,000 products, and 50,000 orders of the three years before the clock starts. */
export function seedLarge(context: Context, size = FULL_SIZE): void {
  seedRich(context);
  const { db } = context;
  const samples = db.of(products).all({ sort: [{ fieldName: 'numericId' }] });
  for (let index = samples.length; index < size.products; index++) addCopy(context, samples, index);
  const sampleOrders = db.of(orders).all({ sort: [{ fieldName: 'number' }] });
  for (let index = sampleOrders.length; index < size.orders; index++) {
    const sample = sampleOrders[index % sampleOrders.length];
    if (sample) addOrder(context, sample, index, size.orders);
  }
  db.setMeta('sequence:order.number', String(10_001 + size.orders));
}

/**
 * A product with picture, collections and description of a sample, and a name, price and stock of its own.
 */
function addCopy(context: Context, samples: readonly StoredProduct[], index: number): void {
  const sample = samples[index % samples.length];
  if (!sample) return;
  const { description, media, collectionIds, weight, ribbon, brand, additionalInfoSections } = sample;
  const kind = SHAPES[index % SHAPES.length] ?? '';
  const origin = ORIGINS[Math.floor(index / SHAPES.length) % ORIGINS.length] ?? '';
  const name = `${origin} ${kind} ${String(index).padStart(5, '0')}`;
  const product = newProduct(context, {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    sku: `LARGE-${String(index).padStart(5, '0')}`,
    // spread over the range, and the same in every run
    priceData: { price: 5 + ((index * 7919) % 19_500) / 100 },
    ...(description && { description }),
    ...(weight && { weight }),
    ...(ribbon && { ribbon }),
    ...(brand && { brand }),
    ...(additionalInfoSections && { additionalInfoSections }),
    ...(index % 9 === 0 && { discount: { type: 'PERCENT', value: 10 + (index % 4) * 10 } }),
  });
  const quantity = (index * 31) % 12;
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
  }));
  const { mainMedia } = media ?? {};
  saveProduct(context, {
    ...product,
    variants,
    collectionIds,
    ...(mainMedia && { media: { mainMedia, items: [mainMedia] } }),
  });
}

/**
 * An order like a sample, of another buyer and on another day. Of its history, only the beginning is kept.
 */
function addOrder({ db, clock }: Context, sample: StoredOrder, index: number, total: number): void {
  const id = uuidOf(`large order ${index}`);
  const buyer = (index * 2741) % BUYERS;
  const age = Math.ceil((1 - index / total) * HISTORY_MS);
  const date = new Date(clock.start - age).toISOString();
  const order: StoredOrder = {
    ...sample,
    id,
    number: String(10_001 + index),
    createdDate: date,
    updatedDate: date,
    purchasedDate: date,
    archived: index % 10 === 0,
    seenByAHuman: index % 3 !== 0,
    buyerInfo: {
      email: `buyer-${buyer}@example.com`,
      contactId: uuidOf(`large buyer ${buyer}`),
    },
    activities: sample.activities.slice(0, 1).map((activity) => ({
      ...activity,
      id: uuidOf(`large order ${index} activity`),
      createdDate: date,
    })),
    internal: { ...sample.internal, owner: null },
  };
  // of a checkout, there is one order
  delete order.checkoutId;
  db.of(orders).save(order);
  const transactions = db.of(orderTransactions).get(sample.id);
  if (transactions) db.of(orderTransactions).save(copyOf(transactions, id, index));
}

/** The transactions of another order, whose payments have ids of their own. */
function copyOf({ payments, refunds }: StoredTransactions, id: string, index: number): StoredTransactions {
  const idOf = (paymentId: string): string => uuidOf(`large order ${index} payment ${paymentId}`);
  return {
    id,
    payments: payments.map((payment) => ({ ...payment, id: idOf(payment.id) })),
    refunds: refunds.map((refund) => ({
      ...refund,
      id: idOf(refund.id),
      ...(refund.transactions && {
        transactions: refund.transactions.map((transaction) => ({
          ...transaction,
          paymentId: idOf(transaction.paymentId ?? ''),
        })),
      }),
    })),
  };
}
