/** Units of time for tests, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Tokens count in seconds. */
export const HOUR_SECONDS = HOUR_MS / 1000;
