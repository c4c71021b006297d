import { describe, expect, test } from 'vitest';
import { isStoreError } from '../../../../src/index.ts';
import { growthOf, QUADRATIC } from '../../helpers/growth.ts';
import { functions } from '../media-functions.ts';

describe('long text', () => {
  const units = ['a', '/', '#', '&', '=', '%', '.', 'a=b&', './'];
  const starts = ['', 'wix:image://v1/', 'wix:video://v1/v#', 'https://x.example/'];
  const sourcesOf = (size: number): unknown[] =>
    starts.flatMap((start) =>
      units.flatMap((unit) => {
        const text = start + unit.repeat(size / unit.length);
        return [text, { id: 'v', resolutions: [{ url: text }] }];
      }),
    );

  test.each(Object.entries(functions))('is read by %s in linear time', async (_name, call) => {
    const read = (source: unknown): void => {
      try {
        call(source as never);
      } catch (error) {
        if (!isStoreError(error)) throw error;
      }
    };
    expect(await growthOf(sourcesOf, read, 5000)).toBeLessThan(QUADRATIC);
  });
});
