/** Pages as a browser without JavaScript has them: their HTML, and what their forms send. */
import { type Document, type Element, type HTMLFormElement, Window } from 'happy-dom';

/** The whole name of an element, or a pattern in it. */
export type Name = string | RegExp;

/** What a visitor enters, by the label of the field. A checkbox takes `true` or `false`, a radio button `true`. */
export type Entries = Readonly<Record<string, string | boolean>>;

/** Parses pages. It runs no scripts and loads nothing. */
const window = new Window();
const parser = new window.DOMParser();

/** A page that has arrived. */
export interface HtmlPage {
  url: URL;
  status: number;
  headers: Headers;
  document: Document;
  /** The heading of the page. */
  heading: string;
  /** What the main part of the page shows. */
  text: string;
}

/** Reads the page of a response. */
export async function readPage(response: Response): Promise<HtmlPage> {
  const document = parser.parseFromString(await response.text(), 'text/html');
  // happy-dom chooses another option than the one that the HTML says
  for (const option of document.querySelectorAll('option[selected]'))
    if (option instanceof window.HTMLOptionElement) option.selected = true;
  const { status, headers } = response;
  return {
    url: new URL(response.url),
    status,
    headers,
    document,
    heading: textOf(document.querySelector('main h1')),
    text: textOf(document.querySelector('main')),
  };
}

/** The text that an element shows, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  textWithout(element, '[hidden], script, style, template');

function textWithout(element: Element | null | undefined, unseen: string): string {
  const copy = element?.cloneNode(true);
  for (const each of copy?.querySelectorAll(unseen) ?? []) each.remove();
  return toLine(copy?.textContent ?? '');
}

/** All elements that a selector and a name describe, in a page or in a part of it. */
export const allOf = (
  part: Pick<Document | Element, 'querySelectorAll'>,
  selector: string,
  name: Name = /^/,
) =>
  [...part.querySelectorAll(selector)].filter((element) => {
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : name.test(own);
  });

/** The first of these elements. */
export function oneOf({ document, url, status, text }: HtmlPage, selector: string, name?: Name): Element {
  const [first] = allOf(document, selector, name);
  if (first) return first;
  throw new Error(`${url} (${status}) has no ${selector} with the name ${name}: ${text}`);
}

/** Where the first link with a name leads to. */
export const linkOf = (page: HtmlPage, name: Name, within = ''): URL =>
  new URL(oneOf(page, `${within} a[href]`, name).getAttribute('href') ?? '', page.url);

/** What an element in the head says, such as a canonical URL. */
export const headOf = ({ document }: HtmlPage, selector: string, attribute = 'content'): string | null =>
  document.querySelector(`head > ${selector}`)?.getAttribute(attribute) ?? null;

/** The field with a label. */
export function fieldOf(page: HtmlPage, label: Name) {
  const [field] = allOf(page.document, 'input:not([type=hidden]), select, textarea', label);
  if (!field) throw new Error(`${page.url} (${page.status}) has no field ${label}: ${page.text}`);
  if (field instanceof window.HTMLInputElement) return field;
  if (field instanceof window.HTMLSelectElement) return field;
  if (field instanceof window.HTMLTextAreaElement) return field;
  throw new Error(`${label} names no field`);
}

/** What the button with a name sends, after the entries have been made. Of several, it is that of their form. */
export function submissionOf(page: HtmlPage, button: Name, entries: Entries = {}) {
  const entered = Object.entries(entries).map(([label, entry]) => enter(page, label, entry));
  const submitter = allOf(page.document, 'button:not([type=button], [disabled])', button)
    .filter((each) => each instanceof window.HTMLButtonElement)
    .find(({ form }) => form && entered.every((field) => field.form === form));
  if (!submitter?.form)
    throw new Error(`${page.url} (${page.status}) has no form with the button ${button}: ${page.text}`);
  const { form } = submitter;
  const fields = new URLSearchParams();
  for (const [name, value] of new window.FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value);
  const method = attributeOf('method', submitter, form) ?? 'get';
  return {
    method: method.toLowerCase() === 'post' ? 'POST' : 'GET',
    url: new URL(attributeOf('action', submitter, form) || page.url, page.url),
    fields,
  };
}

/** A button can have the attributes of its form, too. */
const attributeOf = (name: string, submitter: Element, form: HTMLFormElement): string | null =>
  submitter.getAttribute(`form${name}`) ?? form.getAttribute(name);

function enter(page: HtmlPage, label: string, entry: string | boolean) {
  const field = fieldOf(page, label);
  if (typeof entry === 'string') field.value = entry;
  else if (field instanceof window.HTMLInputElement) field.checked = entry;
  else throw new Error(`The field ${label} of ${page.url} is no checkbox`);
  return field;
}

/** The name of an element, as a screen reader says it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return toLine(label);
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  if (ids) return toLine(ids.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' '));
  if (/^(?:input|select|textarea)$/i.test(element.tagName)) return labelOf(element);
  const pictures = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
  return textWithout(element, UNSAID) || toLine(pictures.join(' '));
}

/** What is no part of a name. The options of a list are no part of its label. */
const UNSAID = '[hidden], [aria-hidden=true], script, style, template, select, textarea';

/** The label of a field: that around it, or that with its id, without what says that the field is optional. */
function labelOf(field: Element): string {
  const labels = [...field.ownerDocument.querySelectorAll('label')];
  const label = field.closest('label') ?? labels.find(({ htmlFor }) => htmlFor === field.id);
  return textWithout(label, UNSAID).replace(/\([^()]*\)$/, '');
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
