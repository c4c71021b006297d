/** The catalog is in English. */
export const descriptions: Readonly<Record<string, string>> = {};
