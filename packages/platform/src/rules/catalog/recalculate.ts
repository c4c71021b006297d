import type { Base } from '../../context/context.ts';
import { products } from '../../entities/products.ts';
import { calculated } from './calculate.ts';

/** Calculates all products again if currency or language were others before. Call it in a write. */
export function recalculateProducts({ db, settings }: Pick<Base, 'db' | 'settings'>): void {
  const store = db.of(products);
  const sample = store.find({});
  if (!sample) return;
  const { priceData } = calculated(sample, settings);
  if (JSON.stringify(priceData) === JSON.stringify(sample.priceData)) return;
  for (const product of store.all()) store.save(calculated(product, settings));
}
