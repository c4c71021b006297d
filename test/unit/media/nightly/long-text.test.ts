import { describe, test } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import { functions } from '../media-functions.ts';

/** Work that grows with the square of it would exceed the limit of a test many times. */
const LENGTH = 200_000;

describe('long text', () => {
  const units = ['a', '/', '#', '&', '=', '%', '.', '0', 'a=b&', './'];
  const starts = ['', 'wix:image://v1/', 'wix:video://v1/v#', '2026-03-01T09:30:00.', 'https://x.example/'];
  const sources: unknown[] = starts.flatMap((start) =>
    units.flatMap((unit) => {
      const text = start + unit.repeat(LENGTH / unit.length);
      return [text, { id: text }, { base: text, path: text }, { id: 'v', resolutions: [{ url: text }] }];
    }),
  );

  test.each(Object.entries(functions))('is read by %s', (_name, call) => {
    for (const source of sources)
      try {
        call(source as never);
      } catch (error) {
        if (!isStoreError(error)) throw error;
      }
  });
});
