/** What builds and tests read out of Markdown, and change in it: links, headings, sections and code. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Image, Link, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** A block of code, its language, and the line on which it begins. */
export interface CodeBlock {
  language: string;
  code: string;
  line: number;
}

/** Where nodes begin and end in the text that they were read from. */
const rangeOf = (...nodes: readonly Nodes[]): [start: number, end: number] => [
  nodes[0]?.position?.start.offset ?? 0,
  nodes.at(-1)?.position?.end.offset ?? 0,
];

export function codeBlocksOf(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(markdown), 'code', ({ lang, value, position }) => {
    blocks.push({ language: lang ?? '', code: `${value}\n`, line: position?.start.line ?? 0 });
  });
  return blocks;
}

/** The first heading of a level, without markup. */
export function headingOf(markdown: string, level = 1): string | undefined {
  const heading = fromMarkdown(markdown).children.find(
    (node) => node.type === 'heading' && node.depth === level,
  );
  return heading && textOf(heading);
}

/** The paragraphs, lists and other blocks of a document, as they are written. A table is one of them. */
export const blocksOf = (markdown: string): string[] =>
  fromMarkdown(markdown).children.map((node) => markdown.slice(...rangeOf(node)));

/** What follows a heading, up to the next one of its level. */
export function sectionOf(markdown: string, title: string): string {
  const { children } = fromMarkdown(markdown);
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node) === title);
  const heading = children[start];
  if (heading?.type !== 'heading') throw new Error(`There is no heading ${title}`);
  const rest = children.slice(start + 1);
  const next = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return markdown.slice(...rangeOf(...rest.slice(0, next < 0 ? undefined : next)));
}

/** Replaces parts of a document. What `change` returns undefined for is kept, and what is in it is visited. */
export function replaceNodes(
  markdown: string,
  change: (node: Nodes, source: string) => string | undefined,
): string {
  const parts: string[] = [];
  let done = 0;
  visit(fromMarkdown(markdown), (node) => {
    const [start, end] = rangeOf(node);
    const text = change(node, markdown.slice(start, end));
    if (text === undefined) return undefined;
    parts.push(markdown.slice(done, start), text);
    done = end;
    return SKIP;
  });
  return parts.join('') + markdown.slice(done);
}

/** Replaces links and images that lead to a file or a heading. `label` is the Markdown of a link, or the text of an image. */
export const replaceLinks = (
  markdown: string,
  change: (link: Link | Image, label: string) => string | undefined,
): string =>
  replaceNodes(markdown, (node) => {
    if ((node.type !== 'link' && node.type !== 'image') || isAbsolute(node.url)) return undefined;
    return change(
      node,
      node.type === 'image' ? (node.alt ?? '') : markdown.slice(...rangeOf(...node.children)),
    );
  });

const isAbsolute = (url: string): boolean => /^\w+:/.test(url);

/** Replaces links by their text, except those whose target is kept. Absolute links are kept. */
export const keepLinks = (markdown: string, isKept: (target: string) => boolean): string =>
  replaceLinks(markdown, ({ url }, label) => (isKept(url) ? undefined : label));

/** The targets of the links of a document that lead to a file or a heading, images included. */
export function linksOf(markdown: string): string[] {
  const targets: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if ((node.type === 'link' || node.type === 'image') && !isAbsolute(node.url)) targets.push(node.url);
  });
  return targets;
}

/** Where the headings of a document can be linked to. */
function anchorsOf(markdown: string): string[] {
  const anchors: string[] = [];
  visit(fromMarkdown(markdown), 'heading', (heading) => {
    anchors.push(
      textOf(heading)
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  });
  return anchors;
}

/** The links of a file that lead to no file or to no heading, as `file: target`. */
export async function deadLinksOf(folder: string, file: string): Promise<string[]> {
  const dead: string[] = [];
  const anchors = new Map<string, string[]>();
  for (const target of linksOf(await readFile(join(folder, file), 'utf8'))) {
    const [path = '', anchor] = decodeURI(target).split('#');
    const found = path === '' ? join(folder, file) : join(folder, dirname(file), path);
    if (existsSync(found) && anchor !== undefined && !anchors.has(found))
      anchors.set(found, anchorsOf(await readFile(found, 'utf8')));
    const isDead = !existsSync(found) || (anchor !== undefined && !anchors.get(found)?.includes(anchor));
    if (isDead) dead.push(`${file}: ${target}`);
  }
  return dead;
}
