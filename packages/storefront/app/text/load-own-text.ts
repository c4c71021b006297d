import type { OwnText } from './en/index.ts';
import type { Language } from './languages.ts';

/** Loads the texts of a language, without those of features. Each folder checks its own type. */
export const loadOwnText = async (language: Language): Promise<OwnText> =>
  (await import(`./${language}/index.ts`))[language];
