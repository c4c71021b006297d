/** What builds and tests read out of Markdown: links, the anchors of headings, and code. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A block of code, and its language. */
export interface CodeBlock {
  language: string;
  code: string;
}

export const codeBlocksOf = (markdown: string): CodeBlock[] =>
  Array.from(markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, language = '', code = '']) => ({
    language,
    code,
  }));

const withoutCode = (markdown: string): string => markdown.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '');

/** Where a heading can be linked to. */
const anchorsOf = (markdown: string): string[] =>
  Array.from(markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

/** The targets of the links of a document that lead to a file or a heading, images included. */
export const linksOf = (markdown: string): string[] =>
  Array.from(withoutCode(markdown).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g), ([, target = '']) => target);

/** Code, which has no links, or a link or an image with its text and its target. */
const CODE_OR_LINK = /^```[\s\S]*?^```$|!?\[((?:[^\]`]|`[^`]*`)*)\]\((?!\w+:)([^)\s]+)\)|`[^`\n]*`/gm;

/** Replaces links by their text, except those whose target is kept. Absolute links are kept. */
export const keepLinks = (markdown: string, isKept: (target: string) => boolean): string =>
  markdown.replaceAll(CODE_OR_LINK, (all: string, text?: string, target?: string) =>
    text === undefined || target === undefined || isKept(target) ? all : text,
  );

/** The links of a file that lead to no file or to no heading, as `file: target`. */
export async function deadLinksOf(folder: string, file: string): Promise<string[]> {
  const dead: string[] = [];
  for (const target of linksOf(await readFile(join(folder, file), 'utf8'))) {
    const [path = '', anchor] = decodeURI(target).split('#');
    const found = path === '' ? join(folder, file) : join(folder, dirname(file), path);
    const isDead =
      !existsSync(found) ||
      (anchor !== undefined && !anchorsOf(await readFile(found, 'utf8')).includes(anchor));
    if (isDead) dead.push(`${file}: ${target}`);
  }
  return dead;
}
