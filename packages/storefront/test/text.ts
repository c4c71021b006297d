import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../app/text/languages.ts';
import type { AllText } from '../app/text/text.tsx';
import { PACKAGE } from '../server/build.ts';

/** Loads all texts of a language. `app/load-text.ts` does the same in a build, where Vite has collected the files. */
export async function loadText(language: Language): Promise<AllText> {
  const files = await Array.fromAsync(glob(`app/**/{text,lazy-text}/${language}.ts`, { cwd: PACKAGE }));
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(join(PACKAGE, file))))));
}
