/** The languages in which the platform writes to buyers. */
import { parseAccept } from 'hono/utils/accept';

const LANGUAGES = ['en', 'de', 'he'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a BCP 47 tag such as `de-AT`, if the platform has texts in it. */
const knownLanguage = (tag: string): Language | undefined => {
  const [code = ''] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((each) => each === code);
};

/** The language of texts for a BCP 47 tag. English for a language without texts. */
export const languageOf = (tag: string | null | undefined): Language => knownLanguage(tag ?? '') ?? 'en';

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr');

/**
 * Text of unknown direction in plain text of a language: in one from right to left, it is isolated from what
 * surrounds it.
 */
export const isolated = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' && text !== '' ? `\u2068${text}\u2069` : text;

/** The language that a header `Accept-Language` prefers, among those of the platform. */
export const preferredLanguage = (header: string | undefined): Language | undefined =>
  parseAccept(header ?? '')
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => knownLanguage(type))
    .find(Boolean);
