import { describe, test } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import * as wire from '../../../../src/wire/index.ts';

/** Work that grows with the square of it would exceed the limit of a test many times. */
const LENGTH = 200_000;

describe('long text', () => {
  const functions = Object.entries(wire) as [string, (value: unknown) => unknown][];
  const starts = ['', 'wix:image://v1/', 'wix:video://v1/v#', '2026-03-01T09:30:00.', 'https://x.example/'];
  const units = ['a', '/', '#', '&', '=', '%', '.', '0', 'a=b&', './'];
  const values: unknown[] = starts.flatMap((start) =>
    units.flatMap((unit) => {
      const long = start + unit.repeat(LENGTH / unit.length);
      return [long, { id: long }, { url: long }, { base: long, path: long }];
    }),
  );

  test.each(functions)('is read by %s', (_name, convert) => {
    for (const value of values)
      try {
        convert(value);
      } catch (error) {
        if (!isStoreError(error)) throw error;
      }
  });
});
