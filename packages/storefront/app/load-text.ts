import { FEATURES } from './features.ts';
import type { Language } from './text/languages.ts';
import { loadOwnText } from './text/load-own-text.ts';
import type { Text } from './text/text.tsx';

/** Loads all texts of a language, also those of the features. A page in another language is another document. */
export async function loadText(language: Language): Promise<Text> {
  const [own, ...ofFeatures] = await Promise.all([
    loadOwnText(language),
    ...FEATURES.map(({ text }) => text?.(language)),
  ]);
  return Object.assign({}, own, ...ofFeatures);
}
