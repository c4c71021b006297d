/** The shape of a rule: which nodes it looks at and what it says about each. */
import type { Schema } from '../../generate/openapi.ts';
import type { Call, Description, Path } from '../description.ts';
import type { Finding } from '../problem.ts';

export interface Context {
  doc: Description;
}

/** `whole` sees the description once, `call` each operation, `schema` each named schema. */
export type Rule =
  | { sees: 'whole'; check(context: Context): Finding[] }
  | { sees: 'call'; webhooks?: boolean; check(call: Call, context: Context): Finding[] }
  | { sees: 'schema'; check(schema: Schema, at: Path, context: Context): Finding[] };

export type Rules = Record<string, Rule>;
