/** The description that Prism serves and the tests read their cases from. */
export const WIRE_FILE = new URL(import.meta.resolve('storewire-contract/wire.json'));
