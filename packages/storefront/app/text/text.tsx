import { createContext, type ReactNode, use, useMemo } from 'react';
import { formatMoney } from '../format/money.ts';
import type { Text } from './en/index.ts';

export type { Text } from './en/index.ts';

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
const languageOf = (code: Language): LanguageFacts =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];

interface TextOfPage {
  text: Text;
  language: LanguageFacts;
}

export interface TextProviderProps {
  language: Language;
  text: Text;
  children: ReactNode;
}

const TextContext = createContext<TextOfPage | undefined>(undefined);

/** Provides a loaded dictionary to the components of the page. */
export function TextProvider({ language, text, children }: TextProviderProps) {
  const value = useMemo(() => ({ text, language: languageOf(language) }), [text, language]);
  return <TextContext value={value}>{children}</TextContext>;
}

function useTextOfPage(): TextOfPage {
  const value = use(TextContext);
  if (!value) throw new Error('TextProvider is missing');
  return value;
}

/** The dictionary of the page, such as `useText().cart.empty`. */
export const useText = (): Text => useTextOfPage().text;

/** Code, direction and locale of the language of the page. */
export const useLanguage = (): LanguageFacts => useTextOfPage().language;

/** Formats amounts in the language of the page. */
export function useMoney(): (amount: string, currency: string | undefined) => string {
  const { locale } = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, locale);
}
