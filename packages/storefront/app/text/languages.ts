import { SHOP } from '../../shop.config.ts';

/** Code of a language, as in the URL and in `<html lang>`. */
export type Language = (typeof SHOP.languages)[number]['code'];

/** What is known about a language without its dictionary. */
export interface LanguageFacts {
  code: Language;
  /** The name in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Locale for `Intl`: of numbers, money and dates. */
  locale: string;
  /** The country that a new address starts with. */
  country: string;
}

/** All languages of the store front, in the order of the language menu. The first is the default. */
export const LANGUAGES: readonly [LanguageFacts, ...LanguageFacts[]] = SHOP.languages;

/** Returns whether a part of a URL or a setting is the code of a language. */
export const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language.code === code);

/** The facts of a language. */
export const languageOf = (code: Language): LanguageFacts =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
