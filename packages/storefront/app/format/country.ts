/** A country with its name in the language of the page. */
export interface Country {
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
export function listCountries(locale: string, codes: readonly string[]): Country[] {
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}
