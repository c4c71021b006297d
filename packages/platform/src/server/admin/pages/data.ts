/** Pages of the console that show what is stored. */
import { html } from 'hono/html';
import type { Markup } from './layout.ts';
import { json, listPosition, type PageInput, pager, table } from './shell.ts';

export function dataPage({ platform }: PageInput): Markup {
  const rows = platform
    .listEntities()
    .entities.map(({ name, count }) => [html`<a href="/__dev/data/${name}">${name}</a>`, count]);
  return html`${table('Kinds of items', ['Kind', 'Items'], rows)}
<h2>Export and import</h2><p>An export has no tokens. <a href="/__dev/api/exportData">Export all data as JSON</a>, or
<a href="/__dev/actions/importData">import an export</a>, which replaces all data.</p>`;
}

export function entityPage({ platform, query }: PageInput, entity: string): Markup {
  const position = listPosition(query);
  const { items, total } = platform.listItems({ entity, ...position });
  const rows = items.map((item) => {
    const id = String(item['id']);
    const path = `/__dev/data/${encodeURIComponent(entity)}/${encodeURIComponent(id)}`;
    return [html`<a href="${path}">${id}</a>`, labelOf(item)];
  });
  return html`${table(`Items of ${entity}`, ['Id', 'Item'], rows)}${pager(`/__dev/data/${entity}`, {}, { ...position, total })}`;
}

export const itemPage = ({ platform }: PageInput, entity: string, id: string): Markup =>
  html`<p><a href="/__dev/data/${entity}">All of ${entity}</a></p>${json(platform.getItem({ entity, id }).item)}`;

/** What a reader knows an item by. */
const labelOf = (item: Readonly<Record<string, unknown>>): string =>
  ['name', 'loginEmail', 'email', 'subject', 'number', 'type', 'kind', 'status']
    .map((name) => item[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' · ');
