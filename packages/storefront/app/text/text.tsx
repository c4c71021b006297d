import { createContext, type ReactNode, use, useMemo } from 'react';
import { formatMoney } from 'storewire';
import { type Language, type LanguageFacts, languageOf } from './languages.ts';

/** The texts that every page has. Each folder `text` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders `text` declare its members
export interface Text {}

/** All texts of the shop, which the server has. Each folder `lazy-text` adds those that only some pages load. */
export interface AllText extends Text {}

interface TextOfPage {
  text: Text;
  language: LanguageFacts;
  /** Gets the paths of the lazy texts that the page shows. For the server only. */
  shown: Set<string> | undefined;
}

interface TextProviderProps {
  language: Language;
  text: Text;
  shown?: Set<string>;
  children: ReactNode;
}

const TextContext = createContext<TextOfPage | undefined>(undefined);

/** Provides a loaded dictionary to the components of the page. */
export function TextProvider({ language, text, shown, children }: TextProviderProps) {
  const value = useMemo(() => ({ text, language: languageOf(language), shown }), [text, language, shown]);
  return <TextContext value={value}>{children}</TextContext>;
}

export function useTextOfPage(): TextOfPage {
  const value = use(TextContext);
  if (!value) throw new Error('TextProvider is missing');
  return value;
}

/** The texts that every page has, such as `useText().cart.empty`. */
export const useText = (): Text => useTextOfPage().text;

/** Code, direction and locale of the language of the page. */
export const useLanguage = (): LanguageFacts => useTextOfPage().language;

/** Formats amounts in the language of the page. */
export function useMoney(): (amount: string, currency: string | undefined) => string {
  const { locale } = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, locale);
}
