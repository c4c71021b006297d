import type { Language } from './text/languages.ts';
import type { AllText, Text } from './text/text.tsx';

/** The texts lie beside what shows them, in a file for each language. */
const TEXTS = import.meta.glob<object>('./*/**/text/??.ts');
const LAZY_TEXTS = import.meta.glob<object>('./*/**/lazy-text/??.ts');

/** Loads the texts that every page has. A page in another language is another document. */
export const loadText = (language: Language): Promise<Text> => loadFiles(TEXTS, language);

/** Loads all texts of a language, for what the server says. */
export const loadAllText = (language: Language): Promise<AllText> =>
  loadFiles({ ...TEXTS, ...LAZY_TEXTS }, language);

async function loadFiles<Texts>(
  files: Readonly<Record<string, () => Promise<object>>>,
  language: Language,
): Promise<Texts> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(ofLanguage.map(([, load]) => load()))));
}
