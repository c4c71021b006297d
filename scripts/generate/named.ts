/** The one form of a description that types, calls and hooks are made from. */
import { canonicalise } from './canonical.ts';
import { nameEnumerations } from './enumerations.ts';
import type { Document } from './openapi.ts';
import { nameOutputs } from './successes.ts';

/**
 * A copy in which schemas are canonical, and everything that a call returns and every enumeration has a name.
 */
export const nameTypes = (document: Document): Document =>
  nameEnumerations(nameOutputs(canonicalise(document)));
