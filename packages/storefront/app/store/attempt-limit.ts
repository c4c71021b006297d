/** Counts attempts by key. */
export interface AttemptLimit {
  /** Counts an attempt for each key. Resolves to false if a key has reached its limit. */
  begin(keys: readonly string[]): Promise<boolean>;
  /** Removes an attempt from the counts, because it has succeeded. */
  succeed(keys: readonly string[]): Promise<void>;
}
