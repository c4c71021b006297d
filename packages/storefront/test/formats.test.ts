import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../app/format/date.ts';
import { isZero } from '../app/format/money.ts';
import { isLess, sumOf } from '../app/store/product/decimals.ts';
import { themeCookie, themeOfCookie } from '../app/theme/theme.ts';

describe('money', () => {
  it('is compared and added up as its minor units', () => {
    const cents = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
    const toText = (amount: bigint): string => {
      const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
      return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    };
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(isLess(toText(a), toText(b))).toBe(a < b);
        expect(isZero(toText(a))).toBe(a === 0n);
        expect(sumOf([toText(a), toText(b)])).toBe(toText(a + b));
      }),
    );
    expect(isLess('9', '10.5')).toBe(true);
    expect(sumOf(['96', '8.5', '-0.125'])).toBe('104.375');
    expect(sumOf(['96', '8'])).toBe('104');
  });
});

describe('dates', () => {
  it('are those of the shop, also where the server or the browser has another time zone', () => {
    expect(formatDate('2026-07-01T23:30:00Z', 'en-IE')).toBe('2 Jul 2026');
    expect(formatPeriod('2026-03-02T09:00:00Z', '2026-03-02T11:00:00Z', 'en-IE')).toMatch(
      /^Monday,? 2 March, 09:00\s?–\s?11:00$/,
    );
  });

  it('are shown unchanged if they are invalid', () => {
    expect(formatDate('soon', 'en-IE')).toBe('soon');
  });
});

describe('the theme', () => {
  it('is read from the cookie that it is stored in', () => {
    expect(themeOfCookie(`a=1; ${themeCookie('dark').split(';')[0]}`)).toBe('dark');
    expect(themeOfCookie('mytheme=dark')).toBe('system');
    expect(themeOfCookie('theme=<script>')).toBe('system');
    expect(themeOfCookie(null)).toBe('system');
  });
});
