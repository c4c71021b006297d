import { expect, test } from 'vitest';
import { dayLook, whenText } from '../app/components/days.ts';

test('a day has its year unless it is this year in the zone of the shop', () => {
  const text = (time: string, now: string): string =>
    new Date(time).toLocaleString('en-IE', dayLook(new Date(time), new Date(now), 'Europe/Dublin'));
  expect(text('2026-11-28T00:17:00Z', '2026-12-01T12:00:00Z')).toBe('28 Nov');
  expect(text('2025-11-28T00:17:00Z', '2026-12-01T12:00:00Z')).toBe('28 Nov 2025');
  // summer time in Dublin
  expect(text('2026-05-31T23:30:00Z', '2026-12-01T12:00:00Z')).toBe('1 Jun');
  expect(text('2026-12-31T23:30:00Z', '2027-01-01T00:30:00Z')).toBe('31 Dec 2026');
});

test('a time of today in the zone of the shop has the time of day, and that of another day has the day', () => {
  const text = (time: string, language = 'en-IE'): string =>
    whenText(new Date(time), new Date('2026-12-01T00:30:00Z'), language, 'Pacific/Auckland');
  expect(text('2026-11-30T19:37:00Z')).toBe('Today 08:37');
  expect(text('2026-11-30T19:37:00Z', 'de-DE')).toBe('Heute 08:37');
  expect(text('2026-11-26T08:37:00Z')).toBe('26 Nov');
});
