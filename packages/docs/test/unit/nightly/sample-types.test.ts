import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../../../src/reference/contract.ts';
import { readPages } from '../../../src/reference/site.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const contract = readContract(root);

/** The blocks of TypeScript that the generated pages show, by file name. The blocks of guides have their own test. */
const samples = new Map(
  readPages(root)
    .filter(({ id }) => id === '' || /^(?:calls|events|errors|entities)\//.test(id))
    .flatMap(({ id, body }) =>
      Array.from(
        body.matchAll(/^```(tsx?)[^\n]*\n([\s\S]*?)\n```$/gm),
        ([, extension, code = ''], index) =>
          [`${id.replaceAll('/', '.')}.${index}.${extension}`, code] as const,
      ),
    ),
);

let errors: string[];

/** All samples are one program, as most of the time goes into the types of the client. */
beforeAll(async () => {
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', noUnusedLocals: true },
    include: ['./*'],
  };
  const folder = await mkdtemp(join(root, 'node_modules/.samples-'));
  try {
    for (const [name, code] of samples) await writeFile(join(folder, name), `${code}\n`);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const args = [join(root, 'node_modules/@typescript/native/bin/tsc'), '--pretty', 'false', '-p', folder];
    const { stdout } = await promisify(execFile)(process.execPath, args).catch(
      (error: { stdout: string }) => error,
    );
    errors = stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('every sample of the generated pages compiles against the public entries', () => {
  expect(errors).toEqual([]);
  const { calls, events } = contract;
  expect(samples.size).toBeGreaterThan(calls.length * 2 + events.length + 97);
});
