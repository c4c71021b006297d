/** What all pages of the console have in common. */
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { frame, type Markup } from './layout.ts';

/** What a page is made from: the actions as methods, and the query. */
export interface PageInput {
  platform: PlatformActions;
  query: URLSearchParams;
}

/** Pages by path, in the order of the navigation. */
const PAGES = [
  ['/__dev', 'Overview'],
  ['/__dev/settings', 'Settings'],
  ['/__dev/accounts', 'Accounts'],
  ['/__dev/inbox', 'Inbox'],
  ['/__dev/events', 'Events'],
  ['/__dev/requests', 'Requests'],
  ['/__dev/faults', 'Faults'],
  ['/__dev/clock', 'Clock'],
  ['/__dev/delivery', 'Delivery'],
  ['/__dev/data', 'Data'],
  ['/__dev/actions', 'Actions'],
] as const;

export type ConsolePath = (typeof PAGES)[number][0];

/** A page of the console. `done` is the name of an action that has just been carried out. */
export function consolePage(
  path: ConsolePath,
  main: Markup,
  { title, done }: { title?: string | undefined; done?: string | undefined } = {},
): Markup {
  const name = PAGES.find(([each]) => each === path)?.[1] ?? 'Overview';
  const heading = title ?? name;
  const links = PAGES.map(
    ([each, text]) =>
      html`<li>${each === path ? html`<a href="${each}" aria-current="page">${text}</a>` : html`<a href="${each}">${text}</a>`}</li>`,
  );
  return frame({
    title: `${heading} – local platform`,
    header: html`<nav aria-label="Console"><ul>${links}</ul></nav>`,
    main: html`<h1>${heading}</h1>${done === undefined ? '' : html`<p role="status" class="good">Done: ${done}.</p>`}${main}`,
  });
}

/** A table, which scrolls in itself where it is wider than the page. */
export const table = (
  label: string,
  columns: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Markup =>
  rows.length === 0
    ? html`<p class="quiet">None.</p>`
    : html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

type TableCell = Markup | string | number;

export const facts = (values: Readonly<Record<string, TableCell>>): Markup =>
  html`<dl>${Object.entries(values).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A button that carries out an action with these inputs, and then shows the page again. */
export const actionButton = (
  action: string,
  text: string,
  inputs: Readonly<Record<string, string>> = {},
  { returnTo, isDanger = false }: { returnTo?: string | undefined; isDanger?: boolean } = {},
): Markup =>
  html`<form method="post" action="/__dev/actions/${action}">
${hiddenInputs({ ...inputs, ...(returnTo !== undefined && { returnTo }) })}
<button${isDanger ? html` class="danger"` : ''}>${text}</button></form>`;

interface FilterOptions {
  value?: string | undefined;
  /** Values that can be chosen. Default any text. */
  choices?: readonly string[];
  /** Other fields of the form. */
  more?: Markup;
}

/** A form that filters the list of a page by one value. */
export function filterForm(
  name: string,
  label: string,
  { value = '', choices, more }: FilterOptions,
): Markup {
  const state = html`id="${name}" name="${name}"`;
  const control = choices ? select(state, ['', ...choices], value) : html`<input ${state} value="${value}">`;
  return html`<form class="row"><div class="field"><label for="${name}">${label}</label>
${control}</div>${more ?? ''}<button>Filter</button></form>`;
}

/** A choice of one value. `state` is the attributes of the field. */
export const select = (state: Markup, choices: readonly string[], value: string): Markup =>
  html`<select ${state}>${choices.map(
    (choice) => html`<option value="${choice}"${choice === value ? html` selected` : ''}>${choice}</option>`,
  )}</select>`;

export const hiddenInputs = (values: Readonly<Record<string, string>>): Markup =>
  html`${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

export const json = (value: unknown): Markup => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** Links to the pages of a list. */
export function pager(path: string, query: Readonly<Record<string, string>>, at: Position): Markup {
  const { offset, limit, total } = at;
  const link = (text: string, to: number): Markup =>
    html`<a href="${path}?${new URLSearchParams({ ...query, offset: String(to) }).toString()}">${text}</a>`;
  return html`<p>${offset >= total ? '' : html`${offset + 1}–${Math.min(offset + limit, total)} of ${total}`}
${offset > 0 ? link('Previous', Math.max(0, Math.min(offset, total) - limit)) : ''} ${offset + limit < total ? link('Next', offset + limit) : ''}</p>`;
}

/** The part of a list that a query asks for. */
export const listPosition = (query: URLSearchParams): { offset: number; limit: number } => ({
  offset: Math.max(0, Math.trunc(Number(query.get('offset') ?? 0)) || 0),
  limit: 50,
});

interface Position {
  offset: number;
  limit: number;
  total: number;
}
