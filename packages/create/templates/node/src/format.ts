import { formatMoney } from 'storewire';

const LOCALE = 'en';

/** An amount of a cart, such as `"12.50"`, in its currency. */
export const money = (amount: string, currency: string): string => formatMoney(amount, currency, LOCALE);

export const date = (value: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(value));
