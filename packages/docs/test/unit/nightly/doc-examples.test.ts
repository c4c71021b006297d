import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

/** The `@example` of each doc comment of a file, with the name of what the comment is about. */
function examplesOf(source: string): [name: string, code: string][] {
  const comments = source.matchAll(
    /\/\*\*\n((?: \*(?: .*)?\n)+?) \*\/\n(?:export )?(?:declare |async )?(?:const|function|class|interface|type) (\w+)/g,
  );
  return Array.from(comments).flatMap(([, text = '', name = '']) => {
    const [, example] = text.replaceAll(/^ \* ?/gm, '').split('@example\n');
    return example === undefined ? [] : [[name, example] as [string, string]];
  });
}

/** Files of users. */
type Files = [name: string, code: string][];

/** What TypeScript says about files of users, one line per error. */
async function typeCheck(files: Files): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'node_modules/.examples-'));
  try {
    for (const [name, code] of files) await writeFile(join(folder, name), `${code}\nexport {};\n`);
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', types: ['node'] },
      include: ['./*'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
    const args = [tsc, '--pretty', 'false', '-p', folder];
    const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('every example of a doc comment compiles against the public entries', async () => {
  const examples: Files = [];
  for await (const file of glob(['src/**/*.ts', 'packages/tools/src/orval/*.ts'], { cwd: root }))
    for (const [name, code] of examplesOf(await readFile(join(root, file), 'utf8')))
      examples.push([`example-${examples.length}-${name}.tsx`, code]);
  expect(examples.length).toBeGreaterThan(80);
  // one program, as most of the time goes into the types of the client
  expect(await typeCheck(examples)).toEqual([]);
});
