/** The exact sum of decimals, such as amounts of money, as a decimal. */
export function sumOf(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map((amount) => (amount.split('.')[1] ?? '').length));
  const minor = amounts.reduce((sum, amount) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return sum + BigInt(whole + fraction.padEnd(places, '0'));
  }, 0n);
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return sign + (places === 0 ? whole : `${whole}.${digits.slice(-places)}`);
}

/** An amount in the language of the user. */
export const moneyText = (amount: string, currency: string): string =>
  // a decimal is formatted exactly, without becoming a number
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);
