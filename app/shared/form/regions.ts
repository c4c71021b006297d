import { addressRulesOf, COUNTRIES } from './address.ts';

/** A country or subdivision with its name in the language of the page. */
export interface Region {
  code: string;
  name: string;
}

/** The name of a country, such as "Ireland" for IE. An unknown code is returned unchanged. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries with their names, in alphabetical order of the language. */
export function listCountries(locale: string, codes: readonly string[] = COUNTRIES): Region[] {
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Names of the subdivisions that have a list. Intl knows none; they are not translated in addresses either. */
const NAMES: Readonly<Record<string, string>> = {
  US: `
    Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,
    Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,
    Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,
    New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,
    Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,
    West Virginia,Wisconsin,Wyoming,Puerto Rico`,
  CA: `
    Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,
    Northwest Territories,Nunavut,Ontario,Prince Edward Island,Quebec,Saskatchewan,Yukon`,
  AU: `
    Australian Capital Territory,New South Wales,Northern Territory,Queensland,South Australia,
    Tasmania,Victoria,Western Australia`,
  IE: `
    Carlow,Cavan,Clare,Cork,Donegal,Dublin,Galway,Kerry,Kildare,Kilkenny,Laois,Limerick,Leitrim,
    Longford,Louth,Mayo,Meath,Monaghan,Offaly,Roscommon,Sligo,Tipperary,Waterford,Westmeath,Wexford,
    Wicklow`,
};

/** The subdivisions of a country with codes such as `US-NY`; empty if they are entered as text. */
export function listSubdivisions(country: string | undefined): Region[] {
  const codes = addressRulesOf(country).subdivision?.codes?.split(' ') ?? [];
  const names = NAMES[country ?? '']?.trim().split(/,\s*/) ?? [];
  return codes.map((code, index) => ({ code: `${country}-${code}`, name: names[index] ?? code }));
}

/** The name of a subdivision, such as "New York" for US-NY. */
export const subdivisionName = (country: string | undefined, code: string): string =>
  listSubdivisions(country).find((region) => region.code === code || region.code === `${country}-${code}`)
    ?.name ?? code;
