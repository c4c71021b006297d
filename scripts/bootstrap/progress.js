const STILL_EVERY_MS = 20_000;

/** @typedef {(line: string) => void} Log */

/** @type {Log} */
export const log = (line) => console.log(`storewire: ${line}`);

/** @param {number} startedAt as `performance.now()` gave it */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Does slow work and says so: when it begins, every 20 seconds, and how long it took.
 * @template T
 * @param {Log} log
 * @param {string} what for example `installing dependencies`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(log, what, work) {
  const startedAt = performance.now();
  log(`${what} …`);
  const timer = setInterval(() => log(`still ${what}, ${secondsSince(startedAt)}`), STILL_EVERY_MS);
  try {
    const result = await work();
    log(`${what} took ${secondsSince(startedAt)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** A failure that a person can act on: its message is printed alone, without a stack. */
class ClearError extends Error {
  isClear = true;
}

/** @param {string} message one sentence or two, with what to do */
export const clear = (message) => new ClearError(message);
