/**
 * Functions and types that only some descriptions need, and that `storewire/runtime` therefore does not have: the
 * output has copies of their files, which are in `helpers/`.
 */
import { readFile } from 'node:fs/promises';
import { BANNER, quote } from './text.ts';

/** The files with functions that calls name. */
interface Helpers {
  bodies: typeof import('./helpers/bodies.ts');
  forms: typeof import('./helpers/forms.ts');
  queries: typeof import('./helpers/queries.ts');
  responses: typeof import('./helpers/responses.ts');
  texts: typeof import('./helpers/texts.ts');
}

const NAMED: readonly (keyof Helpers)[] = ['bodies', 'forms', 'queries', 'responses', 'texts'];

const ALL: readonly string[] = [...NAMED, 'matches', 'values'];

/** What a file is imported as. No call has a name with a dollar sign. */
const namespaceOf = (file: string): string => `${file}$`;

/** Code that names a function of a helper file. */
export const fromHelper = <File extends keyof Helpers>(
  file: File,
  name: keyof Helpers[File] & string,
): string => `${namespaceOf(file)}.${name}`;

/** Where files in a folder of the output import a helper file from. */
export const helperPath = (file: string): string => `'../helpers/${file}.ts'`;

/** Imports of the helper files whose functions this code names. */
export const helperImports = (code: string): string[] =>
  NAMED.filter((file) => code.includes(`${namespaceOf(file)}.`)).map(
    (file) => `import * as ${namespaceOf(file)} from ${helperPath(file)};`,
  );

/** The helper files that these files of the output import, and those that they import themselves. */
export async function makeHelpers(
  files: ReadonlyMap<string, string>,
  runtime: string,
): Promise<Map<string, string>> {
  const helpers = new Map<string, string>();
  const add = async (file: string): Promise<void> => {
    const name = `helpers/${file}.ts`;
    if (helpers.has(name)) return;
    const source = await readFile(new URL(name, import.meta.url), 'utf8');
    helpers.set(name, BANNER + source.replaceAll("'storewire/runtime'", quote(runtime)));
    for (const other of ALL) if (source.includes(`'./${other}.ts'`)) await add(other);
  };
  const texts = [...files.values()];
  for (const file of ALL) if (texts.some((text) => text.includes(helperPath(file)))) await add(file);
  return helpers;
}
