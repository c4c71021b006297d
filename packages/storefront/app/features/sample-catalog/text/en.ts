/** The catalog is in English. */
export const translations: Readonly<Record<string, string>> = {};
