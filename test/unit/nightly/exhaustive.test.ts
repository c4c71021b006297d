/** Who adds a member to a union of the client is told by the compiler what else to write. */
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);

/** The lines of the sources that do not compile once a text is replaced, without their indentation. */
function errorsAfter(file: string, text: string, replacement: string): string[] {
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const changed = resolve(root, file);
  const { readFile } = host;
  host.readFile = (name) => {
    const source = readFile(name);
    if (resolve(name) !== changed) return source;
    expect(source).toContain(text);
    return source?.replace(text, replacement);
  };
  const entries = ['src/react/cart/cart.ts', 'src/react/session/use-sign-in.ts'].map((name) =>
    resolve(root, name),
  );
  const program = ts.createProgram(
    entries,
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  );
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(resolve(root, 'src')))
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .map(({ file: source, start = 0 }) => {
      if (!source) return '';
      const { line } = source.getLineAndCharacterOfPosition(start);
      const name = source.fileName.slice(root.length + 1);
      return `${name}: ${source.text.split('\n')[line]?.trim()}`;
    });
}

it.each([
  [
    'a change of the cart',
    [
      'src/react/cart/changes.ts',
      'interface Changes {',
      'interface Changes { setColor: { lineKey: string };',
    ],
    [
      'src/react/cart/changes.ts: const RULES: { readonly [Kind in ChangeKind]: Rules<Kind> } = {',
      'src/react/cart/cart.ts: } satisfies CartState & Functions;',
      'src/react/cart/pending.ts: function withNewId(change: PendingChange, newIds: ReadonlyMap<string, string>): PendingChange {',
    ],
  ],
  [
    'a state of the platform',
    [
      'generated/schemas.ts',
      "AuthenticationState = 'UNKNOWN_STATE'",
      "AuthenticationState = 'SCAN' | 'UNKNOWN_STATE'",
    ],
    [
      'src/auth/custom-login/states.ts: const READERS: { readonly [State in PlatformState]: Reader | undefined } = {',
    ],
  ],
  [
    'a pending login',
    [
      'src/auth/custom-login/states.ts',
      'interface PendingStates {',
      'interface PendingStates { SCAN_REQUIRED: PendingData;',
    ],
    [
      'src/auth/custom-login/states.ts: const CONTINUATIONS: { readonly [State in keyof PendingStates]: readonly ContinuingStep[] } = {',
    ],
  ],
  [
    'a captcha',
    [
      'src/auth/custom-login/failures.ts',
      "'SILENT_CAPTCHA_REQUIRED';",
      "'SILENT_CAPTCHA_REQUIRED' | 'PUZZLE_REQUIRED';",
    ],
    [
      "src/react/session/use-sign-in.ts: const TOKENS: Readonly<Record<CaptchaRequired['loginState'], keyof CaptchaTokens>> = {",
    ],
  ],
] as const)(
  '%s that is added to its union is missing in every table',
  (_name, [file, text, replacement], expected) => {
    expect(errorsAfter(file, text, text)).toEqual([]);
    expect(errorsAfter(file, text, replacement).toSorted()).toEqual(expected.toSorted());
  },
);
