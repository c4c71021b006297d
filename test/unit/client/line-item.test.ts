import { expect, test } from 'vitest';
import { type ProductV3, STORE_APP_ID, toLineItem, type Variant } from '../../../src/index.ts';

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

test('a product line takes the ids that responses of version 3 have, null among them', () => {
  const none: ProductV3 & Variant = { id: null };
  expect(toLineItem({ productId: none.id, variantId: none.id })).toEqual({
    quantity: 1,
    catalogReference: { appId: STORE_APP_ID, catalogItemId: '' },
  });
});

test('a product line with empty options is that of the product without any, not another item', () => {
  expect(toLineItem({ productId: 'mug', options: {}, customTextFields: {} })).toEqual(
    toLineItem({ productId: 'mug' }),
  );
});
