/** `npm run check:words`: docs, comments and messages use the terms that a reader can search for. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { run } from '../bootstrap/child.js';
import { findWords } from './words/find-words.ts';

const root = resolve(import.meta.dirname, '../..');
/** Files that quote other people's text or list the words themselves. */
const EXCLUDED = /^(?:generated\/|openapi\/|test\/|app\/public\/|scripts\/checks\/words|package-lock)/;

const { stdout } = await run('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.js'], { cwd: root });
let count = 0;
for (const file of stdout.split('\n').filter((name) => name && !EXCLUDED.test(name))) {
  const text = await readFile(join(root, file), 'utf8');
  for (const { line, word, instead } of findWords(file, text, ts)) {
    count++;
    console.error(`${file}:${line} "${word}": write ${instead}`);
  }
}
if (count > 0) console.error(`${count} words that a reader cannot search for`);
process.exitCode = count > 0 ? 1 : 0;
