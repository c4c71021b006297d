import { expect, test } from 'vitest';
import { expandEnumerations } from '../../src/generate/enumerations.ts';
import type { Schema } from '../../src/generate/openapi.ts';

const withSize = (schema: Schema) =>
  expandEnumerations({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {},
    components: { schemas: { Size: schema } },
  });

const size = { type: 'string', enum: ['S', 'M'], 'x-enum-descriptions': { S: 'Small.', M: 'Medium.' } };
const list = '- `S`: Small.\n- `M`: Medium.';

test('the description of an enumeration ends with its values and their texts', () => {
  const described = withSize({ ...size, description: 'How large it is.' });
  expect(described.components?.schemas?.['Size']?.description).toBe(`How large it is.\n\n${list}`);
  expect(withSize(size).components?.schemas?.['Size']?.description).toBe(list);
});

test('a description that has the list is not changed', () => {
  const described = withSize({ ...size, description: 'How large it is.' });
  expect(expandEnumerations(described)).toEqual(described);
});
