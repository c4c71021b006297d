import { basename, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, expect, test } from 'vitest';
import { writeFolder } from '../../../src/generate/write.ts';
import { syntaxErrors, wordsOf } from '../read-code.ts';
import { generateFrom } from '../shop.ts';
import { HOSTILE } from './hostile-cases.ts';

interface Ran {
  files: number;
  failures: string[];
  added: string[];
  isIntact: boolean;
}

const sandbox = await makeSandbox();
afterAll(sandbox.remove);
const generated: Map<string, string>[] = [];
await writeFolder(join(sandbox.folder, 'clean'), await generateFrom());
for (const [index, { text }] of HOSTILE.entries()) {
  const files = await generateFrom(text);
  await writeFolder(join(sandbox.folder, `case${index}`), files);
  generated.push(files);
}
const ran = await runAll();
const typeErrors = await typeCheck(sandbox.folder);

/** It writes texts into comments as they are, below the imports, where no directive is one for a file. */
const OF_OPENAPI_TYPESCRIPT = ['schemas.ts', 'paths.ts'];

/** Runs everything in one other process. The clean description goes first: what it does is normal. */
async function runAll(): Promise<Map<string, Ran>> {
  const folders = ['clean', ...HOSTILE.map((_case, index) => `case${index}`)];
  const program = join(import.meta.dirname, '../run-modules.ts');
  const { output } = await run(process.execPath, [program, ...folders], { cwd: sandbox.folder });
  const lines = output.split('\n').filter((each) => each.startsWith('{"folder"'));
  return new Map(
    lines.map((line) => {
      const { folder, ...result } = JSON.parse(line) as Ran & { folder: string };
      return [basename(folder), result];
    }),
  );
}

test('what is generated from the clean description compiles and runs', () => {
  expect(typeErrors.filter((line) => !line.startsWith('case'))).toEqual([]);
  expect(ran.get('clean')).toMatchObject({ failures: [], isIntact: true });
});

test.each(HOSTILE.map(({ name }, index) => ({ name, index })))('$name stays text', ({ index }) => {
  const code = [...(generated[index] ?? [])].filter(([name]) => name.endsWith('.ts'));
  expect(code.flatMap(([name, text]) => syntaxErrors(name, text))).toEqual([]);
  expect(
    code.flatMap(([name, text]) =>
      wordsOf(name, text).filter((word) => word === 'pwned' || word === 'globalThis' || word.startsWith('`')),
    ),
  ).toEqual([]);
  const isUnchecked = /@ts-(?:nocheck|ignore|expect-error)/;
  const ours = code.filter(([name]) => !OF_OPENAPI_TYPESCRIPT.includes(name));
  expect(ours.filter(([, text]) => isUnchecked.test(text)).map(([name]) => name)).toEqual([]);
  expect(ran.get(`case${index}`)).toEqual({ files: code.length, failures: [], added: [], isIntact: true });
  expect(typeErrors.filter((line) => line.startsWith(`case${index}/`))).toEqual([]);
});
