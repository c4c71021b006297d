import type { PageRequest } from '../../../kernel/pages/forms.ts';
import type { Visit } from '../../members/secret-kinds.ts';

/** A page of a visit. */
export interface VisitRequest extends PageRequest {
  visit: Visit;
  session: string;
}
