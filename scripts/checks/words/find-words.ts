import type tsModule from 'typescript';
import { DIALECT } from './dialect.ts';

/** A word to replace. */
export interface Finding {
  line: number;
  word: string;
  instead: string;
}

/** Finds the dialect in Markdown prose, and in the comments and texts of code. */
export function findWords(file: string, text: string, ts: typeof tsModule): Finding[] {
  const prose = file.endsWith('.md') ? withoutCode(text) : commentsAndTexts(text, ts, file.endsWith('x'));
  return prose.split('\n').flatMap((line, index) =>
    DIALECT.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(line) ?? [];
      return word ? [{ line: index + 1, word, instead }] : [];
    }),
  );
}

/** Markdown with its code blocked out, line by line, so that line numbers stay right. */
const withoutCode = (text: string): string =>
  text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '));

/** Only the comments and string literals of a file, in their lines. */
function commentsAndTexts(text: string, ts: typeof tsModule, isJsx: boolean): string {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    isJsx ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard,
    text,
  );
  const kept = new Set([
    ts.SyntaxKind.SingleLineCommentTrivia,
    ts.SyntaxKind.MultiLineCommentTrivia,
    ts.SyntaxKind.StringLiteral,
    ts.SyntaxKind.NoSubstitutionTemplateLiteral,
    ts.SyntaxKind.TemplateHead,
    ts.SyntaxKind.JsxText,
  ]);
  let result = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const token = scanner.getTokenText();
    result += kept.has(kind) ? token : token.replaceAll(/[^\n]/g, ' ');
  }
  return result;
}
