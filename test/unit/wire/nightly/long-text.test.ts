import { describe, expect, test } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import * as wire from '../../../../src/wire/index.ts';
import { growthOf, QUADRATIC } from '../../helpers/growth.ts';

describe('long text', () => {
  const functions = Object.entries(wire) as [string, (value: unknown) => unknown][];
  const starts = ['', 'wix:image://v1/', 'wix:video://v1/v#', '2026-03-01T09:30:00.', 'https://x.example/'];
  const units = ['a', '/', '#', '&', '=', '%', '.', '0', 'a=b&', './'];
  const valuesOf = (size: number): unknown[] =>
    starts.flatMap((start) =>
      units.flatMap((unit) => {
        const long = start + unit.repeat(size / unit.length);
        return [long, { id: long }, { url: long }, { base: long, path: long }];
      }),
    );

  test.each(functions)('is read by %s in linear time', async (_name, convert) => {
    const read = (value: unknown): void => {
      try {
        convert(value);
      } catch (error) {
        if (!isStoreError(error)) throw error;
      }
    };
    expect(await growthOf(valuesOf, read, 5000)).toBeLessThan(QUADRATIC);
  });
});
