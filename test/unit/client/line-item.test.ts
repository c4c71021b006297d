import { expect, test } from 'vitest';
import { STORE_APP_ID, toLineItem } from '../../../src/index.ts';

test('a product line has one piece and no options unless they are given', () => {
  expect(toLineItem({ productId: 'mug' })).toEqual({
    quantity: 1,
    catalogReference: { appId: STORE_APP_ID, catalogItemId: 'mug' },
  });
  const choice = { variantId: undefined, options: { Glaze: 'Sea' }, customTextFields: { Engraving: 'Ada' } };
  expect(toLineItem({ productId: 'mug', quantity: 2, ...choice })).toEqual({
    quantity: 2,
    catalogReference: {
      appId: STORE_APP_ID,
      catalogItemId: 'mug',
      options: { options: { Glaze: 'Sea' }, customTextFields: { Engraving: 'Ada' } },
    },
  });
});

test('a product line with empty options is that of the product without any, not another item', () => {
  expect(toLineItem({ productId: 'mug', options: {}, customTextFields: {} })).toEqual(
    toLineItem({ productId: 'mug' }),
  );
});
