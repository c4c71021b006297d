import type { Failure } from '../store/failure.ts';
import { textIn } from './form-text.ts';

/** Messages by the name of their field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** What an action returns for a form, unless it leads to another page. */
export interface FormResult {
  /** The form, as in its hidden field. */
  intent: string;
  isSaved?: boolean;
  problems?: Problems;
  /** What is wrong with the form as a whole. */
  problem?: string | undefined;
  /** Names the failed request of `problem`. */
  requestId?: string | undefined;
  /** What was entered, for forms that are shown again without JavaScript. */
  values?: Readonly<Record<string, string>>;
  failure?: Failure;
}

/** All texts of a form by field, without passwords, codes and tokens, which no page repeats. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()].filter((name) => !SECRET.test(name)).map((name) => [name, textIn(form, name)]),
  );

const SECRET = /password|token|credential|^code$/i;
