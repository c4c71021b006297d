import type { ProductDiscountType } from 'storewire';
import { expect, test } from 'vitest';
import { toInput, toValues } from '../app/products/product-values.ts';
import { checkDiscount, salePriceOf } from '../app/products/sale-price.ts';

test.each<[ProductDiscountType, string | null, string]>([
  ['NONE', null, '12.10'],
  ['PERCENT', '15', '10.285'],
  ['AMOUNT', '2.10', '10'],
  ['AMOUNT', '20', '0'],
])('buyers pay the price after a discount: %s %s', (type, value, expected) => {
  expect(Number(salePriceOf({ price: '12.10', discount: { type, value } }))).toBe(Number(expected));
});

test.each<[ProductDiscountType, string | null, string | undefined]>([
  ['NONE', null, undefined],
  ['PERCENT', null, 'A number such as 12.50'],
  ['PERCENT', '-5', 'A number such as 12.50'],
  ['PERCENT', '101', 'At most 100'],
  ['AMOUNT', '12.11', 'At most the price'],
  ['AMOUNT', '12.10', undefined],
])('an impossible discount is said before it is sent: %s %s', (type, value, expected) => {
  expect(checkDiscount(value, { price: '12.10', discount: { type, value } })).toBe(expected);
});

test('metadata that the form does not edit stays', () => {
  const robots = { type: 'meta', props: { name: 'robots', content: 'noindex' } };
  const settings = { preventAutoRedirect: true };
  const flags = { custom: true, disabled: true };
  const seoData = { tags: [robots, { type: 'title', children: 'Old title', ...flags }], settings };
  const values = toValues({ id: 'mug', priceData: { price: 1 }, seoData });
  const searchResult = { title: 'New title', description: 'A mug' };
  expect(toInput({ ...values, searchResult }).seoData).toEqual({
    tags: [
      { type: 'title', children: 'New title', ...flags },
      { type: 'meta', props: { name: 'description', content: 'A mug' } },
      robots,
    ],
    settings,
  });
});
