/** One page of the site, before it is rendered. */
import type { TryItForm } from './try-it.ts';

export interface Page {
  /** Its path, without slashes at its ends: `calls/products/get-product`. */
  id: string;
  title: string;
  description: string;
  /** Markdown, whose links to other pages are paths of the site. */
  body: string;
  /** The file to change, relative to the repository. */
  source: string;
  /** Its name in the navigation. Default: the title. */
  label?: string;
  /** Of calls and services: readers should use others. */
  isDeprecated?: boolean;
  /** Of guides: the group of the navigation. */
  group?: string;
  /** Of calls: what the form sends. */
  form?: TryItForm;
}

/** `getProduct`, `GET_PRODUCT` and `get product` as `get-product`. */
export const slug = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

/** A link to a page of the site. */
export const link = (text: string, id: string, anchor = ''): string =>
  `[${text}](/${id}/${anchor && `#${anchor}`})`;

/** Text of the contract as Markdown: only its code and its paragraphs are markup. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[<*[\]]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`),
    )
    .join('');

/** Changes Markdown except for its blocks of code. */
export const outsideOfCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(/(^```[\s\S]*?^```|^ {2,}```[\s\S]*?^ {2,}```)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/** How much the content of a page counts in the search: guides most, lists of names, files and deprecated calls least. */
export const searchWeight = (id: string, isDeprecated: boolean): number => {
  if (id.startsWith('guides/')) return 1.5;
  const isLight = /^(?:entities\/|recipes\/|exports|extensions|changes)/.test(id) || !id.includes('/');
  return isLight || isDeprecated ? 0.3 : 1;
};

/** The first sentence of a text, without markup, for lists and search results. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/);
  const plain = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
  const [sentence = ''] = plain.split(/(?<=[.!?]) (?=[A-Z`])/);
  return sentence;
}

/** A block that the site styles, which is a comment for readers of the Markdown. */
export const block = (name: string, content: string): string =>
  `<div class="${name}">\n\n${content}\n\n</div>`;

/** Text of a page that the search finds by this name before all others. */
export const foundBy = (name: string, text: string): string =>
  `<span data-pagefind-weight="10" data-pagefind-index-attrs="data-name" data-name="${name}">${text}</span>`;

/** The Markdown that readers and programs get: without blocks and the form, and with links to other such files. */
export const plainMarkdown = ({ title, description, body, source }: Page): string =>
  [
    `# ${title}\n`,
    `${description}\n`,
    body
      .replaceAll(/^<\/?div[^>]*>\n*|^## Try it$|<\/?span[^>]*>/gm, '')
      .replaceAll(/^(```\w+ title="\w+").*$/gm, '$1')
      .replaceAll(
        /\]\(\/([^)#]*?)\/?(#[^)]*)?\)/g,
        (_link, id: string, anchor = '') => `](/${id || 'index'}.md${anchor})`,
      )
      .trim(),
    `\nTo change this page, edit \`${source}\`.\n`,
  ].join('\n');
