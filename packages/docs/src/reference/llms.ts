/** Files for programs that read the docs: each page as Markdown, an index of them, and one file per area. */
import type { Page } from './page.ts';
import { plainMarkdown } from './plain-markdown.ts';

const SECTIONS: [title: string, ids: RegExp][] = [
  ['Guides', /^(?:guides|templates)\//],
  ['Calls', /^calls(?:\/|$)/],
  ['Entities', /^entities(?:\/|$)/],
  ['Events', /^events(?:\/|$)/],
  ['Error codes', /^errors(?:\/|$)/],
];

/** The area of a page: guides, templates, events, errors, or the service of a call or an entity. */
function areaOf({ id }: Page): string {
  const [folder = '', service] = id.split('/');
  if (/^(?:calls|entities)$/.test(folder)) return service ?? 'more';
  return /^(?:guides|templates|events|errors)$/.test(folder) ? folder : 'more';
}

const fileOf = (area: string): string => `llms/${area}.txt`;

/** File name → text. */
export function programFiles(pages: readonly Page[]): Map<string, string> {
  const areas = [...Map.groupBy(pages, areaOf)];
  const texts = new Map(pages.map((page) => [page, plainMarkdown(page)]));
  return new Map([
    ...Array.from(texts, ([{ id }, text]): [string, string] => [`${id || 'index'}.md`, text]),
    ['llms.txt', indexOf(pages, areas)],
    ...areas.map(([area, list]): [string, string] => [
      fileOf(area),
      list.map((page) => texts.get(page)).join('\n---\n\n'),
    ]),
  ]);
}

function indexOf(pages: readonly Page[], areas: readonly (readonly [area: string, pages: Page[]])[]): string {
  const [start, ...others] = pages;
  const line = ({ id, title, description }: Page): string =>
    `- [${title}](/${id}.md): ${description.replaceAll(/\s+/g, ' ')}`;
  const sections = SECTIONS.map(([title, ids]) => {
    const lines = others.filter(({ id }) => ids.test(id)).map(line);
    return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const rest = others.filter(({ id }) => !SECTIONS.some(([, ids]) => ids.test(id))).map(line);
  const files = areas.map(
    ([area, list]) => `- [${area}](/${fileOf(area)}): ${list.length} pages in one file`,
  );
  return [
    `# ${start?.title}\n`,
    `> ${start?.description}\n`,
    'Each page is Markdown. The pages of an area are in one file, too; that of a service has its calls and entities.\n',
    `## Areas\n\n${files.join('\n')}\n`,
    ...sections,
    `## More\n\n${rest.join('\n')}\n`,
  ]
    .filter(Boolean)
    .join('\n');
}
