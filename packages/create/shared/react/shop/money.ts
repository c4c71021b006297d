import { formatMoney as format } from 'storewire';

/** `€76.00`, in the language of the shop. */
export const formatMoney = (amount?: string, currency?: string): string => format(amount, currency, 'en');
