import type { Events } from 'storewire';
import { carts } from './carts.ts';
import { cartsV1 } from './carts-v1.ts';
import { catalog } from './catalog.ts';
import { catalogV3 } from './catalog-v3.ts';
import { orders } from './orders.ts';
import { site } from './site.ts';
import type { Trigger } from './trigger.ts';

/** What causes each event of the contract. Those without a trigger are emitted with `--data` alone. */
export const triggers: Readonly<Record<keyof Events, Trigger | undefined>> = {
  ...orders,
  ...carts,
  ...cartsV1,
  ...catalog,
  ...catalogV3,
  ...site,
};
