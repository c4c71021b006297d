/** The form of an action, from its schema. It works without JavaScript. */
import { html } from 'hono/html';
import type { JsonSchema } from '../../../kernel/actions/json-schema.ts';
import type { Violation } from '../../../kernel/errors/violations.ts';
import { actionNamed, type NamedAction } from '../actions/index.ts';
import type { Markup } from './layout.ts';
import { hiddenInputs, select } from './shell.ts';

interface FormOptions {
  /** What was entered. */
  values?: URLSearchParams;
  violations?: readonly Violation[];
  /** Page that is shown afterwards, instead of the result. */
  returnTo?: string | undefined;
  submit?: string;
}

/** The form of an action, with what was entered and what is wrong with it. */
export function actionForm(action: NamedAction, options: FormOptions = {}): Markup {
  const { values = new URLSearchParams(), violations = [], returnTo, submit = 'Run' } = options;
  const { properties, required } = action.input;
  const fields = Object.entries(properties).map(([name, schema]) =>
    schemaField(`${action.name}-${name}`, name, schema, {
      isRequired: required.includes(name),
      value: values.get(name) ?? defaultText(schema),
      problems: violations.filter(({ field }) => field === name || field.startsWith(`${name}.`)),
    }),
  );
  const isOfField = ({ field }: Violation): boolean =>
    Object.keys(properties).some((name) => field === name || field.startsWith(`${name}.`));
  const others = violations
    .filter((violation) => !isOfField(violation))
    .map(({ field, description }) => `${field} ${description}.`);
  return html`<form method="post" action="/__dev/actions/${action.name}">${returnTo === undefined ? '' : hiddenInputs({ returnTo })}
${when(violations.length > 0, html`<p role="alert" class="bad">The input is not valid. ${others.join(' ')}</p>`)}
${fields}<button>${submit}</button></form>`;
}

/** The form of an action that the table must have. */
export function formOf(name: string, options: FormOptions): Markup {
  const action = actionNamed(name);
  if (!action) throw new Error(`There is no action ${name}`);
  return actionForm(action, options);
}

interface FieldState {
  isRequired: boolean;
  value: string;
  problems: readonly Violation[];
}

function schemaField(
  id: string,
  name: string,
  schema: JsonSchema,
  { isRequired, value, problems }: FieldState,
): Markup {
  const notes = [schema.description ?? '', hintOf(schema)].filter((note) => note !== '').join(' ');
  const noteId = `${id}-note`;
  const problem = problems.map(({ description }) => description).join(', ');
  const describedBy = when(notes !== '' || problem !== '', html` aria-describedby="${noteId}"`);
  const invalid = when(problem !== '', html` aria-invalid="true"`);
  const state = html`id="${id}" name="${name}"${describedBy}${invalid}${when(isRequired, html` required`)}`;
  const optional = when(!isRequired, html` <span class="quiet">(optional)</span>`);
  const wrong = when(problem !== '', html`<span class="bad">${problem}.</span> `);
  return html`<div class="field"><label for="${id}">${name}${optional}</label>
${control(schema, state, value, isRequired)}
${when(notes !== '' || problem !== '', html`<small id="${noteId}">${wrong}${notes}</small>`)}</div>`;
}

const when = (isShown: boolean, markup: Markup): Markup | '' => (isShown ? markup : '');

function control(schema: JsonSchema, state: Markup, value: string, isRequired: boolean): Markup {
  const options = schema.enum?.map(String) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined);
  if (options) return select(state, isRequired ? options : ['', ...options], value);
  if (schema.type === 'integer' || schema.type === 'number')
    return html`<input ${state} type="number" step="${schema.type === 'integer' ? '1' : 'any'}" value="${value}">`;
  if (schema.type === 'string') return html`<input ${state} value="${value}">`;
  return html`<textarea ${state}>${value}</textarea>`;
}

/** How a value is written that has no control of its own. */
function hintOf({ type, items, format }: JsonSchema): string {
  if (type === 'array' && items?.type === 'string') return 'Separated by spaces or commas.';
  if (type === 'string' && format === 'date-time') return 'ISO 8601, such as 2026-03-01T09:00:00Z.';
  return type === 'object' || type === 'array' || type === undefined ? 'JSON.' : '';
}

function defaultText({ default: value, type, items }: JsonSchema): string {
  if (value === undefined || (type === 'array' && items?.type === 'string')) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
