import { compareMoney } from 'storewire';

export const isZero = (amount: string): boolean => compareMoney(amount, '0') === 0;
