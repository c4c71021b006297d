/** The frame of all pages of the console: light and dark, and without JavaScript. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Escaped markup. */
export type Markup = ReturnType<typeof html>;

const CONSOLE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif;
  --text: light-dark(#1c1e21, #e6e8eb); --quiet: light-dark(#55595f, #a4abb3); --back: light-dark(#ffffff, #16181b);
  --panel: light-dark(#f4f5f7, #202327); --line: light-dark(#84898f, #6b727a); --link: light-dark(#0b57d0, #8ab4f8);
  --bad: light-dark(#a3161a, #ff9a94); --good: light-dark(#146c2e, #7fd99a) }
* { box-sizing: border-box }
body { margin: 0; color: var(--text); background: var(--back); overflow-wrap: anywhere }
header { border-bottom: 1px solid var(--line) }
nav, main { max-width: 72rem; margin: 0 auto; padding: 0.5rem 1rem }
main { padding-bottom: 3rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; margin: 0; padding: 0 }
nav a, td a { display: inline-block; padding: 0.35rem 0 }
p a { display: inline-block; min-height: 1.5rem }
nav [aria-current] { color: var(--text); font-weight: 600 }
a { color: var(--link) }
h1 { font-size: 1.5rem; margin: 0.75rem 0 } h2 { font-size: 1.125rem; margin: 0 0 0.5rem }
p, dl, ul { margin: 0.5rem 0 }
.quiet { color: var(--quiet) } .bad { color: var(--bad) } .good { color: var(--good) }
[role=alert], [role=status] { border-inline-start: 0.25rem solid; padding: 0.5rem 0.75rem; background: var(--panel) }
.groups { columns: 20rem; column-gap: 2rem }
.groups section { break-inside: avoid; padding: 1rem 0 0.5rem }
.groups dl { margin: 0 } dt { padding-top: 0.5rem } dt a { display: inline-block; min-height: 1.5rem } dd { margin: 0 }
.cards { display: grid; gap: 0.75rem; list-style: none; padding: 0 }
.cards > li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; min-width: 0 }
.text { white-space: pre-line }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; overflow-wrap: normal }
th, td { text-align: start; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline }
code, pre, textarea { font: 0.875rem/1.45 ui-monospace, monospace }
pre { margin: 0.5rem 0; padding: 0.75rem; background: var(--panel); white-space: pre-wrap; overflow-wrap: anywhere }
form { margin: 1rem 0 } form.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; margin: 0.75rem 0; max-width: 36rem } form.row .field { margin: 0; min-width: 0; max-width: 100% }
.field small { color: var(--quiet) } .check { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem }
input, select, textarea, button { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 0.375rem;
  min-height: 2.75rem; padding: 0.375rem 0.75rem; max-width: 100% }
input[type=checkbox] { min-height: 1.25rem; width: 1.25rem } textarea { min-height: 6rem; width: 100% }
button { cursor: pointer; background: var(--panel) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`;

/** Source of the style in a content security policy. */
export const CONSOLE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(CONSOLE_STYLE).digest('base64')}'`;

const PAGES = [
  ['/__dev', 'Actions'],
  ['/__dev/inbox', 'Emails'],
  ['/__dev/requests', 'Requests'],
] as const;

/** A page of the console. `path` is its place in the navigation, and `main` its content below the heading. */
export function consolePage(path: (typeof PAGES)[number][0], heading: string, main: Markup): Markup {
  const links = PAGES.map(([each, text]) => {
    const current = each === path ? html` aria-current="page"` : '';
    return html`<li><a href="${each}"${current}>${text}</a></li>`;
  });
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading} – local platform</title>
<link rel="icon" href="data:,"><style>${raw(CONSOLE_STYLE)}</style></head>
<body><header><nav aria-label="Console"><ul>${links}</ul></nav></header>
<main><h1>${heading}</h1>${main}</main></body></html>`;
}

/** A form that filters the list of a page by one text. `more` is its other fields. */
export const filterForm = (name: string, label: string, value: string, more: Markup | '' = ''): Markup =>
  html`<form class="row"><div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}"></div>${more}<button>Filter</button></form>`;
