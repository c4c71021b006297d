/** What calls return, as imports are held to it: with closed enumerations, as this version of the contract has them. */
import type { Operation, Schema } from 'storewire-tools';
import { validatedSchemas } from './schemas.ts';

/** The names of schemas by the ids of calls, and the schemas. `responses` are those of what calls and events return. */
export const makeResponseSchemas = (
  operations: readonly Operation[],
  responses: Readonly<Record<string, Schema>>,
): object => ({
  calls: Object.fromEntries(operations.flatMap(({ id, output }) => (output ? [[id, output]] : []))),
  // nothing is removed of what is validated, so that properties without a description pass
  schemas: validatedSchemas(responses, { isClosed: false, hasOwnKeywords: false }),
});
