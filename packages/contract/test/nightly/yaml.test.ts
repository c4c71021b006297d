import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test('the contract in YAML is the same document as the contract in JSON', async () => {
  const read = (name: string): Promise<string> =>
    readFile(new URL(import.meta.resolve(`storewire-contract/${name}`)), 'utf8');
  expect(parse(await read('contract.yaml'))).toEqual(JSON.parse(await read('contract.json')));
});
