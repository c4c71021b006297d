/** The guides of the docs, which this package contains as Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseYaml } from '@redocly/openapi-core';
import type { Synonyms } from './words.ts';

export interface Guide {
  /** The name of its file without the extension. */
  id: string;
  title: string;
  description: string;
  /** What people say for the words of its subject. */
  synonyms?: Synonyms;
  /** Markdown without the title. */
  body: string;
}

const FOLDER = dirname(fileURLToPath(import.meta.resolve('#guides/start.md')));

/** All guides, by the names of their files. */
export const readGuides = (): Guide[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, head = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? [];
      const matter = parseYaml(head) as Omit<Guide, 'id' | 'body'>;
      return { ...matter, id: basename(file, '.md'), body: body.trim() };
    });
