/** The frame of all hosted pages: styles for light and dark, and the headers that protect them. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Escaped HTML, made with the template `html`. */
export type Html = ReturnType<typeof html>;

/** The shop, at the top of a page. */
export interface Brand {
  name: string;
  /** URL of a picture that is shown next to the name. */
  logo?: string | undefined;
}

export interface PageOptions {
  title: string;
  body: Html;
  brand?: Brand;
  status?: number;
  /** An inline script, the only one that the page runs. */
  script?: string;
  /**
   * URLs that the forms of the page lead to, in addition to those of the platform.
   * Browsers check redirects after a form too.
   */
  formTargets?: readonly string[];
  /** Who may show the page in a frame. Default no page. */
  frameAncestors?: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif;
  --text: light-dark(#1c1c22, #ececf0); --quiet: light-dark(#55555f, #b4b4bf); --ground: light-dark(#fff, #17171b);
  --line: light-dark(#7a7a86, #8c8c99); --main: light-dark(#1f4fbf, #9db8ff); --on-main: light-dark(#fff, #10131c);
  --alert: light-dark(#a3141f, #ffb3b3); }
* { box-sizing: border-box }
body { margin: 0; color: var(--text); background: var(--ground); overflow-wrap: anywhere }
main { max-width: 26rem; margin: 0 auto; padding: 8vh 1rem 3rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem }
h2 { font-size: 1.1rem }
form, label, nav { display: grid; gap: .35rem }
form, nav { gap: 1rem; margin: 1.25rem 0 }
input, select, button, .button { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .8rem; border: 1px solid var(--line);
  border-radius: .4rem; color: inherit; background: transparent }
button, .button { cursor: pointer; text-align: center; text-decoration: none }
.button { display: grid; place-items: center }
button.main { color: var(--on-main); background: var(--main); border-color: var(--main) }
a { color: var(--main) }
a:not(.button) { display: inline-block; min-height: 1.75rem }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
[role=alert] { color: var(--alert); border-inline-start: .25rem solid; padding-inline-start: .75rem }
aside, .quiet { color: var(--quiet) }
header { display: flex; align-items: center; gap: .75rem; max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 0; font-weight: 600 }
header + main { padding-top: 2rem }
header img { max-width: 10rem; max-height: 3rem }
main img { display: block; max-width: 100%; height: auto; border-radius: .4rem }
.lines { list-style: none; margin: 0; padding: 0 }
.lines li, .sums div { display: flex; justify-content: space-between; gap: 1rem; padding: .35rem 0 }
.lines .quiet { display: block; font-size: .9rem }
.lines + .sums { border-top: 1px solid var(--line); margin-top: .5rem; padding-top: .5rem }
.sums dd, .lines li > :last-child { margin: 0; white-space: nowrap }
.sums .total { font-weight: 600 }
.facts dt { color: var(--quiet); font-size: .9rem } .facts dd { margin: 0 0 .75rem } .facts span { display: block }
@media (forced-colors: active) { button.main { border-width: 3px } }
`;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a policy calls a URL: its origin, or its scheme if that is one of an app, which has no origins. */
const targetSource = (url: string): string => {
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
};

const STYLE_SOURCE = sourceOf(STYLE);

const header = ({ name, logo }: Brand): Html =>
  html`<header>${logo === undefined ? '' : html`<img src="${logo}" alt="" />`} <span>${name}</span></header>`;

export async function page({
  title,
  body,
  brand,
  status = 200,
  script,
  formTargets = [],
  frameAncestors = "'none'",
}: PageOptions): Promise<Response> {
  const content = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${brand ? `${title} · ${brand.name}` : title}</title>
        <link rel="icon" href="data:," />
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        ${brand ? header(brand) : ''}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${script === undefined ? '' : html`<script>${raw(script)}</script>`}
      </body>
    </html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    // browsers return to the answer to a form, such as what is wrong with it, only if they may keep it
    'cache-control': status === 400 ? 'private, no-cache' : 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${STYLE_SOURCE}`,
      `script-src ${script === undefined ? "'none'" : sourceOf(script)}`,
      `img-src ${brand ? "'self' https: " : ''}data:`,
      `form-action ${["'self'", ...formTargets.map(targetSource)].join(' ')}`,
      `frame-ancestors ${frameAncestors}`,
      "base-uri 'none'",
    ].join('; '),
  };
  return new Response(content.toString(), { status, headers });
}

/** A value as a literal of a script, which cannot end the script. */
export const literal = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** A message about what went wrong, which screen readers read at once. */
export const alertOf = (problem: string | undefined): Html | '' =>
  problem === undefined ? '' : html`<p role="alert">${problem}</p>`;
