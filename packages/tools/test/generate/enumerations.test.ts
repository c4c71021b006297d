import { expect, test } from 'vitest';
import { descriptionWithValues } from '../../src/description/enumerations.ts';

test('the description of an enumeration ends with its values and their texts', () => {
  const size = { type: 'string', enum: ['S', 'M'], 'x-enum-descriptions': { S: 'Small.', M: 'Medium.' } };
  const list = '- `S`: Small.\n- `M`: Medium.';
  expect(descriptionWithValues({ ...size, description: 'How large it is.' })).toBe(
    `How large it is.\n\n${list}`,
  );
  expect(descriptionWithValues(size)).toBe(list);
});
