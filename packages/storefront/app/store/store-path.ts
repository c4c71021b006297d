/** The path of the calls that pages make. */
export const STORE_PATH = '/api/store';
