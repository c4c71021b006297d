/** An input as it arrives: dates are text. */
export type Received<T> = T extends Date
  ? never
  : T extends string | number | boolean
    ? T
    : T extends object
      ? { [Name in keyof T]: Received<T[Name]> }
      : T;

/** Levels that the JSON of a request may have. Deeper JSON could overflow the stack of what reads it. */
export const MAX_DEPTH = 64;
