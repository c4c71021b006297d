import { createContext, type ReactNode, use, useMemo } from 'react';
import { formatMoney } from 'storewire';
import type { Text } from './dictionary.ts';
import { type Language, type LanguageFacts, languageOf } from './languages.ts';

interface TextOfPage {
  text: Text;
  language: LanguageFacts;
}

interface TextProviderProps {
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

/** The texts in the language of the page, such as `useText().cart.empty`. */
export const useText = (): Text => useTextOfPage().text;

/** Code, direction and locale of the language of the page. */
export const useLanguage = (): LanguageFacts => useTextOfPage().language;

/** Formats amounts in the language of the page. */
export function useMoney(): (amount: string, currency: string | undefined) => string {
  const { locale } = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, locale);
}

/** A text of the merchant, such as a name. It has a direction of its own, whatever the language of the page is. */
export const CatalogText = ({ children }: { children: string | null | undefined }) => <bdi>{children}</bdi>;
