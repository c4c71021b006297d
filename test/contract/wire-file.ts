/** The description that Prism serves and the tests read their cases from. */
export const WIRE_FILE = new URL('../../generated/wire.json', import.meta.url);
