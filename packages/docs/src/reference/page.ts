/** One page of the site, before it is rendered. */
import type { SearchDocument } from 'storewire-tools/search';
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
  /** What the search finds it by. Default: its title and its description. */
  documents?: SearchDocument[];
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
const outsideOfCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(/(^```[\s\S]*?^```|^ {2,}```[\s\S]*?^ {2,}```)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/** A block that the site styles, which is a comment for readers of the Markdown. */
export const block = (name: string, content: string): string =>
  `<div class="${name}">\n\n${content}\n\n</div>`;

/** Markdown without blocks, pictures and the form. */
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<svg[\s\S]*?<\/svg>|<img class="[^>]*>/g, '')
    .replaceAll(/^<\/?div[^>]*>\n*|^## Try it$|<\/?(?:span|figure)[^>]*>/gm, '')
    .replaceAll(/<\/?figcaption>/g, '\n\n');

/** The Markdown that readers and programs get, with links to other such files. */
export const plainMarkdown = ({ title, description, body }: Page): string =>
  [
    `# ${title}\n`,
    ...(body.includes(prose(description)) ? [] : [`${description}\n`]),
    outsideOfCode(body, withoutMarkup)
      .replaceAll(/^(```\w+ title="\w+").*$/gm, '$1')
      .replaceAll(
        /\]\(\/([^)#.]*?)\/?(#[^)]*)?\)/g,
        (_link, id: string, anchor = '') => `](/${id || 'index'}.md${anchor})`,
      )
      .trim(),
    '',
  ].join('\n');
