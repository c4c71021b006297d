import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const IMPORT_OF_SOURCE = /((?:from |import\()(["'])\.{1,2}\/[\w./-]+)\.ts(\2)/g;

/** Declarations must not import `.ts` files, which not every TypeScript configuration resolves. */
export async function finishDeclarations(folder: string): Promise<void> {
  for await (const file of glob('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(IMPORT_OF_SOURCE, '$1.js$3'));
  }
}
