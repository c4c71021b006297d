const BLOCKS = new Set([
  'P',
  'DIV',
  'UL',
  'OL',
  'LI',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'SECTION',
  'ARTICLE',
  'TABLE',
  'TR',
  'PRE',
  'BR',
  'HR',
]);
const SILENT = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'TEXTAREA',
  'TITLE',
]);

/**
 * The text of HTML, by paragraph. A document that is only parsed runs no scripts and loads no resources, and
 * the result is plain text.
 */
export function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  gather(new DOMParser().parseFromString(html, 'text/html').body, paragraphs);
  return paragraphs.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

function gather(parent: Node, paragraphs: string[]): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) paragraphs[paragraphs.length - 1] += node.textContent ?? '';
    const name = node.nodeName.toUpperCase();
    if (node.nodeType !== Node.ELEMENT_NODE || SILENT.has(name)) continue;
    const isBlock = BLOCKS.has(name);
    if (isBlock) paragraphs.push(name === 'LI' ? '• ' : '');
    gather(node, paragraphs);
    if (isBlock) paragraphs.push('');
  }
}
