/** Inventory items of version 3, and the events that report them. */
import { addProduct, createShopV3 } from './catalog-v3-shop.ts';
import { eventsIn, type TestShop } from './shop.ts';

export const UPDATED = 'wix.stores.catalog.v3.inventory_item_updated_with_reason';
export const STATUS_UPDATED = 'wix.stores.catalog.v3.inventory_item_stock_status_updated';
export const ORDERING_APP = '1380b703-ce81-ff05-f115-39571d94dfcd';

/** The inventory item of a variant, as a merchant reads it. */
export async function itemIn(shop: TestShop, variantId = '') {
  const { inventoryItems: items = [] } = await shop
    .as('staff')
    .inventoryItems.queryInventoryItems({ query: { filter: { variantId } } });
  const [item] = items;
  if (!item?.id || !item.revision) throw new TypeError('The variant has no inventory item');
  return { ...item, id: item.id, revision: item.revision };
}

/** A product with one variant, of which there are so many pieces, and a client of the staff. */
export async function stocked(quantity?: number, settings = {}) {
  const shop = createShopV3({ settings });
  const stock = quantity === undefined ? {} : { stock: [quantity] };
  const { id: productId, variantIds } = addProduct(shop, { name: 'Mug', ...stock });
  const [variantId = ''] = variantIds;
  const { inventoryItems: service } = shop.as('staff');
  const item = await itemIn(shop, variantId);
  return { shop, productId, variantId, service, item, id: item.id };
}

export const emitted = (shop: TestShop, types: readonly string[] = [UPDATED, STATUS_UPDATED]) =>
  eventsIn(shop)
    .filter(({ type }) => types.includes(type))
    .map(({ type, entityId, content }) => ({ type, entityId, content }));
