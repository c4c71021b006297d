/** The entries of the form that adds a product to the cart. */
import { expect, test } from 'vitest';
import { readAddition, textFieldName } from '../../app/pages/product/buy-entries.ts';
import { loadText } from '../../app/text/load-text.ts';

const en = await loadText('en');

const ENGRAVING = {
  title: 'Engraving',
  key: 'engraving',
  isMandatory: false,
  minLength: 2,
  maxLength: 5,
  addedPrice: undefined,
};

const NAME = textFieldName(ENGRAVING.key);

function read(entered: string, field = ENGRAVING) {
  const form = new FormData();
  form.set(NAME, entered);
  const item = { productId: 'mug' };
  return readAddition(form, { item, texts: [field], quantity: undefined }, en);
}

test.each([
  ['M', en.form.tooShort(2)],
  ['Marina', en.form.tooLong(5)],
])('a text of a wrong length has its problem at its field: %s', (entered, problem) => {
  expect(read(entered)).toEqual({ problems: { [NAME]: problem } });
});

test('a text may be left out unless it is mandatory', () => {
  expect(read('Mara').problems).toBeUndefined();
  expect(read(' ').problems).toBeUndefined();
  const mandatory = { ...ENGRAVING, isMandatory: true };
  expect(read(' ', mandatory)).toEqual({ problems: { [NAME]: en.product.required } });
});
