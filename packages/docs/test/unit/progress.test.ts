import { expect, test } from 'vitest';
import { progressText } from '../../progress.ts';

test('a build says how long it still takes by the pages that it has written, and what follows them', () => {
  const all = 1000;
  expect(progressText({ written: 0, all, seconds: 20.4 })).toBe(
    'The texts of 1000 pages are being prepared since 21 s, which is most of the work.',
  );
  expect(progressText({ written: 250, all, seconds: 60, secondsToFirst: 30 })).toBe(
    '250 of 1000 pages are written, the rest takes about 1 min 33 s.',
  );
  expect(progressText({ written: 1000, all, seconds: 150, secondsToFirst: 30 })).toBe(
    '1000 of 1000 pages are written, the rest takes about 3 s.',
  );
});
