import type { Context } from '../context.ts';
import type { Visit } from '../identity/secret-data.ts';

/** Fields of a form. */
export type Form = Readonly<Record<string, string>>;

/** What a page works with. */
export interface PageRequest {
  context: Context;
  /** Query parameters, and the fields of a form, which take precedence. */
  form: Form;
}

/** A page of a visit. */
export interface VisitRequest extends PageRequest {
  visit: Visit;
  session: string;
}
