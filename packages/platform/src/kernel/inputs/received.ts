/** An input as it arrives: dates are text. */
export type Received<T> = T extends Date
  ? never
  : T extends string | number | boolean
    ? T
    : T extends object
      ? { [Name in keyof T]: Received<T[Name]> }
      : T;
