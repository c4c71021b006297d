/** The fields and parts of forms on hosted pages. */
import { html } from 'hono/html';
import type { Context } from '../context/context.ts';
import type { Html } from './layout.ts';

export type Form = Readonly<Record<string, string>>;

/** What a page works with. */
export interface PageRequest {
  context: Context;
  /** Query parameters, and the fields of a form, which take precedence. */
  form: Form;
}

interface FieldOptions {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  isOptional?: boolean;
}

export const field = ({
  label,
  name,
  type = 'text',
  autocomplete,
  value = '',
  isOptional = false,
}: FieldOptions): Html =>
  html`<label
    >${isOptional ? `${label} (optional)` : label}
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${isOptional ? '' : 'required'}
      maxlength="320"
  /></label>`;

export const hidden = (values: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`;

/** A button that submits its form with a step. */
export const submit = (step: string, text: string, isMain = false): Html =>
  html`<button name="step" value="${step}" ${isMain ? 'class=main' : 'formnovalidate'}>${text}</button>`;
