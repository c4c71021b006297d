/**
 * `npm run check:words`: docs, comments, messages and test titles use the terms that a reader can search for.
 * Arguments are the files to check, by default all of the repository.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { run } from '../src/process.ts';

/** Wording that readers of an API reference do not search for, in any case, and the terms that they do. */
const DIALECT: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhole address(?:es)?\b/, '"absolute URL"'],
  [
    /\b(?:that|which) (?:is|are) none\b|\bwhere there (?:is|are) none\b/,
    '"invalid", "missing" or "if there is no …"',
  ],
  [/\bletter by letter\b/, '"exactly"'],
  [/\bstands?\b(?! alone)|\bstood\b/, '"is", "represents" or "replaces"'],
  [/\ball the same\b/, '"anyway" or "still"'],
  [/\bno more\b(?! than\b)/, '"no longer"'],
  [/\bl(?:ies|ie|ay) (?:below|beneath)\b/, '"underlying"'],
  [/\b(?:nobody|somebody)\b(?!@)|\bwhoever\b/, 'the caller, user or component that is meant'],
  [/\bmeanwhile\b/, '"in the meantime", or name the event'],
  [/\bt(?:old|ells?|elling)\b/, '"report", "distinguish" or "is notified"'],
  [/\bhears? (?:of|from|about)\b|\bheard\b/, '"is notified of" or "receives"'],
  [/\bholds? [\w ]{1,40} against\b|\bheld\b/, '"validates … against", "stored" or "kept"'],
  [/\b(?:speaks?|spoken|spoke) (?:for|as|to)\b/, '"authenticates as" or "acts for"'],
  [/\b(?:goes|gone|went|going) on\b|\bgo on with\b/, '"continues" or "resumes"'],
  [/\b(?:to|cannot|could|can) be (?:had|asked)\b/, '"available", "request failed"'],
  [/\b(?:as it is|as they are)(?=[.,;:)]|$)/, '"unchanged"'],
  [/\bsuch a thing\b|\band the like\b|\bhappenings?\b/, 'the thing itself'],
  [/\b(?:whatever|however) (?:it|they|the|is|else|comes|happens|happened|was)\b/, 'a plain condition'],
  [/\b(?:the|a|its|whose) way back\b|\bway in\b|\bways? out\b/, '"return URL", "entry point" or "sign-out"'],
  [/\bin the open\b|\bwithout a word\b|\bword of\b|\bhas the word\b/, '"silently", "notice of"'],
  [/(?<!connection )\brefus(?:es?|ed|ing|als?)\b/, '"throws", "rejects" or "is rejected"'],
  [/\blets? go\b|\bhand(?:s|ed)? over\b/, '"releases", "passes"'],
  [/\bwhat (?:comes|came|becomes|became) of\b|\b(?:came|became|become) of\b/, '"the result of"'],
  [/\ba host that\b|\bone that is no\b/, '"an invalid host"'],
  [/\bdied away\b|\bforgets? (?:everything|all|every)\b/, '"is cleared"'],
  [/\bbeside\b|\bapart\b|\bwhat else\b|\bheeds?\b/, '"next to", "in addition to", "separate", "respects"'],
  [/\bof itself\b|\bof one's own\b|\bof (?:your|our) own\b|\bof (?:yours|ours)\b/, '"own" or "custom"'],
  [/\bgiv(?:es?|en|ing) (?:away|up)\b/, '"reveals", "aborts"'],
  [/\bfor good\b|\bfor ever\b/, '"permanently"'],
  [/\bgoes? round\b|\bround in circles\b/, '"circular"'],
  [/\bits? place\b|\bin place of\b/, '"instead of", "location"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\bby and by\b|\b(?:takes?|took|in) turns\b/, '"gradually", "one at a time"'],
  [
    /\b(?:absent|declared|nested|optional|required) members?\b/,
    '"fields" or "properties": members are people',
  ],
  [/\bsa(?:id|ys?) (?:anything|nothing|no more)\b/, 'what is missing: a response, a value, a message'],
];

/** Prose of people: generated files repeat that of the contract. This file and its test quote the phrases. */
const CHECKED =
  /^(?:[A-Z]+\.md|\.ci\/run|(?:openapi|packages|src|scripts|test)\/.+\.(?:md|yaml|ts|tsx|js|cjs|astro))$/;
const SKIPPED = ['packages/dev-kit/checks/words.ts', 'packages/dev-kit/test/words.test.ts'];

/** Strings, templates and JSX text: what a user may read at run time. A single word is a value, not prose. */
const TEXTS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.JsxText,
]);

/** Finds the dialect in Markdown prose, and in the comments and texts of code: `line "word": write …`. */
export function findWords(file: string, text: string): string[] {
  const prose = file.endsWith('.md')
    ? proseOfMarkdown(file, text)
    : /\.(?:[jt]sx?|cjs)$/.test(file)
      ? proseOfCode(file, text)
      : text.replaceAll(/`[^`]*`/g, blank);
  const lines = prose.split('\n').map((line) => line.trimEnd());
  return lines.flatMap((line, index) => {
    if (!line) return [];
    // a phrase may continue on the next line
    const next = lines[index + 1]?.replace(LINE_START, '');
    const sentence = next ? `${line} ${next}` : line;
    return DIALECT.flatMap(([pattern, instead]) => {
      const match = new RegExp(pattern, 'i').exec(sentence);
      return match && match.index < line.length
        ? [`${file}:${index + 1} "${match[0]}": write ${instead}`]
        : [];
    });
  });
}

/** White space and the sign of a comment. */
const LINE_START = /^\s*(?:\/\/|\*\/?|#)?\s*/;

/** Spaces instead of characters, so that line numbers stay the same. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Markdown without code. Of a changelog, only the newest version: what is released stays as it was. */
function proseOfMarkdown(file: string, text: string): string {
  const current = file.endsWith('CHANGELOG.md') ? text.split(/^(?=## )/m, 2).join('') : text;
  return current.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, blank);
}

/** Only the comments and texts of a file. What precedes a token is white space and comments. */
function proseOfCode(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const prose: string[] = [];
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const start = node.getStart(source);
    const token = text.slice(start, node.end);
    const isText = TEXTS.has(node.kind) && /\s/.test(token);
    prose.push(text.slice(node.pos, start), isText ? token : blank(token));
  };
  visit(source);
  return prose.join('');
}

async function listFiles(root: string): Promise<string[]> {
  const { code, stdout, output } = await run('git', ['ls-files'], { cwd: root });
  if (code !== 0) throw new Error(`git ls-files failed: ${output.trim()}`);
  return stdout.split('\n');
}

async function check(given: readonly string[]): Promise<boolean> {
  const root = resolve(import.meta.dirname, '../../..');
  const all = given.length > 0 ? given : await listFiles(root);
  const files = all.filter(
    (file) => CHECKED.test(file) && !SKIPPED.includes(file) && existsSync(join(root, file)),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const findings = files.flatMap((file, index) => findWords(file, texts[index] ?? ''));
  for (const finding of findings) console.error(finding);
  return findings.length === 0;
}

if (import.meta.main) process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1;
