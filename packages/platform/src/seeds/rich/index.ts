import { addSampleAccounts } from '../../features/identity/sample-accounts.ts';
import type { Context } from '../../kernel/context/context.ts';
import { goTo } from '../shared/timeline.ts';
import { seedCatalog } from './catalog.ts';
import { seedBackInStock, seedDelivery, seedOffers } from './offers.ts';
import { OPEN_ORDER, PAST_ORDERS, seedOrders } from './orders.ts';
import { seedReviews } from './reviews.ts';
import { annAsShopper, seedShoppers } from './shoppers.ts';

/** A pottery shop with everything that a store front can show, and an account for each state of a sign-in. */
export const seedRich = (context: Context): void => seedShop(context, {});

/** Eight of its products, for tests and first steps. */
export const seedSmall = (context: Context): void => seedShop(context, { products: 8, shoppers: 3 });

/** Everything, or the first of each. */
function seedShop(context: Context, counts: { products?: number; shoppers?: number }): void {
  goTo(context, 90);
  const products = seedCatalog(context, counts.products);
  addSampleAccounts(context);
  const shoppers = seedShoppers(context, counts.shoppers);
  const shop = { products, shoppers };
  const buyers = { products, shoppers: [...shoppers, annAsShopper(context)] };
  goTo(context, 60);
  seedOffers(context, shop);
  seedOrders(context, buyers, PAST_ORDERS);
  seedReviews(context, shop);
  goTo(context, 0);
  seedDelivery(context);
  seedBackInStock(context, shop);
  seedOrders(context, buyers, [OPEN_ORDER]);
}
