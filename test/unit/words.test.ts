import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { findWords } from '../../scripts/checks/words/find-words.ts';

const wordsIn = (file: string, text: string): string[] =>
  findWords(file, text, ts).map(({ line, word }) => `${line} ${word}`);

describe('the check of words', () => {
  it('finds the dialect in prose, comments and messages, with the line', () => {
    expect(wordsIn('guide.md', 'Fine.\nIt must be a whole address.')).toEqual(['2 whole address']);
    expect(wordsIn('a.ts', '/** Called once.\n * A host that is none is refused. */\nconst a = 1;')).toEqual([
      '2 that is none',
      '2 is refused',
    ]);
    expect(wordsIn('a.ts', "throw new Error('Nobody, told apart: nobody');")).toEqual([
      '1 nobody',
      '1 told apart',
    ]);
  });

  it('does not look into code, neither in Markdown nor in TypeScript', () => {
    expect(wordsIn('guide.md', 'Call `nobody()`.\n```ts\nnobody();\n```')).toEqual([]);
    expect(wordsIn('a.ts', 'const nobody = meanwhile(nobody);')).toEqual([]);
  });
});
