import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile, type Sample } from 'storewire-dev-kit/samples';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');

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

test('every example of a doc comment compiles against the public entries', async () => {
  const examples: Sample[] = [];
  for await (const file of glob(['src/**/*.ts', 'packages/tools/src/orval/*.ts'], { cwd: root }))
    for (const [name, code] of examplesOf(await readFile(join(root, file), 'utf8')))
      examples.push({ file: `example-${examples.length}-${name}.tsx`, code: `${code}\nexport {};\n` });
  expect(examples.length).toBeGreaterThan(50);
  // one program, as most of the time goes into the types of the client
  expect(await compile(examples, { types: ['node'] })).toEqual([]);
});
