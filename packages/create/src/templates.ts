/** The projects that can be created. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The folder of this package, also where the module is bundled, as in the docs. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('create-storewire/package.json'));

const isPublished = !existsSync(join(PACKAGE, 'src'));

/** The store front of the repository. A published package has the copy that build.ts has made. */
export const STORE_FRONT = join(PACKAGE, isPublished ? 'dist/storefront' : '../storefront');

/** What projects have of the store front: not its tests, measurements and screenshots. */
export const STORE_FRONT_PARTS = ['app', 'env.d.ts', 'public', 'server', 'shop.config.ts', 'vite.config.ts'];

export interface Template {
  /** Name of its folder in `templates/`, and value of `--template`. */
  name: string;
  title: string;
  /** Files and folders outside of `templates/` that are part of the project, with the paths that they get in it. */
  parts: readonly Part[];
}

type Part = readonly [source: string, path: string];

/** Folders of `shared/`, and the shape of a product, which are copied into a folder of the project. */
const shared = (into: string, ...folders: string[]): Part[] => [
  ...folders.map((folder): Part => [join(PACKAGE, 'shared', folder), into]),
  [join(STORE_FRONT, 'app/store/product'), `${into}/shop/product`],
];

export const TEMPLATES: readonly Template[] = [
  { name: 'vite', title: 'Vite', parts: shared('src', 'react') },
  { name: 'next', title: 'Next.js', parts: shared('app', 'react', 'react-server') },
  { name: 'react-router', title: 'React Router', parts: shared('app', 'react', 'react-server') },
  {
    name: 'complete',
    title: 'React Router, complete',
    parts: STORE_FRONT_PARTS.map((path) => [join(STORE_FRONT, path), path]),
  },
];

/** The exact versions of all that the store front depends on. */
export function storeFrontVersions(): Record<string, string> {
  const manifest = readFileSync(join(STORE_FRONT, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}

export interface TemplateFile {
  /** Path in the project, with slashes. */
  path: string;
  /** The file to copy. */
  source: string;
}

/** npm does not pack files with this name. */
const IGNORED = { packed: '_gitignore', written: '.gitignore' };

/** All files of a project, sorted by path. */
export function templateFiles({ name, parts }: Template): TemplateFile[] {
  const own = filesIn(join(PACKAGE, 'templates', name), '');
  const others = parts.flatMap(([source, path]) => filesOf(source, path));
  return [...own, ...others].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const filesOf = (source: string, path: string): TemplateFile[] =>
  statSync(source).isFile() ? [{ path, source }] : filesIn(source, `${path}/`);

const filesIn = (folder: string, into: string): TemplateFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name);
      const path = into + relative(folder, source).replaceAll('\\', '/');
      return { path: path.replace(IGNORED.packed, IGNORED.written), source };
    });
