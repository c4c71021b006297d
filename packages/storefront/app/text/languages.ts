/** Code of a language, as in the URL and in `<html lang>`. */
export type Language = 'en' | 'de' | 'he';

/** What is known about a language without its dictionary. */
export interface LanguageFacts {
  code: Language;
  /** The name in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Locale for `Intl`: of numbers, money and dates. */
  locale: string;
}

/** All languages of the store front, in the order of the language menu. The first is the default. */
export const LANGUAGES: readonly [LanguageFacts, ...LanguageFacts[]] = [
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en-IE' },
  { code: 'de', name: 'Deutsch', dir: 'ltr', locale: 'de-DE' },
  { code: 'he', name: 'עברית', dir: 'rtl', locale: 'he-IL' },
];

/** Returns whether a part of a URL or a setting is the code of a language. */
export const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language.code === code);

/** The facts of a language. */
export const languageOf = (code: Language): LanguageFacts =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
