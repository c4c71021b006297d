import type { Context } from '../../context.ts';
import { seedCatalog } from './catalog.ts';

/** A pottery shop with everything that a store front can show. */
export function seedRich(context: Context): void {
  seedCatalog(context);
}

/** Eight of its products, for tests and first steps. */
export function seedSmall(context: Context): void {
  seedCatalog(context, 8);
}
