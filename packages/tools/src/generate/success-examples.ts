/** What a call may return: the examples of its response. */
import type { Document, Example, Json, Reference } from './openapi.ts';
import type { Operation } from './operations.ts';
import { isReference, resolve } from './references.ts';

export interface SuccessExample {
  name: string;
  value: Json;
  /** Where the example is, if it is a component. */
  reference: Reference | undefined;
}

export const examplesOf = (document: Document, { success }: Operation): SuccessExample[] =>
  Object.entries(success?.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolve<Example>(document, example).value,
    reference: isReference(example) ? example : undefined,
  }));
