/** `€76.00`. Amounts are decimal strings. */
export const formatMoney = (amount = '0', currency = 'EUR'): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount));
