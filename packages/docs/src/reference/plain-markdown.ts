/** A page as Markdown for programs, without the HTML of the site. */
import { replaceNodes } from 'storewire-dev-kit/markdown';
import { FORM_HEADING, type Page, prose } from './page.ts';

/** Of HTML, programs get the captions of pictures. */
const captionsOf = (html: string): string =>
  Array.from(html.matchAll(/<figcaption>(.+?)<\/figcaption>/g), ([, caption = '']) => caption).join('\n\n');

/** The Markdown that readers and programs get, with links to other such files. */
export const plainMarkdown = ({ title, description, body }: Page): string => {
  const text = replaceNodes(body, (node, source) => {
    if (node.type === 'html') return captionsOf(node.value);
    if (node.type === 'code') return source.replace(' frame="code"', '');
    if (node.type === 'heading') return source === FORM_HEADING ? '' : undefined;
    if (node.type !== 'link' || !node.url.startsWith('/')) return undefined;
    const [path = '', anchor] = node.url.slice(1).split('#');
    const file = `/${path.replace(/\/$/, '') || 'index'}.md${anchor === undefined ? '' : `#${anchor}`}`;
    return source.replace(`](${node.url})`, `](${file})`);
  });
  const isDescribed = body.includes(prose(description));
  return `# ${title}\n\n${isDescribed ? '' : `${description}\n\n`}${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
};
