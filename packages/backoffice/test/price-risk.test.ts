import { expect, test } from 'vitest';
import { priceRisk } from '../app/products/price-risk.ts';

test.each([
  ['20', '30', undefined],
  ['20', '10', undefined],
  ['20', '30.01', '1 price changes by more than half'],
  ['20', '9.99', '1 price changes by more than half'],
  ['20', '0.00', '1 product becomes free'],
  // what is free already, or has no price yet, is set for the first time
  ['0', '20', undefined],
  ['0', '0', undefined],
])('a price of %s that becomes %s: %s', (was, becomes, text) => {
  expect(priceRisk([[{ was, becomes }]])).toBe(text);
});

test('several risks are counted', () => {
  const variants = [
    { was: '1', becomes: '0' },
    { was: '2', becomes: '0' },
  ];
  const products = [
    [{ was: '1', becomes: '0' }],
    variants,
    [{ was: '1', becomes: '5' }],
    [{ was: '1', becomes: '1.1' }],
  ];
  expect(priceRisk(products)).toBe('2 products become free, 1 price changes by more than half');
});
