/**
 * The limits of decimal numbers in strings (`format: decimal`). They are in the pattern, which is of one of four forms: no
 * maximum, 1, a power of ten, or nines; with `-?` if it may be negative, `(?=.*[1-9])` if it must not be zero, and with
 * the most digits after the point.
 */
export interface DecimalLimits {
  minimum?: string;
  exclusiveMinimum?: string;
  maximum?: string;
  /** The most digits after the point. */
  scale?: number;
}

export const ANY_DECIMAL = String.raw`^-?\d+(\.\d+)?$`;

/** The limits in a pattern; undefined if it is of another form. */
export function decimalLimits(pattern: string): DecimalLimits | undefined {
  const [, positive, sign, digits = ''] = /^\^(\(\?=\.\*\[1-9\]\))?(-\?)?(.*)\$$/.exec(pattern) ?? [];
  const scale = /\\d\{1,(\d+)\}\)\?/.exec(digits)?.[1];
  const fraction = scale ? `(\\.\\d{1,${scale}})?` : '(\\.\\d+)?';
  const zeros = scale ? `(\\.0{1,${scale}})?` : '(\\.0+)?';
  const length = Number(/\{1?,?(\d+)\}/.exec(digits)?.[1]);
  const maximum = {
    [`\\d+${fraction}`]: '',
    [`0*(0${fraction}|1${zeros})`]: '1',
    [`0*(\\d{1,${length}}${fraction}|10{${length}}${zeros})`]: `1${'0'.repeat(length || 0)}`,
    [`0*(?!9{${length}}\\.0*[1-9])\\d{1,${length}}${fraction}`]: '9'.repeat(length || 0),
  }[digits];
  if (maximum === undefined) return undefined;
  return {
    ...(positive
      ? { exclusiveMinimum: '0' }
      : !sign
        ? { minimum: '0' }
        : maximum && { minimum: `-${maximum}` }),
    ...(maximum && { maximum }),
    ...(scale && { scale: Number(scale) }),
  };
}

/** The limits in words, for a message. */
export function decimalMessage({ minimum, exclusiveMinimum, maximum, scale }: DecimalLimits): string {
  const bounds = [
    minimum === undefined ? undefined : `of at least ${minimum}`,
    exclusiveMinimum === undefined ? undefined : `greater than ${exclusiveMinimum}`,
    maximum === undefined ? undefined : `of at most ${maximum}`,
  ].filter((words) => words !== undefined);
  const decimals = `with at most ${scale} decimal place${scale === 1 ? '' : 's'}`;
  return ['must be a decimal number', bounds.join(' and '), scale === undefined ? '' : decimals]
    .filter(Boolean)
    .join(' ');
}
