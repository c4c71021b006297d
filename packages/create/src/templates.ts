/** The projects that can be created. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The folder of this package, also where the module is bundled, as in the docs. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('create-storewire/package.json'));

export interface Template {
  /** Name of its folder in `templates/`, and value of `--template`. */
  name: string;
  title: string;
  /** Folders of `shared/` that are part of the project. */
  shared: readonly string[];
  /** The folder of the project that they are copied into. */
  into: string;
}

export const TEMPLATES: readonly Template[] = [
  { name: 'vite', title: 'Vite', shared: ['react'], into: 'src' },
  { name: 'next', title: 'Next.js', shared: ['react', 'react-server'], into: 'app' },
  { name: 'react-router', title: 'React Router', shared: ['react', 'react-server'], into: 'app' },
];

export interface TemplateFile {
  /** Path in the project, with slashes. */
  path: string;
  /** The file to copy. */
  source: string;
}

/** npm does not pack files with this name. */
const IGNORED = { packed: '_gitignore', written: '.gitignore' };

/** All files of a project, sorted by path. */
export function templateFiles({ name, shared, into }: Template): TemplateFile[] {
  const own = filesIn(join(PACKAGE, 'templates', name), '');
  const others = shared.flatMap((folder) => filesIn(join(PACKAGE, 'shared', folder), `${into}/`));
  return [...own, ...others].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const filesIn = (folder: string, into: string): TemplateFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name);
      const path = into + relative(folder, source).replaceAll('\\', '/');
      return { path: path.replace(IGNORED.packed, IGNORED.written), source };
    });
