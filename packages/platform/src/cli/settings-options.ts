/** Settings of the shop as options of the command. */

import { InvalidInput } from '../kernel/errors/failure.ts';
import { checkedInput } from '../kernel/schemas/checked-input.ts';
import { DEFAULT_SETTINGS, type Settings } from '../kernel/settings/settings.ts';
import { someSettings } from '../kernel/settings/settings-rules.ts';
import { settingsOfSeed } from '../seeds/index.ts';

/** The options in the form of `parseArgs`. */
export const SETTING_OPTIONS = {
  catalog: { type: 'string' },
  'shop-name': { type: 'string' },
  'store-url': { type: 'string' },
  'media-host': { type: 'string' },
  currency: { type: 'string' },
  language: { type: 'string' },
  'time-zone': { type: 'string' },
  'tax-included': { type: 'boolean' },
  'moderate-reviews': { type: 'boolean' },
  'sign-up': { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
} as const;

type Option = keyof typeof SETTING_OPTIONS;

const SETTING_NAMES = {
  catalog: 'catalogVersion',
  'shop-name': 'shopName',
  'store-url': 'storeUrl',
  'media-host': 'mediaHost',
  currency: 'currency',
  language: 'language',
  'time-zone': 'timeZone',
  'tax-included': 'taxIncludedInPrices',
  'moderate-reviews': 'moderatesReviews',
  'sign-up': 'signUp',
  'allow-origin': 'allowedOrigins',
} as const satisfies Record<Option, keyof Settings>;

const OPTIONS = Object.entries(SETTING_NAMES) as [Option, keyof Settings][];

/**
 * The settings that options name; an origin is added to those of the seed. Throws an `Error` that names the first
 * option that is not valid.
 */
export function settingsOf(
  values: { [Name in Option]?: string | boolean | string[] },
  seed = 'empty',
): Partial<Settings> {
  const { allowedOrigins } = { ...DEFAULT_SETTINGS, ...settingsOfSeed(seed) };
  const given = OPTIONS.flatMap(([option, name]): (readonly [string, unknown])[] => {
    const value = values[option];
    if (value === undefined) return [];
    if (option === 'allow-origin') return [[name, [...allowedOrigins, value].flat()]];
    return [[name, option === 'catalog' ? Number(value) : value]];
  });
  try {
    return checkedInput({ input: someSettings }, Object.fromEntries(given));
  } catch (error) {
    const [violation] = error instanceof InvalidInput ? error.violations : [];
    const option = OPTIONS.find(([, name]) => violation?.field.startsWith(name))?.[0];
    throw option ? new Error(`--${option} ${violation?.description}`) : error;
  }
}
