import type { Context } from '../kernel/context/context.ts';
import type { Settings } from '../kernel/settings/settings.ts';
import { EXAMPLE_SETTINGS, seedExamples } from './examples/index.ts';
import { seedRich, seedSmall } from './rich/index.ts';

/**
 * Fills an empty shop, in one write. It must depend on nothing but the context: the
 * same seed and clock give the same data.
 */
export type Seed = (context: Context) => void;

const seeds: Readonly<Record<string, Seed>> = {
  empty: () => {},
  examples: seedExamples,
  rich: seedRich,
  small: seedSmall,
};

/** The seed with this name. Throws a `RangeError` that lists the names. */
export function seedNamed(name: string): Seed {
  const seed = Object.hasOwn(seeds, name) ? seeds[name] : undefined;
  if (!seed) throw new RangeError(`There is no seed ${name}. Seeds: ${Object.keys(seeds).join(', ')}`);
  return seed;
}

/** The settings that a shop with this seed has unless it is created with others. */
export function settingsOfSeed(name: string): Partial<Settings> {
  if (name === 'examples') return EXAMPLE_SETTINGS;
  // the shop is in Galway
  return name === 'empty' ? {} : { shopName: 'Harbour Ceramics', timeZone: 'Europe/Dublin' };
}
