import type { Language } from './text/languages.ts';
import type { Text } from './text/text.tsx';

/** The texts lie beside what shows them, in a file for each language. */
const FILES = import.meta.glob<object>('./*/**/text/??.ts');

/** Loads all texts of a language. A page in another language is another document. */
export async function loadText(language: Language): Promise<Text> {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(files.map(([, load]) => load()))));
}
