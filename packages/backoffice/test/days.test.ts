import { expect, test } from 'vitest';
import { dayLook } from '../app/components/days.ts';

test('a day has its year unless it is this year in the zone of the shop', () => {
  const text = (time: string, now: string): string =>
    new Date(time).toLocaleString('en-IE', dayLook(new Date(time), new Date(now), 'Europe/Dublin'));
  expect(text('2026-11-28T00:17:00Z', '2026-12-01T12:00:00Z')).toBe('28 Nov');
  expect(text('2025-11-28T00:17:00Z', '2026-12-01T12:00:00Z')).toBe('28 Nov 2025');
  // summer time in Dublin
  expect(text('2026-05-31T23:30:00Z', '2026-12-01T12:00:00Z')).toBe('1 Jun');
  expect(text('2026-12-31T23:30:00Z', '2027-01-01T00:30:00Z')).toBe('31 Dec 2026');
});
