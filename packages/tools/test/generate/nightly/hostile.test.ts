import { basename, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import { DescriptionError } from '../../../src/generate/problem.ts';
import { writeFolder } from '../../../src/generate/write.ts';
import { syntaxErrors, wordsOf } from '../read-code.ts';
import { generateFrom } from '../shop.ts';
import { HOSTILE } from './hostile-cases.ts';

interface Outcome {
  files?: Map<string, string>;
  error?: unknown;
  ran?: { files: number; failures: string[]; added: string[]; isIntact: boolean };
  typeErrors: string[];
}

const outcomes: Outcome[] = [];
const sandbox = await makeSandbox();
afterAll(sandbox.remove);
await writeFolder(join(sandbox.folder, 'clean'), await generateFrom());
for (const [index, { text }] of HOSTILE.entries()) outcomes.push(await attempt(index, text));
await runAll(outcomes.flatMap(({ files }, index) => (files ? [`case${index}`] : [])));
const typeErrors = await typeCheck(sandbox.folder);
for (const line of typeErrors) outcomes[Number(/^case(\d+)/.exec(line)?.[1])]?.typeErrors.push(line);

async function attempt(index: number, text: string): Promise<Outcome> {
  try {
    const files = await generateFrom(text);
    await writeFolder(join(sandbox.folder, `case${index}`), files);
    return { files, typeErrors: [] };
  } catch (error) {
    return { error, typeErrors: [] };
  }
}

/**
 * Runs all that was accepted in one other process. The clean description goes first: what it does is normal.
 */
async function runAll(folders: string[]): Promise<void> {
  const { output } = await run(
    process.execPath,
    [join(import.meta.dirname, '../run-modules.ts'), 'clean', ...folders],
    { cwd: sandbox.folder },
  );
  for (const line of output.split('\n').filter((each) => each.startsWith('{"folder"'))) {
    const { folder, ...ran } = JSON.parse(line);
    const outcome = outcomes[Number(basename(folder).replace('case', ''))];
    if (outcome) outcome.ran = ran;
    else expect(ran).toMatchObject({ failures: [], isIntact: true });
  }
}

test('what is generated from the clean description compiles', () => {
  expect(typeErrors.filter((line) => !line.startsWith('case'))).toEqual([]);
});

describe.each(HOSTILE.map((hostile, index) => ({ ...hostile, index })))('$name', ({ outcome, index }) => {
  if (outcome !== 'taken') {
    test('is rejected, with a message that states the reason', () => {
      const { error } = outcomes[index] as Outcome;
      expect(error).toBeInstanceOf(DescriptionError);
      expect((error as DescriptionError).message).toMatch(outcome);
    });
    return;
  }

  test('is data in everything that is generated', () => {
    const { error, files, ran, typeErrors } = outcomes[index] as Outcome;
    expect(error).toBeUndefined();
    const code = [...(files ?? [])].filter(([name]) => name.endsWith('.ts'));
    // those of `helpers/` are copies, which contain nothing of the description
    const made = code.filter(([name]) => !name.startsWith('helpers/'));
    expect(code.flatMap(([name, text]) => syntaxErrors(name, text))).toEqual([]);
    expect(
      made.flatMap(([name, text]) =>
        wordsOf(name, text).filter(
          (word) => word === 'pwned' || word === 'globalThis' || word.startsWith('`'),
        ),
      ),
    ).toEqual([]);
    expect(
      code.filter(([, text]) => /@ts-(?:nocheck|ignore|expect-error)/.test(text)).map(([name]) => name),
    ).toEqual([]);
    expect(ran).toEqual({ files: code.length, failures: [], added: [], isIntact: true });
    expect(typeErrors).toEqual([]);
  });
});
