const BLOCKS = new Set(
  'p div ul ol li h1 h2 h3 h4 h5 h6 blockquote section article table tr pre br hr'.split(' '),
);
const SILENT = new Set('script style template noscript iframe object svg textarea title'.split(' '));

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  euro: '€',
};

/**
 * The text of HTML, by paragraph, on the server and in the browser. The result is plain text, which React
 * escapes; what is no text, such as scripts, is left out.
 */
export function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const tag = nextTag(html, at);
    paragraphs[paragraphs.length - 1] += html.slice(at, tag.start);
    at = tag.end;
    if (BLOCKS.has(tag.name)) paragraphs.push(tag.name === 'li' && !tag.isEnd ? '• ' : '');
    if (SILENT.has(tag.name) && !tag.isEnd) {
      const end = lower.indexOf(`</${tag.name}`, at);
      at = end < 0 ? html.length : end;
    }
  }
  return paragraphs
    .map((text) => decode(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text !== '•');
}

interface Tag {
  /** Lower case; empty for a comment and at the end of the text. */
  name: string;
  isEnd: boolean;
  start: number;
  end: number;
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;

/** The next tag or comment. A `<` in front of anything else is text. */
function nextTag(html: string, from: number): Tag {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    const [, slash, name = ''] = TAG.exec(html.slice(start, start + 20)) ?? [];
    const isComment = html.startsWith('<!', start);
    if (!name && !isComment) continue;
    const close = html.startsWith('<!--', start) ? '-->' : '>';
    const end = html.indexOf(close, start);
    return {
      name: name.toLowerCase(),
      isEnd: slash === '/',
      start,
      end: end < 0 ? html.length : end + close.length,
    };
  }
  return { name: '', isEnd: false, start: html.length, end: html.length };
}

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
