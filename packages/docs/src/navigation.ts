/** The navigation of a page: guides by group, and of the reference the part that the page is in. */
import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { ROOT } from './reference/contract.ts';
import type { Page } from './reference/page.ts';
import { guideGroups, readPages } from './reference/site.ts';

type Entry = StarlightRouteData['sidebar'][number];
type Link = Extract<Entry, { type: 'link' }>;

const pages = readPages(ROOT);
const byFolder = Map.groupBy(pages, ({ id }) => id.slice(0, Math.max(id.lastIndexOf('/'), 0)));

const guides = guideGroups(pages);

const isReference = (id: string): boolean => /^(?:calls|entities|events|errors)(?:\/|$)/.test(id);

const inFolder = (folder: string): Page[] => byFolder.get(folder) ?? [];

const linkTo = (current: string, { id, title, label = title }: Page): Link => ({
  type: 'link',
  label,
  href: id ? `/${id}/` : '/',
  isCurrent: id === current,
  badge: undefined,
  attrs: {},
});

const groupOf = (label: string, entries: Entry[], collapsed = false): Entry => ({
  type: 'group',
  label,
  entries,
  collapsed,
  badge: undefined,
});

/** The guides of a group, which is open on the first page and on its own pages. */
function guideGroup(current: string, label: string, list: Page[]): Entry {
  const isOpen = current === '' || list.some(({ id }) => id === current);
  return groupOf(
    label,
    list.map((page) => linkTo(current, page)),
    !isOpen,
  );
}

/** An index page and what is below it. Only the folder that the page is in lists its pages. */
function section(current: string, label: string, folder: string): Entry {
  const [index] = pages.filter(({ id }) => id === folder);
  const isOpen = current === folder || current.startsWith(`${folder}/`);
  const folders = [...byFolder.keys()]
    .filter((each) => each.startsWith(`${folder}/`))
    .toSorted()
    .toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
  const entries = [
    ...(index ? [linkTo(current, index)] : []),
    ...folders.map((each) => subsection(current, each)),
    ...(isOpen
      ? inFolder(folder)
          .filter(({ id }) => !folders.includes(id))
          .map((page) => linkTo(current, page))
      : []),
  ];
  return groupOf(label, entries, !isOpen);
}

/** The service that calls or schemas belong to; errors come from a part of the client. */
const serviceOf = (folder: string): Page | undefined =>
  pages.find(({ id }) => id === folder.replace(/^\w+/, 'calls'));

const isDeprecated = (folder: string): boolean => serviceOf(folder)?.isDeprecated ?? false;

function subsection(current: string, folder: string): Entry {
  const own = pages.find(({ id }) => id === folder);
  const list = inFolder(folder);
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const label = own?.title ?? serviceOf(folder)?.title ?? name.replaceAll('-', ' ');
  if (current === folder || current.startsWith(`${folder}/`))
    return groupOf(
      label,
      [...(own ? [own] : []), ...list].map((page) => linkTo(current, page)),
    );
  const [first] = own ? [own] : list;
  return {
    ...linkTo(current, first ?? { id: folder, title: name, description: '', body: '', source: '' }),
    label,
  };
}

function sidebarOf(current: string): Entry[] {
  return [
    ...pages.slice(0, 1).map((home) => linkTo(current, home)),
    groupOf(
      'Guides',
      Array.from(guides, ([label, list]) => guideGroup(current, label, list)),
      isReference(current),
    ),
    section(current, 'Calls', 'calls'),
    section(current, 'Entities', 'entities'),
    section(current, 'Events', 'events'),
    section(current, 'Error codes', 'errors'),
    groupOf(
      'More',
      inFolder('')
        .filter(({ id }) => id !== '' && !isReference(id))
        .map((page) => linkTo(current, page)),
    ),
  ];
}

const linksIn = (entries: Entry[]): Link[] =>
  entries.flatMap((entry) => (entry.type === 'link' ? [entry] : linksIn(entry.entries)));

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route } }) => {
  const current = route.id === 'index' ? '' : route.id;
  route.sidebar = sidebarOf(current);
  const links = linksIn(route.sidebar);
  const at = links.findIndex(({ isCurrent }) => isCurrent);
  route.pagination = { prev: at > 0 ? links[at - 1] : undefined, next: at < 0 ? undefined : links[at + 1] };
});
