import type { Text } from './dictionary.ts';
import type { Language } from './languages.ts';

const DICTIONARIES: Readonly<Record<Language, () => Promise<Text>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  he: () => import('./he/index.ts'),
};

/** Loads the texts of a language. A page in another language is another document. */
export const loadText = (language: Language): Promise<Text> => DICTIONARIES[language]();
