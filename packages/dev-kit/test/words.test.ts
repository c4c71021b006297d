import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWords } from '../checks/words.ts';
import { run } from '../src/process.ts';

const wordsIn = (file: string, text: string): string[] =>
  findWords(file, text).map((finding) => finding.replace(/^.*?:(\d+) "(.*?)": .*$/, '$1 $2'));

describe('the check of words', () => {
  it('reports the file, the line, the words and what to write instead', () => {
    expect(findWords('guide.md', 'Fine.\nIt must be a whole address.')).toEqual([
      'guide.md:2 "whole address": write "absolute URL"',
    ]);
  });

  it('finds members that are not people', () => {
    expect(wordsIn('a.ts', '// nested members of an input\n// members of the shop')).toEqual([
      '1 nested members',
    ]);
  });

  it('finds the dialect in comments, strings, templates and JSX text', () => {
    expect(wordsIn('a.ts', '/** Called once.\n * A value that is none is refused. */\nconst a = 1;')).toEqual(
      ['2 that is none', '2 refused'],
    );
    expect(wordsIn('a.ts', "throw new Error('A and B told apart'); // meanwhile")).toEqual([
      '1 meanwhile',
      '1 told',
      '1 apart',
    ]);
    expect(wordsIn('a.ts', 'const a = `${b} goes on ${c}, and\nnobody ${d}`;')).toEqual([
      '1 goes on',
      '2 nobody',
    ]);
    expect(wordsIn('a.tsx', 'const a = <p>\n{b} goes on</p>;')).toEqual(['2 goes on']);
  });

  it('checks the prose of YAML', () => {
    expect(wordsIn('cart.yaml', 'Cart:\n  # It stands here.\n  description: Nobody has `told` it.')).toEqual([
      '2 stands',
      '3 Nobody',
    ]);
  });

  it('finds words of which some are on the next line, also behind the sign of a comment', () => {
    expect(wordsIn('a.ts', '/**\n * The value stays as it\n * is.\n */\n// That one goes\n// on.')).toEqual([
      '2 as it is',
      '5 goes on',
    ]);
    expect(wordsIn('guide.md', 'Do not let\ngo.\n\nIt goes\n\non')).toEqual(['1 let go']);
  });

  it('checks the text of an Astro component and of a shell script', () => {
    expect(wordsIn('Page.astro', '---\n// It goes on.\n---\n<p>Nobody</p>')).toEqual([
      '2 goes on',
      '4 Nobody',
    ]);
    expect(wordsIn('.ci/run', '# It goes on.')).toEqual(['1 goes on']);
  });

  it('ignores code, in Markdown and in TypeScript', () => {
    expect(wordsIn('guide.md', 'Call `nobody()`.\n```ts\nnobody();\n```')).toEqual([]);
    expect(wordsIn('a.ts', "const nobody = meanwhile('nobody') / /`nobody`/;")).toEqual([]);
  });

  it('fails if git cannot list the files', async () => {
    const script = resolve(import.meta.dirname, '../checks/words.ts');
    const { code, output } = await run(process.execPath, [script], { env: { PATH: '' } });
    expect([code, output]).toEqual([1, expect.stringContaining('spawn git')]);
  });

  it('checks only the newest version of a changelog', () => {
    const changelog = '# Changes\n\n## 2.0.0\n\nIt goes on.\n\n## 1.0.0\n\nIt went on.\n';
    expect(wordsIn('CHANGELOG.md', changelog)).toEqual(['5 goes on']);
  });
});
