import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it } from 'vitest';
import { upload } from '../../../../src/uploads/index.ts';
import { BY_TUS, breaking, expectStored, fileOf, hurried, platformForTest } from '../setup.ts';

it('a file arrives whole, once, wherever the connection is cut', { timeout: 120_000 }, async () => {
  const { platform, client } = await platformForTest();
  const cuts = fc
    .uniqueArray(fc.integer({ min: 1, max: 8_000_000 }), { maxLength: 4 })
    .map((each) => each.toSorted((a, b) => a - b));
  const size = fc.integer({ min: 1, max: 7_000_000 });
  await fc.assert(
    fc.asyncProperty(cuts, size, async (points, bytes) => {
      platform.files.length = 0;
      const line = await breaking(platform, points);
      const file = fileOf(bytes);
      await hurried(platform, () => upload(client, file, BY_TUS));
      await line.close();
      await expectStored(platform, file);
    }),
    { numRuns: caseCount(20) },
  );
});

it('a file arrives if more cuts than repetitions come after chunks that have arrived', async () => {
  const { platform, client } = await platformForTest();
  await breaking(
    platform,
    Array.from({ length: 8 }, (_, index) => 6_000_000 * (index + 1)),
  );
  const file = fileOf(45_000_000);
  await hurried(platform, () => upload(client, file, BY_TUS));
  await expectStored(platform, file);
  expect(platform.tokens).toHaveLength(1);
});
