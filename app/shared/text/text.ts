import { formatMoney } from '../format/money.ts';
import { en, type Text } from './en.ts';

/** The words of the page, in the one language that it speaks so far. */
export const useText = (): Text => en;

/** Shows amounts in the language of the page. */
export function useMoney(): (amount: string | number, currency: string | undefined) => string {
  const { locale } = useText();
  return (amount, currency) => formatMoney(amount, currency, locale);
}
