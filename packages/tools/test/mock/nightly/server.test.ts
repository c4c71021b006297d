import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWire } from '../../../src/mock/wire.ts';
import { ROOT } from '../../generate/shop.ts';

test('a description as people write it is served in its wire form', async () => {
  const description = await readWire(join(ROOT, 'openapi/openapi.yaml'));
  expect(Object.keys((description as { paths: object }).paths)).toContain('/ecom/v1/carts/current');
});
