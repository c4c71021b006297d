import { createContext } from 'react-router';

/** Counts attempts by key. After the last one, there is none for 15 minutes. */
export interface AttemptLimit {
  /** Counts an attempt for each key. Resolves to false if a key has reached its limit. */
  begin(keys: readonly string[]): Promise<boolean>;
  /** Removes an attempt from the counts, because it has succeeded or was not made. */
  succeed(keys: readonly string[]): Promise<void>;
}

/** Limits of what people may try, which all processes of the store front share. */
export interface Attempts {
  /** The network address of the browser. */
  address: string;
  /** Permits 5 attempts. */
  few: AttemptLimit;
  /** Permits 30 attempts. */
  many: AttemptLimit;
}

export const attempts = createContext<Attempts>();
