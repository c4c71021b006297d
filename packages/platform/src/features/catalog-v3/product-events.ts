/** Events of products of version 3. */
import type { ProductV3 } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { modifiedFields } from './modified-fields.ts';
import { toProductV3 } from './product-view.ts';
import type { StoredProductV3 } from './stored-product.ts';

export const emitCreated = (context: Context, product: StoredProductV3): void =>
  context.emit('wix.stores.catalog.v3.product_created', product.id, { entity: shown(context, product) });

/** Reports a change, with the values before it. */
export function emitUpdated(context: Context, before: StoredProductV3, after: StoredProductV3): void {
  const entity = shown(context, after);
  context.emit('wix.stores.catalog.v3.product_updated', after.id, {
    entity,
    modifiedFields: modifiedFields(shown(context, before), entity),
  });
}

export const emitDeleted = ({ emit }: Context, id: string): void =>
  emit('wix.stores.catalog.v3.product_deleted', id, {});

/** A product as apps see it, whoever has changed it. */
const shown = (context: Context, product: StoredProductV3): ProductV3 =>
  toProductV3({ ...context, caller: { role: 'merchant', via: 'app', id: context.shop.appId } }, product, []);
