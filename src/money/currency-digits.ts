/** The currencies of ISO 4217, list one, whose amounts have not two digits after the point. */
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DIGITS = 'CLF UYW';

/**
 * Digits after the point by ISO 4217: 2 for EUR and HUF, 0 for JPY, 3 for KWD. `Intl` has those of everyday use instead,
 * which are none for HUF. A code for which ISO 4217 has no digits, such as XAU, and an unknown one have 2. Throws a
 * `RangeError` for what is not the code of a currency.
 */
export function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) throw new RangeError(`Not the code of a currency: ${currency}`);
  const code = currency.toUpperCase();
  if (NO_DIGITS.includes(code)) return 0;
  if (THREE_DIGITS.includes(code)) return 3;
  return FOUR_DIGITS.includes(code) ? 4 : 2;
}
