/** The header with the key of what a dialog writes: the server makes a write with a key once. */
export const KEY_HEADER = 'idempotency-key';
