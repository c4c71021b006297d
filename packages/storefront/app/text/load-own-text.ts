import type { OwnText } from './en/index.ts';
import type { Language } from './languages.ts';

const DICTIONARIES: Readonly<Record<Language, () => Promise<OwnText>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  he: async () => (await import('./he/index.ts')).he,
};

/** Loads the texts of a language, without those of features. */
export const loadOwnText = (language: Language): Promise<OwnText> => DICTIONARIES[language]();
