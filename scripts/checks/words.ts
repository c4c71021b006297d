/** `npm run check:words`: docs, comments, messages and test titles use the terms that a reader can search for. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { run } from '../bootstrap/child.js';

/** Wording that readers of an API reference do not search for, and the terms that they do. */
const DIALECT: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhole address(?:es)?\b/, '"absolute URL"'],
  [/\bthat (?:is|are) none\b|\bwhere there (?:is|are) none\b/, '"invalid", "missing" or "if there is no …"'],
  [/\bletter by letter\b/, '"exactly"'],
  [/\bstands? (?:in|on|for|beside|below|behind|there|next)\b|\bstood\b/, '"is", "represents" or "replaces"'],
  [/\ball the same\b/, '"anyway" or "still"'],
  [
    /\b(?:takes?|taken|knows?|known|is|are|lives?|it|them) no more\b|\bno more (?:taken|known)\b/,
    '"no longer"',
  ],
  [/\blies? (?:below|beneath)\b/, '"underlying"'],
  [/\bnobody\b|\bsomebody\b|\bwhoever\b/, 'the caller, user or component that is meant'],
  [/\bmeanwhile\b/, '"in the meantime", or name the event'],
  [/\bt(?:old|ell) apart\b|\btells? (?:of|whether|why|what|who|which|when)\b/, '"distinguish" or "reports"'],
  [/\b(?:is|are|was|were|be|been) told\b|\btold (?:of|to)\b/, '"is notified", "is called with"'],
  [/\bhears? (?:of|from|about)\b|\bheard\b/, '"is notified of" or "receives"'],
  [/\bholds? [\w ]{1,40} against\b|\bheld against\b|\bheld to\b/, '"validates … against"'],
  [/\bspeaks? (?:for|as)\b|\bspoken (?:for|to)\b/, '"authenticates as" or "acts for"'],
  [/\b(?:goes|gone|went|going) on\b|\bgo on with\b/, '"continues" or "resumes"'],
  [/\bto be had\b|\bcannot be had\b/, '"available"'],
  [/\b(?:as it is|as they are)(?=[.,;:)]|$)/, '"unchanged"'],
  [/\bsuch a thing\b|\band the like\b/, 'the thing itself'],
  [/\b(?:whatever|however) (?:it|they|the|is|else|comes|happens|happened|was)\b/, 'a plain condition'],
  [/\b(?:the|a|its|whose) way back\b|\bway in\b|\bways? out\b/, '"return URL", "entry point" or "sign-out"'],
  [/\bin the open\b|\bwithout a word\b|\bword of\b|\bhas the word\b/, '"silently", "notice of"'],
  [/(?<!connection )\brefus(?:es?|ed|ing|als?)\b/i, '"throws", "rejects" or "is rejected"'],
  [/\blets? go\b/, '"releases"'],
  [/\bwhat (?:comes|came|becomes|became) of\b|\b(?:came|became|become) of\b/, '"the result of"'],
  [/\ba host that\b|\bone that is no\b/, '"an invalid host"'],
  [/\bdied away\b|\bforgets? (?:everything|all|every)\b/, '"is cleared"'],
  [/\bbeside\b|\bwhat else\b/, '"next to", "in addition to", "other"'],
  [/\bof itself\b|\bof one's own\b|\bof your own\b|\bof yours\b|\bof ours\b/, '"your own" or "custom"'],
  [/\bgives? away\b|\bgiven away\b|\bgives up\b|\bgiven up\b/, '"reveals", "aborts"'],
  [/\bfor good\b|\bfor ever\b/, '"permanently"'],
  [/\bgoes? round\b|\bround in circles\b/, '"circular"'],
  [/\bits? place\b|\bin place of\b/, '"instead of", "location"'],
  [/\b(?:could|can|cannot) (?:not )?be asked\b/, '"request failed"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\bby and by\b|\btakes? turns\b|\bin turns\b/, '"gradually", "one at a time"'],
  [
    /\bsaid (?:anything|nothing|so)\b|\bsays? (?:nothing|anything)\b/,
    'what is missing: a response, a value, a message',
  ],
];

/** Other folders hold generated files, data, or are being rewritten. */
const CHECKED =
  /^(?:[A-Z]+\.md|openapi\/EXTENSIONS\.md|(?:docs|src|scripts|app|test|platform\/(?:src|test|generate))\/.+\.(?:md|ts|tsx|js|cjs))$/;
const SKIPPED = [
  'scripts/checks/words.ts',
  'test/unit/words.test.ts',
  'src/core/',
  'src/auth/session/',
  'src/storage/',
  'src/server/',
  'test/unit/auth/',
  'test/unit/server/',
  'test/unit/core/',
  'test/bench/',
];

/** Strings, templates and JSX text: everything that a user of the code may read at run time. */
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
  const prose = file.endsWith('.md') ? proseOfMarkdown(file, text) : proseOfCode(file, text);
  return prose.split('\n').flatMap((line, index) =>
    DIALECT.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(line) ?? [];
      return word ? [`${file}:${index + 1} "${word}": write ${instead}`] : [];
    }),
  );
}

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
  const visit = (node: ts.Node): string => {
    const children = node.getChildren(source).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc);
    if (children.length > 0) return children.map(visit).join('');
    const start = node.getStart(source);
    const token = text.slice(start, node.end);
    return text.slice(node.pos, start) + (TEXTS.has(node.kind) ? token : blank(token));
  };
  return visit(source);
}

async function check(): Promise<boolean> {
  const root = resolve(import.meta.dirname, '../..');
  const { stdout } = await run('git', ['ls-files'], { cwd: root });
  const files = stdout
    .split('\n')
    .filter((file) => CHECKED.test(file) && !SKIPPED.some((path) => file.startsWith(path)));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const findings = files.flatMap((file, index) => findWords(file, texts[index] ?? ''));
  for (const finding of findings) console.error(finding);
  return findings.length === 0;
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;
