import type { Context } from '../../context.ts';
import { seedCatalog } from './catalog.ts';

/** A pottery shop with everything that a store front can show. */
export function seedRich(context: Context): void {
  seedCatalog(context);
}
