import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../../app/format/date.ts';
import { themeCookie, themeOfCookie } from '../../app/theme/theme.ts';

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
