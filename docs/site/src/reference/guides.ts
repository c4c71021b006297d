/** Pages that are Markdown files of the repository: guides, the list of exports, changes, the keys of the contract. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse } from 'yaml';
import { firstSentence, type Page } from './page.ts';

interface FrontMatter {
  title?: string;
  description?: string;
  order?: number;
}

/** Files outside of docs/guides/ that are pages, and their ids. */
const FILES: Record<string, { id: string; label: string; description: string }> = {
  'docs/reference.md': {
    id: 'exports',
    label: 'Exports',
    description: 'The exports of every entry point, with their kind and first sentence.',
  },
  'docs/generators.md': {
    id: 'generators',
    label: 'Tools of others',
    description: 'Generators and other tools that read the descriptions of the package, and their results.',
  },
  'CHANGELOG.md': {
    id: 'changes',
    label: 'Changes',
    description: 'What each version changes, and how to upgrade.',
  },
  'openapi/EXTENSIONS.md': {
    id: 'extensions',
    label: 'Keys of the contract',
    description: 'The x- keys of the contract, which express what OpenAPI cannot.',
  },
};

/** Files whose content is on a page with another source. */
const REPLACED: Record<string, string> = {
  'README.md': '',
  'generated/api.md': 'calls',
  'docs/reference.md': 'exports',
};

export function makeGuidePages(root: string): Page[] {
  const guides = globSync('docs/{guides,recipes}/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const pageIds = new Map([
    ...guides.map((file): [string, string] => [file, idOf(file)]),
    ...Object.entries(FILES).map(([file, { id }]): [string, string] => [file, id]),
    ...Object.entries(REPLACED),
  ]);
  return [...guides, ...Object.keys(FILES).filter((file) => existsSync(join(root, file)))].map((file) =>
    readPage(root, file, pageIds),
  );
}

/** `docs/recipes/next/README.md` is the page `recipes/next`. */
const idOf = (file: string): string =>
  file.replace(/^docs\//, '').replace(/(?:\/(?:README|index))?\.md$/, '');

function readPage(root: string, file: string, pageIds: Map<string, string>): Page {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head = '', content = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const matter = (parse(head) ?? {}) as FrontMatter;
  const [, heading] = /^# (.+)$/m.exec(content) ?? [];
  const known = FILES[file];
  const title = matter.title ?? heading ?? file;
  const body = content.replace(/^\s*# .+\n/, '').trim();
  return {
    id: pageIds.get(file) ?? idOf(file),
    title,
    description: matter.description ?? known?.description ?? firstSentence(body),
    body: withPageLinks(body, file, pageIds),
    source: file,
    ...(known && { label: known.label }),
    ...(matter.order !== undefined && { order: matter.order }),
  };
}

/** Links to files become links to their pages; what has no page is named without a link. */
function withPageLinks(body: string, file: string, pageIds: Map<string, string>): string {
  const inText = (text: string): string =>
    text.replaceAll(
      /(!?)\[((?:[^\]`]|`[^`]*`)*)\]\((?![a-z]+:|#|\/)([^)#\s]+)(#[^)\s]*)?\)/g,
      (_all, mark: string, label: string, path: string, anchor = '') => {
        const target = posix.normalize(posix.join(dirname(file), path)).replace(/\/$/, '');
        const id = pageIds.get(target) ?? pageIds.get(`${target}/README.md`);
        if (mark || id === undefined) return label;
        return `[${label}](/${id && `${id}/`}${anchor})`;
      },
    );
  return body
    .split(/(^```[\s\S]*?^```|^ {2,}```[\s\S]*?^ {2,}```)/m)
    .map((part, index) => (index % 2 === 1 ? part : inText(part)))
    .join('');
}
