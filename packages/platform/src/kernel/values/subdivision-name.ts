import { iso31662 } from 'iso-3166';

const NAMES: ReadonlyMap<string, string> = new Map(iso31662.map(({ code, name }) => [code, name]));

/**
 * The name of a state, a province or a canton by its ISO 3166-2 code, in a language of its country. `Intl` has no such
 * names.
 */
export const subdivisionName = (code: string): string | undefined => NAMES.get(code);
