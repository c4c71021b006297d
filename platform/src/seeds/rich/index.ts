import type { Context } from '../../context.ts';
import { addSampleAccounts } from '../../identity/samples.ts';
import { seedCatalog } from './catalog.ts';

/** A pottery shop with everything that a store front can show, and an account for each state of a sign-in. */
export function seedRich(context: Context): void {
  seedCatalog(context);
  addSampleAccounts(context);
}

/** Eight of its products, for tests and first steps. */
export function seedSmall(context: Context): void {
  seedCatalog(context, 8);
}
