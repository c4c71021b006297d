import type { Text } from './en/index.ts';
import type { Language } from './languages.ts';

const DICTIONARIES: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  he: async () => (await import('./he/index.ts')).he,
};

/** Loads all texts of a language. A page in another language is another document. */
export const loadText = (language: Language): Promise<Text> => DICTIONARIES[language]();
