/** Pages with the files of the templates of `npm create storewire`. */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { TEMPLATES, type Template, type TemplateFile, templateFiles } from 'create-storewire';
import { blocksOf } from 'storewire-dev-kit/markdown';
import type { Page } from './page.ts';

/** Files that a page shows: no pictures. */
const SHOWN = /\.(?:css|html|js|json|mjs|tsx?)$/;

/** A page with more would not be read: the README of the template says what is where. */
const MOST_FILES = 100;

function shownFiles(template: Template): TemplateFile[] {
  const files = templateFiles(template).filter(({ path }) => SHOWN.test(path));
  return files.length > MOST_FILES ? [] : files;
}

const anchorOf = (path: string): string => path.toLowerCase().replaceAll(/[^\w-]/g, '');

export const makeTemplatePages = (): Page[] =>
  TEMPLATES.map((template): Page => {
    const { name, title } = template;
    const readme = templateFiles(template).find(({ path }) => path === 'README.md');
    const [, ...text] = readme ? blocksOf(readFileSync(readme.source, 'utf8')) : [];
    const files = shownFiles(template).map(({ path, source }) => {
      const code = readFileSync(source, 'utf8').trimEnd();
      return `## \`${path}\`\n\n\`\`\`${extname(path).slice(1)}\n${code}\n\`\`\``;
    });
    return {
      id: `templates/${name}`,
      title: `Template: ${title}`,
      label: title,
      description: `What npm create storewire writes for ${title}.`,
      body: [...text, ...files].join('\n\n'),
      source: `packages/create/templates/${name}/README.md`,
      group: 'Templates',
    };
  });

/** What the guide of a template names in code, and where the page of the template shows it. */
export function templateLinks(guide: string): [code: string, path: string][] {
  const template = TEMPLATES.find(({ name }) => name === basename(guide, '.md'));
  if (!template) return [];
  const page = `/templates/${template.name}/`;
  return shownFiles(template).map(({ path }) => [path, `${page}#${anchorOf(path)}`]);
}
