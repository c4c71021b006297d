import { expect, test } from 'vitest';
import { canonicalise } from '../../src/generate/canonical.ts';
import type { Schema } from '../../src/generate/openapi.ts';

const described = (schema: Schema): string | undefined =>
  canonicalise({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {},
    components: { schemas: { Size: schema } },
  }).components?.schemas?.['Size']?.description;

test('what is made of an enumeration ends its description with its values and their texts', () => {
  const size = { type: 'string', enum: ['S', 'M'], 'x-enum-descriptions': { S: 'Small.', M: 'Medium.' } };
  const list = '- `S`: Small.\n- `M`: Medium.';
  expect(described({ ...size, description: 'How large it is.' })).toBe(`How large it is.\n\n${list}`);
  expect(described(size)).toBe(list);
});
