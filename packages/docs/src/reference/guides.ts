/** Pages that are Markdown files of the repository: guides, templates, exports, changes, the keys of the contract. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { blocksOf, headingOf, replaceLinks, sectionOf } from 'storewire-dev-kit/markdown';
import { firstSentence, type Guide, guideDocuments, plainText } from 'storewire-tools';
import { parse } from 'yaml';
import type { Contract } from './contract.ts';
import { callLink } from './links.ts';
import { callsIn, mentionsOf, withMentions } from './mentions.ts';
import type { Page } from './page.ts';
import { picture } from './picture.ts';
import { makeTemplatePages, templateLinks } from './templates.ts';

interface FrontMatter extends Partial<Pick<Guide, 'title' | 'description' | 'synonyms'>> {
  /** Its group in the navigation. */
  group?: string;
  order?: number;
}

/** Files outside of guides/ that are pages, and their ids. */
const FILES: Record<string, { id: string; label: string; description: string }> = {
  'packages/docs/reference.md': {
    id: 'exports',
    label: 'Exports',
    description: 'The exports of every entry point, with their kind and first sentence.',
  },
  'openapi/EXTENSIONS.md': {
    id: 'extensions',
    label: 'Keys of the contract',
    description: 'The x- keys of the contract, which express what OpenAPI cannot.',
  },
  'CHANGELOG.md': {
    id: 'changes',
    label: 'Changes',
    description: 'What each version changes.',
  },
};

/** Files whose content is on a page with another source. */
const REPLACED: Record<string, string> = {
  'README.md': '',
  'generated/api.md': 'calls',
};

/** The guides in their order, the templates, then the other files. */
export function makeGuidePages(root: string, contract: Contract): Page[] {
  const mentions = mentionsOf(contract);
  const files = globSync('packages/docs/guides/*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const guides = files.map((file): Page & { order: number } => {
    const { matter, body } = readMarkdown(root, file);
    const text = withPageLinks(body, file);
    const { title = file, description = firstSentence(body), group, order = 0, synonyms = {} } = matter;
    if (!group) throw new Error(`${file} has no group`);
    const named = callsIn(text, contract).map(({ id }) => callLink(contract, id));
    const linked = [
      withMentions(text, new Map([...mentions, ...templateLinks(file)])),
      named.length > 0 && `Calls of this page: ${named.join(', ')}.`,
    ];
    return {
      id: idOf(file),
      title,
      description,
      body: linked.filter(Boolean).join('\n\n'),
      source: file,
      documents: guideDocuments({ id: basename(file, '.md'), title, description, synonyms, body }),
      group,
      order,
    };
  });
  const others = Object.entries(FILES)
    .filter(([file]) => existsSync(join(root, file)))
    .map(([file, known]): Page => {
      const { heading, body } = readMarkdown(root, file);
      const { id, description: summary } = known;
      const documents = [{ kind: 'page' as const, id, title: heading, summary, text: plainText(body) }];
      return { ...known, title: heading, body: withPageLinks(body, file), source: file, documents };
    });
  return [
    ...guides.toSorted((a, b) => a.order - b.order).map(({ order: _, ...page }) => page),
    ...makeTemplatePages(),
    ...others,
  ];
}

/** The part of the README below a heading, with links to pages. */
export const readmeSection = (root: string, heading: string): string =>
  withPageLinks(sectionOf(readFileSync(join(root, 'README.md'), 'utf8'), heading), 'README.md');

/** What the README begins with: what this is, and the table of tasks. */
export function readmeIntroduction(root: string): { lead: string; tasks: string } {
  const text = withPageLinks(readFileSync(join(root, 'README.md'), 'utf8'), 'README.md');
  const [, lead = '', tasks = ''] = blocksOf(text);
  return { lead, tasks };
}

function readMarkdown(root: string, file: string): { matter: FrontMatter; heading: string; body: string } {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head = '', content = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const heading = headingOf(content);
  const body = heading === undefined ? content : sectionOf(content, heading);
  return { matter: (parse(head) ?? {}) as FrontMatter, heading: heading ?? file, body: body.trim() };
}

/** `packages/docs/guides/next.md` is the page `guides/next`. */
const idOf = (file: string): string => file.replace(/^packages\/docs\//, '').replace(/\.md$/, '');

/** The page of a file, if it has one. */
const pageOf = (file: string): string | undefined =>
  /^packages\/docs\/guides\/[\w-]+\.md$/.test(file) ? idOf(file) : (FILES[file]?.id ?? REPLACED[file]);

/** Pictures of the README and of the guides, which name the light form. */
const PICTURE = /^packages\/docs\/public\/([\w-]+)-light\.webp$/;

/** Links to files become links to their pages; what has no page is named without a link. */
const withPageLinks = (body: string, file: string): string =>
  replaceLinks(body, ({ type, url }, label) => {
    const [path = '', anchor] = url.split('#');
    if (path === '' || path.startsWith('/')) return undefined;
    const target = posix.normalize(posix.join(dirname(file), path));
    if (type === 'image') {
      const [, name] = PICTURE.exec(target) ?? [];
      return name ? picture(name, label) : label;
    }
    const id = pageOf(target);
    if (id === undefined) return label;
    return `[${label}](/${id && `${id}/`}${anchor === undefined ? '' : `#${anchor}`})`;
  });
