/** Names of countries and their parts. */
import { iso31661, iso31662 } from 'iso-3166';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/**
 * The name of a country in English. Intl throws for codes that are no region, such as `ZZZ`.
 * The contract allows two letters only.
 */
export const countryName = (code: string): string => countries.of(code) ?? code;

const COUNTRIES: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2));

/** Whether a text is the ISO 3166-1 code of a country. */
export const isCountry = (code: string): boolean => COUNTRIES.has(code);

const SUBDIVISIONS: ReadonlyMap<string, string> = new Map(iso31662.map(({ code, name }) => [code, name]));

/**
 * The name of a state, a province or a canton by its ISO 3166-2 code, in a language of its country. `Intl` has no such
 * names.
 */
export const subdivisionName = (code: string): string | undefined => SUBDIVISIONS.get(code);
