import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfView, readAmount, readView, searchWithout } from '../../app/pages/catalog/catalog-view.ts';
import { searchOfPage } from '../../app/shop/catalog/list-page.ts';

const VIEW_NAMES = ['q', 'collection', 'option.Glaze', 'min', 'max', 'stock', 'sale', 'sort', 'page'];
const pairs = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...VIEW_NAMES), fc.string({ minLength: 1 })),
    fc.oneof(fc.constantFrom('only', 'name', '2', '12.50', 'bowls'), fc.string()),
  ),
);

test('every query of a URL is a view, whose page and prices are numbers', () => {
  fc.assert(
    fc.property(pairs, (query) => {
      const view = readView(new URLSearchParams(query));
      expect(view.page).toBeGreaterThan(0);
      for (const amount of [view.lowest, view.highest]) expect(Number(amount ?? 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a change of filters keeps the parameters of others, and starts with the first page', () => {
  fc.assert(
    fc.property(pairs, (query) => {
      const parameters = new URLSearchParams(query);
      const changed = new URLSearchParams(searchWithout(parameters, isOfView));
      const others = [...parameters].filter(([name, value]) => !isOfView(name) && value.trim() !== '');
      expect([...changed]).toEqual(others);
      expect(readView(new URLSearchParams(searchWithout(parameters))).page).toBe(1);
    }),
  );
});

test('the link to another page changes only the page', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 9999 }), (query, page) => {
      const view = readView(new URLSearchParams(query));
      expect(readView(new URLSearchParams(searchOfPage(new URLSearchParams(query), page)))).toEqual({
        ...view,
        page,
      });
    }),
  );
});

test.each([
  ['20', '20'],
  ['20,5', '20.5'],
  ['€ 20.50', '20.50'],
  ['1.000,50', '1000.50'],
  ['1,000.50 ₪', '1000.50'],
  ['-5', undefined],
  ['abc', undefined],
  ['1.000', undefined],
])('the price %s is read as %s', (entry, amount) => {
  expect(readAmount(entry)).toBe(amount);
});
