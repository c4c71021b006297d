/** The form of an action, from its schema. It works without JavaScript. */
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Violation } from '../../../kernel/errors/violations.ts';
import type { JsonSchema } from '../../../kernel/schemas/json-schema.ts';
import type { NamedAction } from '../actions/index.ts';
import { isListOfTexts, NO_ITEMS, NO_TEXT } from '../shared/text-input.ts';
import type { Markup } from './layout.ts';

/** The field that names one form, whose action runs once. No action has it. */
export const FORM_ID = '$form';

/** The form of an action, with what was entered and what is wrong with it. */
export function actionForm(
  { name: action, input: { properties, required } }: NamedAction,
  values: URLSearchParams,
  violations: readonly Violation[],
): Markup {
  const fields = Object.entries(properties).map(([name, schema]) =>
    schemaField(name, schema, {
      isRequired: required.includes(name),
      value: values.get(name) ?? defaultText(schema),
      problems: violations.filter((violation) => isOf(name, violation)),
    }),
  );
  const others = violations
    .filter((violation) => !Object.keys(properties).some((name) => isOf(name, violation)))
    .map(({ field, description }) => `${field} ${description}.`);
  const alert = html`<p role="alert" class="bad">The input is not valid. ${others.join(' ')}</p>`;
  const hasOptional = Object.keys(properties).some((name) => !required.includes(name));
  const note = html`<p class="quiet">What is empty is left out. <code>${NO_ITEMS}</code> is a list without items, <code>${NO_TEXT}</code> a text without characters.</p>`;
  return html`<form method="post" action="/__dev/actions/${action}#result">${violations.length > 0 ? alert : ''}
${hasOptional ? note : ''}${fields}<input type="hidden" name="${FORM_ID}" value="${randomUUID()}"><button>Run</button></form>`;
}

/** Whether a violation is of a property, or of what is in it. */
const isOf = (name: string, { field }: Violation): boolean =>
  field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`);

interface FieldState {
  isRequired: boolean;
  value: string;
  problems: readonly Violation[];
}

function schemaField(name: string, schema: JsonSchema, { isRequired, value, problems }: FieldState): Markup {
  const notes = [schema.description ?? '', hintOf(schema)].filter((note) => note !== '').join(' ');
  const wrong = problems.map(({ field, description }) =>
    field === name ? `${description}.` : `${field} ${description}.`,
  );
  const isNoted = notes !== '' || wrong.length > 0;
  const describedBy = isNoted ? html` aria-describedby="${name}-note"` : '';
  const invalid = wrong.length > 0 ? html` aria-invalid="true"` : '';
  const state = html`id="${name}" name="${name}"${describedBy}${invalid}${isRequired ? html` required` : ''}`;
  const note = html`<small id="${name}-note"><span class="bad">${wrong.join(' ')}</span> ${notes}</small>`;
  return html`<div class="field"><label for="${name}">${name}${isRequired ? '' : html` <span class="quiet">(optional)</span>`}</label>
${control(schema, state, value, isRequired)}${isNoted ? note : ''}</div>`;
}

function control(schema: JsonSchema, state: Markup, value: string, isRequired: boolean): Markup {
  const choices = schema.enum?.map(String) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined);
  if (choices) return select(state, isRequired ? choices : ['', ...choices], value);
  if (schema.type === 'integer' || schema.type === 'number')
    return html`<input ${state} type="number" step="${schema.type === 'integer' ? '1' : 'any'}" value="${value}">`;
  if (schema.type === 'string') return html`<input ${state} value="${value}">`;
  return html`<textarea ${state}>${value}</textarea>`;
}

const select = (state: Markup, choices: readonly string[], value: string): Markup =>
  html`<select ${state}>${choices.map(
    (choice) => html`<option value="${choice}"${choice === value ? html` selected` : ''}>${choice}</option>`,
  )}</select>`;

/** How a value is written that has no control of its own. */
function hintOf(schema: JsonSchema): string {
  const { type, format } = schema;
  if (isListOfTexts(schema)) return 'Separated by spaces or commas.';
  if (type === 'string' && format === 'date-time') return 'ISO 8601, such as 2026-03-01T09:00:00Z.';
  return type === 'object' || type === 'array' || schema.oneOf ? `JSON: ${outlineOf(schema)}` : '';
}

/** The names of what JSON has, such as `[{ id, quantity, restock? }]`. */
function outlineOf(schema: JsonSchema): string {
  if (schema.oneOf) return schema.oneOf.map(outlineOf).join(' or ');
  if (schema.type === 'array') return `[${outlineOf(schema.items ?? {})}]`;
  if (schema.type !== 'object') return schema.const === undefined ? '' : `"${schema.const}"`;
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties).map(([name, property]) => {
    const outline = outlineOf(property);
    return `${name}${required.includes(name) ? '' : '?'}${outline === '' ? '' : `: ${outline}`}`;
  });
  if (typeof additionalProperties === 'object') entries.push(`…: ${outlineOf(additionalProperties) || '…'}`);
  return entries.length === 0 ? '{ … }' : `{ ${entries.join(', ')} }`;
}

function defaultText({ default: value }: JsonSchema): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
