/** What a rule of the contract found, and where. */
import type { Path } from './description.ts';

export interface Problem {
  rule: string;
  message: string;
  /** Where in the bundled description. */
  at?: Path;
  file?: string;
  line?: number;
}

/** A finding of one rule: what is wrong and where in the bundled description. */
export interface Finding {
  message: string;
  at: Path;
}

export const finding = (at: Path, message: string): Finding => ({ at, message });
