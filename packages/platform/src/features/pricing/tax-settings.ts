/** How a shop taxes: its own rates by region, and a simulated tax service. */
import type { AddressInput, TaxCalculationDetails } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { countryName } from '../../kernel/values/place-names.ts';
import type { SoldProduct } from '../items/catalog.ts';
import type { TaxRate } from './tax.ts';

/** The group of everything that names none, or none of the shop. */
export const DEFAULT_TAX_GROUP = '00000000-0000-4000-8000-000000000001';

/** Whether an address lies in a region: its country, and one of its subdivisions if some are listed. */
export interface Place {
  country: string;
  subdivisions?: readonly string[] | undefined;
}

/** A place with rates of the merchant. */
export interface TaxRegion extends Place {
  id: string;
  name: string;
  /** Whether its rates apply although the shop uses the tax service. */
  isManual?: boolean | undefined;
  /** Rates by tax group. A group without an entry is not taxed. */
  rates: Readonly<Record<string, readonly TaxRate[]>>;
}

export interface TaxSettings {
  /** Whether the rates of the merchant apply everywhere, or those of the tax service. */
  calculation: 'MANUAL' | 'AUTO';
  /** How the tax service responds. Unless it is active, the rates of the merchant are the fallback. */
  service: 'ACTIVE' | 'FAILING' | 'DEACTIVATED';
  groups: readonly { id: string; name: string }[];
  /** Tax groups of products by their ids. They take precedence over those that products name. */
  productGroups: Readonly<Record<string, string>>;
  regions: readonly TaxRegion[];
  /** Groups of buyers who pay no tax. */
  exemptGroups: readonly string[];
  /** Where the shop is, for lines that are taxed at the seller. */
  businessAddress: AddressInput;
}

export const TAX_DOCUMENT = 'tax';

const DEFAULT_TAX: TaxSettings = {
  calculation: 'AUTO',
  service: 'ACTIVE',
  groups: [{ id: DEFAULT_TAX_GROUP, name: 'Default' }],
  productGroups: {},
  regions: [],
  exemptGroups: [],
  businessAddress: { country: 'IE', city: 'Galway', postalCode: 'H91 T8KD', addressLine: '3 Dock Road' },
};

export const taxSettingsOf = ({ db }: Pick<Base, 'db'>): TaxSettings =>
  db.document(TAX_DOCUMENT) ?? DEFAULT_TAX;

/** Changes tax settings; absent properties stay. Call it in a write. */
export const updateTaxSettings = (context: Base, changes: Partial<TaxSettings>): TaxSettings =>
  context.db.setDocument(TAX_DOCUMENT, { ...taxSettingsOf(context), ...changes });

/** The tax group of a product. */
export const taxGroupOf = (
  context: Pick<Base, 'db'>,
  { id, taxGroupId }: Pick<SoldProduct, 'id' | 'taxGroupId'>,
): string | undefined => taxSettingsOf(context).productGroups[id] ?? taxGroupId;

/** Whether an address lies in a place. */
export const liesIn = (
  { country, subdivision }: Pick<AddressInput, 'country' | 'subdivision'>,
  place: Place,
): boolean =>
  place.country === country && (!place.subdivisions || place.subdivisions.includes(subdivision ?? ''));

/**
 * Finds the rates of one purchase by tax group and kind of address, and how they are found for most of it.
 */
export interface TaxFinder {
  /** Whether the buyer is of a group that pays no tax. */
  isExempt: boolean;
  /**
   * `type` is that of the line. Without one, what is shipped is taxed where it goes,
   * and everything else where the bill goes.
   */
  rates: (
    group: string | undefined,
    type: string | undefined,
    isShipped: boolean | undefined,
  ) => readonly TaxRate[];
  details: () => TaxCalculationDetails;
}

export function taxFinder(
  context: Base,
  {
    shippingAddress,
    billingAddress,
    taxExemptGroupId,
  }: {
    shippingAddress?: AddressInput | undefined;
    billingAddress?: AddressInput | undefined;
    taxExemptGroupId?: string | null | undefined;
  },
  isOn: boolean,
): TaxFinder {
  const settings = taxSettingsOf(context);
  const isExempt = taxExemptGroupId ? settings.exemptGroups.includes(taxExemptGroupId) : false;
  const addressFor = (type: string): AddressInput | undefined => {
    if (type === 'BUSINESS') return settings.businessAddress;
    return type === 'BILLING' ? (billingAddress ?? shippingAddress) : (shippingAddress ?? billingAddress);
  };
  const found = (type: string, group?: string): FoundRates =>
    taxRatesAt(settings, isOn && !isExempt ? addressFor(type) : undefined, group);
  return {
    isExempt,
    rates: (group, type, isShipped) => found(type ?? (isShipped ? 'SHIPPING' : 'BILLING'), group).rates,
    details: () => found('SHIPPING').details,
  };
}

interface FoundRates {
  rates: readonly TaxRate[];
  details: TaxCalculationDetails;
}

/** The rates for a tax group at an address, and how they were found. */
function taxRatesAt(
  { calculation, service, groups, regions }: TaxSettings,
  address: AddressInput | undefined,
  group: string | undefined,
): FoundRates {
  if (!address) return { rates: [], details: { rateType: 'NO_TAX_COLLECTED' } };
  const region = regions.find((each) => liesIn(address, each));
  const known = groups.find(({ id }) => id === group)?.id ?? DEFAULT_TAX_GROUP;
  const own = region?.rates[known] ?? [];
  const found = (rates: readonly TaxRate[], details: TaxCalculationDetails): FoundRates =>
    rates.length > 0 ? { rates, details } : { rates, details: { rateType: 'NO_TAX_COLLECTED' } };
  if (calculation === 'MANUAL')
    return found(own, { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' });
  if (region?.isManual)
    return found(own, { rateType: 'MANUAL_RATE', manualRateReason: 'REGION_SETTING_TO_MANUAL' });
  if (service === 'ACTIVE') return found(standardRates(address), { rateType: 'AUTO_RATE' });
  return found(own, {
    rateType: 'FALLBACK_RATE',
    autoTaxFallbackDetails:
      service === 'FAILING'
        ? {
            fallbackReason: 'AUTO_TAX_FAILED',
            error: { code: 'TAX_SERVICE_ERROR', description: 'The tax service did not respond' },
          }
        : { fallbackReason: 'AUTO_TAX_DEACTIVATED' },
  });
}

/** What the simulated tax service knows: standard rates of value added tax by country. */
const STANDARD_RATES: Readonly<Record<string, string>> = {
  AT: '0.2',
  BE: '0.21',
  CH: '0.081',
  CZ: '0.21',
  DE: '0.19',
  DK: '0.25',
  ES: '0.21',
  FI: '0.255',
  FR: '0.2',
  GB: '0.2',
  GR: '0.24',
  IE: '0.23',
  IL: '0.18',
  IT: '0.22',
  JP: '0.1',
  LU: '0.17',
  NL: '0.21',
  NO: '0.25',
  PL: '0.23',
  PT: '0.23',
  SE: '0.25',
};

function standardRates({ country }: AddressInput): TaxRate[] {
  const rate = STANDARD_RATES[country ?? ''];
  if (!country || rate === undefined) return [];
  const name = `VAT ${Number((Number(rate) * 100).toFixed(4))}%`;
  return [{ name, rate, type: 'VAT', jurisdiction: countryName(country), level: 'COUNTRY' }];
}
