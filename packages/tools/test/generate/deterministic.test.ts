import { expect, test } from 'vitest';
import { generateFrom } from './shop.ts';

test('generating again gives the same files in the same order, byte for byte', async () => {
  expect([...(await generateFrom())]).toEqual([...(await generateFrom())]);
});
