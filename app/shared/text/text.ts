import { formatMoney } from '../format/money.ts';
import { en, type Text } from './en.ts';

/** The texts of the pages. English is the only language so far. */
export const useText = (): Text => en;

/** Formats amounts in the language of the page. */
export function useMoney(): (amount: string | number, currency: string | undefined) => string {
  const { locale } = useText();
  return (amount, currency) => formatMoney(amount, currency, locale);
}
