import type { StoreError } from '../errors/store-error.ts';

/** Holds inputs and answers against schemas. `./zod` makes one; the core knows no schema library. */
export interface Validator {
  /** Why an input must not be sent; undefined when it may. */
  input(operation: string, input: unknown): StoreError | undefined;
  /** Why an answer must not be given out, which then fails the call as `badAnswer`; undefined when it may. */
  output(operation: string, answer: unknown): Error | undefined;
}
