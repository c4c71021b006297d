/** The table of the documents: what a shop stores once, by name. */
import type { CheckoutSettings } from 'storewire';
import type { Settings } from '../kernel/settings/settings.ts';
import type { DeliverySettings } from './pricing/delivery.ts';
import type { PurchaseRules } from './pricing/purchase-rules.ts';
import type { TaxSettings } from './pricing/tax-settings.ts';

export interface Documents {
  settings: Partial<Settings>;
  delivery: DeliverySettings;
  tax: TaxSettings;
  purchaseRules: Partial<PurchaseRules>;
  checkoutSettings: CheckoutSettings;
}
