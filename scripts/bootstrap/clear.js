/** A failure that a person can act on: its message is printed alone, without a stack. */
class ClearError extends Error {
  isClear = true;
}

/** @param {string} message one sentence or two, with what to do */
export const clear = (message) => new ClearError(message);
