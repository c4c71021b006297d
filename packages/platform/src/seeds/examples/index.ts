/**
 * The shop that the contract's own examples describe, with their ids, so that the example request of a call is a
 * success. With version 3 of the catalog it has no carts and orders, whose examples are of version 1.
 */
import type { CheckoutSettings } from 'storewire';
import { setCheckoutSettings } from '../../features/carts/calls/checkout-settings.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { seedCartsV1 } from './carts-v1.ts';
import { seedCatalogExamples, seedVoices } from './catalog.ts';
import { seedCatalogV3Examples } from './catalog-v3.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { shownOne } from './table.ts';

/** The hosts that the examples name. */
export const EXAMPLE_SETTINGS: Partial<Settings> = {
  shopName: 'Harbour Ceramics',
  allowedOrigins: ['loopback', 'https://shop.example.com'],
  importHosts: ['photos.example.org'],
};

export function seedExamples(context: Context): void {
  setCheckoutSettings(
    context,
    shownOne<CheckoutSettings>(['checkoutSettings.getCheckoutSettings'], 'checkoutSettings'),
  );
  if (context.settings.catalogVersion === 3) {
    seedCatalogV3Examples(context);
    seedPeople(context);
    return;
  }
  seedCatalogExamples(context);
  seedVoices(context, seedPeople(context));
  seedCartsV1(context);
  seedOrders(context);
}
