/** What a text may hold: paragraphs with line breaks, lists, links, bold, italic and underlined text. */
import { Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** Whether a link may lead there. */
export const isAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'mailto:'].includes(new URL(text).protocol);

/** A link without anything but its address. */
const Link = Mark.create({
  name: 'link',
  // what is typed after a link is no part of it
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isAddress(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** The schema: all other elements and attributes are left out when HTML is read or pasted. */
export const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
  Link,
];

/** Formats that other programs write as styles. */
const STYLES = [
  { tag: 'strong', style: /font-weight:\s*(bold|[6-9]00)/ },
  { tag: 'em', style: /font-style:\s*italic/ },
  { tag: 'u', style: /text-decoration[^;]*underline/ },
];

/**
 * Pasted HTML with elements in place of its styles, which the headers of the page keep the editor from reading. What is
 * copied from Google Docs is in a bold element whose style says that it is not bold.
 */
export function withoutStyles(html: string): string {
  // what is in this document neither runs nor loads
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  for (const element of pasted.querySelectorAll('body [style]')) {
    const text = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    for (const { tag } of STYLES.filter(({ style }) => style.test(text))) {
      const format = pasted.createElement(tag);
      format.append(...element.childNodes);
      element.append(format);
    }
    if (element.localName === 'b' && /font-weight:\s*normal/.test(text))
      element.replaceWith(...element.childNodes);
  }
  return pasted.body.innerHTML;
}

/** Elements that say little of how a text looks, or that the schema has with another name. */
const REPLACED = new Set(['b', 'i', 'div', 'span', 'p']);

/** The names of the elements of HTML, and `style` if one has styles. */
function partsOf(html: string): Set<string> {
  const elements = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
  const hasStyles = elements.some((element) => element.hasAttribute('style'));
  return new Set([...elements.map(({ localName }) => localName), ...(hasStyles ? ['style'] : [])]);
}

/** What the schema has left out of a text. */
export const lostParts = (text: string, html: string): string[] =>
  [...partsOf(text).difference(partsOf(html))].filter((part) => !REPLACED.has(part));
