const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/**
 * The name of a country in English. Intl throws for codes that are no region, such as `ZZZ`.
 * The contract allows two letters only.
 */
export const countryName = (code: string): string => countries.of(code) ?? code;
