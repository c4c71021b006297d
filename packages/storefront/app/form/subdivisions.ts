/**
 * The subdivisions of countries that have a list: codes of ISO 3166-2 without the country, each with its name. Intl
 * knows none, and addresses do not translate them.
 */
const SUBDIVISIONS: Readonly<Record<string, string>> = {
  US: `
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
    KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
    MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire,
    NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma,
    OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas,
    UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming,
    PR Puerto Rico`,
  CA: `
    AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
    NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
    SK Saskatchewan, YT Yukon`,
  AU: `
    ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
    SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`,
  IE: `
    CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare,
    KK Kilkenny, LS Laois, LM Limerick, LK Leitrim, LD Longford, LH Louth, MO Mayo, MH Meath, MN Monaghan,
    OY Offaly, RN Roscommon, SO Sligo, TA Tipperary, WD Waterford, WH Westmeath, WX Wexford, WW Wicklow`,
};

/** A subdivision, such as New York with the code `US-NY`. */
export interface Subdivision {
  code: string;
  name: string;
}

/** The subdivisions of a country; empty if they are entered as text. */
export function listSubdivisions(country: string | undefined): Subdivision[] {
  if (!country || !Object.hasOwn(SUBDIVISIONS, country)) return [];
  const entries = SUBDIVISIONS[country]?.trim().split(/,\s*/) ?? [];
  return entries.map((entry) => {
    const [code = '', ...name] = entry.split(' ');
    return { code: `${country}-${code}`, name: name.join(' ') };
  });
}

/** The code of a subdivision as the platform has it, such as `US-NY`. */
export const subdivisionCode = (country: string, value: string): string =>
  value.includes('-') || !Object.hasOwn(SUBDIVISIONS, country) ? value : `${country}-${value}`;

/** The name of a subdivision, such as "New York" for US-NY. An unknown code is returned unchanged. */
export const subdivisionName = (country: string | undefined, code: string): string =>
  listSubdivisions(country).find((known) => known.code === code || known.code === `${country}-${code}`)
    ?.name ?? code;
