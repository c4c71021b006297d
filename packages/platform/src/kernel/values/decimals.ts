/**
 * Writes a decimal number as text whose order by code point is the numeric order, so that SQLite compares
 * amounts of any size exactly. Equal numbers have equal keys: `1`, `1.0` and `01` are the same.
 */
export function decimalKey(value: string | number): string {
  const text = typeof value === 'number' ? withoutExponent(value) : value;
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(?!0)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  const fraction = withoutZeros(decimals);
  if (whole === '' && fraction === '') return '1';
  const digits = `${String(whole.length).padStart(4, '0')}${whole}.${fraction}`;
  // a negative number with a greater magnitude comes first
  return sign ? `0${digits.replace(/\d/g, (digit) => String(9 - Number(digit)))}~` : `2${digits}`;
}

/** Digits without zeros at their end. The expression `/0+$/` has quadratic time. */
export function withoutZeros(digits: string): string {
  let { length } = digits;
  while (digits[length - 1] === '0') length--;
  return digits.slice(0, length);
}

/** JavaScript writes numbers from 1e21 and below 1e-6 with an exponent. */
function withoutExponent(value: number): string {
  const text = String(value);
  const [, sign = '', first = '', rest = '', exponent = ''] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (!exponent) return text;
  const digits = first + rest;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return (
    sign +
    digits.padEnd(point, '0').slice(0, point) +
    (digits.length > point ? `.${digits.slice(point)}` : '')
  );
}
