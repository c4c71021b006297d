import { resolve } from 'node:path';
import { samplesOf } from 'storewire-tools';
import { expect, test } from 'vitest';
import { readContract } from '../../src/reference/contract.ts';

const contract = readContract(resolve(import.meta.dirname, '../../../..'));

test('every call has samples for the client, as a function, as a hook and with curl', () => {
  const without = contract.calls.filter((call) => {
    const titles = samplesOf(contract, call).map(({ title }) => title);
    const expected =
      call.effect === 'navigate' ? ['Client', 'Function', 'curl'] : ['Client', 'Function', 'Hook', 'curl'];
    return expected.join() !== titles.join();
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});
