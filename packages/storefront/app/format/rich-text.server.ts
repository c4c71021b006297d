/** Reads the HTML of merchants, such as descriptions. For the server only: it is too much script for browsers. */
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';

export interface RichText {
  /** Clean HTML, which a page may contain as it is. */
  html: string;
  /** Its plain text. */
  paragraphs: string[];
}

/** What a text may hold. Of other elements, only the content stays. */
const SCHEMA: Schema = {
  tagNames: 'p div h3 ul ol li br strong b em i u a'.split(' '),
  attributes: { a: [['href', /^https:\/\//i, /^mailto:/i]] },
  required: { a: { rel: 'noopener noreferrer' } },
  // a list item without its list stays a block
  ancestors: {},
  // their content is no text either
  strip: 'script style template noscript iframe object svg math textarea select button title'.split(' '),
};

/** The page has its own headings above those of the text. */
const HEADINGS = new Set(['h1', 'h2', 'h4', 'h5', 'h6']);

/** Other blocks, whose texts must not become one line. */
const BLOCKS = new Set(
  'article aside blockquote dd dl dt figcaption figure footer header main pre section table td th tr'.split(
    ' ',
  ),
);

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { type: 'element' }>;
type Nodes = ReturnType<typeof sanitize>;

/** Cleans HTML. Each block has the direction of its own text. */
export function readRichText(html: string): RichText {
  const tree = clean(html);
  for (const block of elementsOf(tree)) block.properties['dir'] = 'auto';
  return { html: toHtml(tree), paragraphs: textsOf(tree) };
}

/** The plain text of HTML, by paragraph. */
export const paragraphsOf = (html: string): string[] => textsOf(clean(html));

function clean(html: string): Nodes {
  const tree = fromHtml(html, { fragment: true });
  elementsOf(tree).forEach(rename);
  return sanitize(tree, SCHEMA);
}

function rename(element: Element): void {
  if (HEADINGS.has(element.tagName)) element.tagName = 'h3';
  if (BLOCKS.has(element.tagName)) element.tagName = 'div';
  elementsOf(element).forEach(rename);
}

const elementsOf = (parent: Nodes): Element[] =>
  'children' in parent ? parent.children.flatMap((child) => (child.type === 'element' ? child : [])) : [];

const textsOf = (tree: Nodes): string[] =>
  toText(tree)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
