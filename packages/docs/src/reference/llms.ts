/** Files for programs that read the docs: each page as Markdown, an index of them, and all of them in one. */
import { type Page, plainMarkdown } from './page.ts';

const SECTIONS: [title: string, ids: RegExp][] = [
  ['Guides', /^(?:guides|templates)\//],
  ['Calls', /^calls(?:\/|$)/],
  ['Entities', /^entities(?:\/|$)/],
  ['Events', /^events(?:\/|$)/],
  ['Error codes', /^errors(?:\/|$)/],
];

/** File name → text. */
export function programFiles(pages: readonly Page[]): Map<string, string> {
  const texts = pages.map((page): [string, string] => [`${page.id || 'index'}.md`, plainMarkdown(page)]);
  return new Map([
    ...texts,
    ['llms.txt', indexOf(pages)],
    ['llms-full.txt', texts.map(([, text]) => text).join('\n---\n\n')],
  ]);
}

function indexOf(pages: readonly Page[]): string {
  const [start, ...others] = pages;
  const line = ({ id, title, description }: Page): string =>
    `- [${title}](/${id}.md): ${description.replaceAll(/\s+/g, ' ')}`;
  const sections = SECTIONS.map(([title, ids]) => {
    const lines = others.filter(({ id }) => ids.test(id)).map(line);
    return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const rest = others.filter(({ id }) => !SECTIONS.some(([, ids]) => ids.test(id))).map(line);
  const about = 'Each page is Markdown. [llms-full.txt](/llms-full.txt) contains all of them.\n';
  return [
    `# ${start?.title}\n`,
    `> ${start?.description}\n`,
    about,
    ...sections,
    `## More\n\n${rest.join('\n')}\n`,
  ]
    .filter(Boolean)
    .join('\n');
}
