/** The fields and parts of forms on hosted pages. */
import { html } from 'hono/html';
import type { Context } from '../context/context.ts';
import type { Html } from './layout.ts';

/** Fields of a form. */
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
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Whether the field is for a code of digits. */
  isCode?: boolean;
}

export const field = ({
  label,
  name,
  type = 'text',
  autocomplete,
  value = '',
  optional,
  isCode = false,
}: FieldOptions): Html =>
  html`<label
    >${optional === undefined ? label : `${label} (${optional})`}
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${optional === undefined ? 'required' : ''}
      ${isCode ? 'inputmode=numeric' : ''}
      maxlength="320"
  /></label>`;

export const hidden = (values: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`;

/** A button that submits its form with a step. */
export const submit = (step: string, text: string, isMain = false): Html =>
  html`<button name="step" value="${step}" ${isMain ? 'class=main' : 'formnovalidate'}>${text}</button>`;
