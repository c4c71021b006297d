/** Recipes: projects whose files are copied. Each is a page that shows all of them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Page } from './page.ts';

/** What the recipes of frameworks share is copied into this folder of a project. */
const SHARED = { folder: 'packages/docs/recipes/shop', copiedTo: 'app/shop' };

interface RecipeFile {
  /** Its path in the project that it is copied to. */
  name: string;
  /** Its path in the repository. */
  file: string;
}

const filesBelow = (root: string, folder: string, copiedTo = ''): RecipeFile[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ name: copiedTo ? `${copiedTo}/${file}` : file, file: `${folder}/${file}` }));

function recipeFiles(root: string, readme: string, text: string): RecipeFile[] {
  const isShared = text.includes('../shop');
  return [
    ...filesBelow(root, dirname(readme)),
    ...(isShared ? filesBelow(root, SHARED.folder, SHARED.copiedTo) : []),
  ];
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^\w-]/g, '');

/** The page of a recipe, whose README has the given title and text. */
export function recipePage(root: string, readme: string, title: string, text: string): Page {
  const name = basename(dirname(readme));
  const files = recipeFiles(root, readme, text).map(({ name: path, file }) => {
    const code = readFileSync(join(root, file), 'utf8').trimEnd();
    return `## \`${path}\`\n\n\`\`\`${extname(path).slice(1)}\n${code}\n\`\`\``;
  });
  return {
    id: `recipes/${name}`,
    title: `Recipe: ${title}`,
    label: title,
    description: `All files of the recipe for ${title}, to copy.`,
    body: [text, ...files].join('\n\n'),
    source: readme,
    group: 'Recipes',
  };
}

/** What the guide of a recipe names in code, and where the page of the recipe shows it. */
export function recipeLinks(root: string, guide: string): [code: string, path: string][] {
  const name = basename(guide, '.md');
  const [readme] = globSync(`packages/docs/recipes/${name}/README.md`, { cwd: root });
  if (!readme) return [];
  const files = recipeFiles(root, readme, readFileSync(join(root, readme), 'utf8'));
  return [
    [`recipes/${name}`, `/recipes/${name}/`],
    ...files.map((file): [string, string] => [file.name, `/recipes/${name}/#${anchorOf(file.name)}`]),
  ];
}
