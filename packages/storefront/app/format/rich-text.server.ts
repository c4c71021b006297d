/** Reads the HTML of merchants, such as descriptions. For the server only: it is too much script for browsers. */
import sanitizeHtml, { type IOptions } from 'sanitize-html';

export interface RichText {
  /** Clean HTML, which a page may contain as it is. */
  html: string;
  /** Its plain text. */
  paragraphs: string[];
}

const words = (text: string): string[] => text.split(' ');

/** Renames elements. */
const renamed = (names: string, name: string) => Object.fromEntries(words(names).map((each) => [each, name]));

const LINK = /^(?:https:\/\/|mailto:)/i;

/** What a text may hold. Of other elements, only the content stays. */
const OPTIONS: IOptions = {
  allowedTags: words('p div h3 ul ol li br strong b em i u a'),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  // their content is no text either
  nonTextTags: words(
    'script style template noscript noembed noframes iframe object svg math textarea select button title xmp',
  ),
  transformTags: {
    // the page has its own headings above those of the text
    ...renamed('h1 h2 h4 h5 h6', 'h3'),
    // other blocks, whose texts must not become one line
    ...renamed(
      'article aside blockquote dd dl dt figcaption figure footer header main pre section table td th tr',
      'div',
    ),
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(LINK.test(href) && { href }), rel: 'noopener noreferrer' },
    }),
  },
};

/** Cleans HTML. Each block has the direction of its own text. */
export function readRichText(html: string): RichText {
  const clean = sanitizeHtml(html, OPTIONS);
  return { html: withDirections(clean), paragraphs: textsOf(clean) };
}

/** The plain text of HTML, by paragraph. */
export const paragraphsOf = (html: string): string[] => textsOf(sanitizeHtml(html, OPTIONS));

/** Only the outermost blocks, since one that has blocks with directions of their own has no text of its own. */
function withDirections(clean: string): string {
  let depth = 0;
  return clean.replaceAll(/<(\/?)(p|div|h3|ul|ol|li)>/g, (tag, end: string, name: string) => {
    if (end) depth -= 1;
    else depth += 1;
    return end || depth > 1 ? tag : `<${name} dir="auto">`;
  });
}

const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const textsOf = (clean: string): string[] =>
  clean
    .split(/<br \/>|<\/?(?:p|div|h3|ul|ol|li)>/)
    .map((block) =>
      block
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(?:lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
