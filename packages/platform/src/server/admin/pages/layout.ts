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
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; margin: 0; padding: 0 }
nav a, td a { display: inline-block; padding: 0.35rem 0 }
nav [aria-current] { color: var(--text); font-weight: 600 }
a { color: var(--link) }
h1 { font-size: 1.5rem; margin: 0.5rem 0 1rem } h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem }
p, dl, ul { margin: 0.5rem 0 }
.quiet { color: var(--quiet) } .bad { color: var(--bad) } .good { color: var(--good) }
[role=alert], [role=status] { border-inline-start: 0.25rem solid; padding: 0.5rem 0.75rem; background: var(--panel) }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: 0.25rem 1rem }
dt { color: var(--quiet) } dd { margin: 0; min-width: 0 }
@media (width < 32rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0 } dd { margin-bottom: 0.5rem } }
.cards { display: grid; gap: 0.75rem; list-style: none; padding: 0 }
.cards > li, fieldset { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 0; min-width: 0 }
.cards h2 { margin-top: 0 }
.text { white-space: pre-line }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; overflow-wrap: normal }
th, td { text-align: start; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline }
code, pre, textarea { font: 0.875rem/1.45 ui-monospace, monospace }
pre { margin: 0.5rem 0; padding: 0.75rem; background: var(--panel); white-space: pre-wrap; overflow-wrap: anywhere }
form { margin: 0.5rem 0 } form.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 } td .buttons { margin: 0 } .buttons form { margin: 0 }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; margin: 0.75rem 0; max-width: 36rem } form.row .field { margin: 0; min-width: 0; max-width: 100% }
.field small { color: var(--quiet) } .check { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem }
input, select, textarea, button { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 0.375rem;
  min-height: 2.75rem; padding: 0.375rem 0.75rem; max-width: 100% }
input[type=checkbox] { min-height: 1.25rem; width: 1.25rem } textarea { min-height: 6rem; width: 100% }
button { cursor: pointer; background: var(--panel) } button.danger { color: var(--bad) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`;

/** Source of the style in a content security policy. */
export const CONSOLE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(CONSOLE_STYLE).digest('base64')}'`;

/** A whole page. `main` is its content, with the only `h1`. */
export const frame = ({
  title,
  header,
  main,
}: Record<'header' | 'main', Markup> & { title: string }): Markup =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><style>${raw(CONSOLE_STYLE)}</style></head>
<body><header>${header}</header><main>${main}</main></body></html>`;
