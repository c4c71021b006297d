import type { Variant } from 'storewire';
import { expect, test } from 'vitest';
import type { ProductV3Record } from '../app/products-v3/product-v3-record.ts';
import { toInput, toValues } from '../app/products-v3/product-v3-values.ts';

const variant = (id: string, size: string | undefined, amount: string): Variant => ({
  id,
  price: { actualPrice: { amount } },
  sku: `CUP-${id}`,
  barcode: `400${id}`,
  choices: size
    ? [
        {
          optionChoiceIds: { optionId: 'size', choiceId: size },
          optionChoiceNames: { optionName: 'Size', choiceName: size },
        },
      ]
    : [],
});

const option = (name: string, ...choices: string[]) => ({
  id: name.toLowerCase(),
  name,
  choicesSettings: { choices: choices.map((choice) => ({ choiceId: choice, name: choice })) },
});

const CUP: ProductV3Record = {
  id: 'cup',
  name: 'Cup',
  options: [option('Size', 'Small', 'Large')],
  variantsInfo: { variants: [variant('1', 'Small', '12'), variant('2', 'Large', '14')] },
};

/** The variants that an edit makes: ids, prices, SKU and choices. */
const variantsOf = (product: ProductV3Record, edit: (values: ReturnType<typeof toValues>) => void) => {
  const values = toValues(product, []);
  edit(values);
  return (toInput(values, product).variantsInfo?.variants ?? []).map(({ id, price, sku, choices = [] }) => [
    id,
    price.actualPrice?.amount,
    sku,
    ...choices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName),
  ]);
};

test('variants keep their ids, and a new combination has the price of the nearest one, but no SKU', () => {
  const color = { name: 'Color', choices: ['Red', 'Blue'].map((name) => ({ name, color: null })) };
  expect(variantsOf(CUP, ({ options }) => options[0]?.choices.push({ name: 'Huge', color: null }))).toEqual([
    ['1', '12', 'CUP-1', 'Small'],
    ['2', '14', 'CUP-2', 'Large'],
    [undefined, '12', null, 'Huge'],
  ]);
  expect(variantsOf(CUP, ({ options }) => options.push(color))).toEqual([
    [undefined, '12', null, 'Small', 'Red'],
    [undefined, '12', null, 'Small', 'Blue'],
    [undefined, '14', null, 'Large', 'Red'],
    [undefined, '14', null, 'Large', 'Blue'],
  ]);
});

test('a product whose options are removed has one variant, and one without options stays as it is', () => {
  expect(variantsOf(CUP, ({ options }) => options.splice(0))).toEqual([[undefined, '12', null]]);
  const plain = { id: 'bowl', variantsInfo: { variants: [variant('1', undefined, '9')] } };
  expect(variantsOf(plain, () => undefined)).toEqual([['1', '9', 'CUP-1']]);
});

test('a combination of choices that is not sold gets no variant with others that are added', () => {
  const product = { ...CUP, variantsInfo: { variants: [variant('1', 'Small', '12')] } };
  expect(
    variantsOf(product, ({ options }) => options[0]?.choices.push({ name: 'Huge', color: null })),
  ).toEqual([
    ['1', '12', 'CUP-1', 'Small'],
    [undefined, '12', null, 'Huge'],
  ]);
});

test('what the form of a product does not edit stays: barcodes, sizes, and media of choices', () => {
  const media = { items: [{ mediaId: 'sea.webp' }] };
  const own = { weight: 0.4, productDimensions: { unit: 'CM', height: '10' } } as const;
  const product: ProductV3Record = {
    id: 'cup',
    options: [
      {
        id: 'size',
        name: 'Size',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ choiceId: 'Small', name: 'Small', colorCode: '#fff', media }] },
      },
    ],
    variantsInfo: { variants: [{ ...variant('1', 'Small', '12'), physicalProperties: own }] },
  };
  const { options, variantsInfo } = toInput(toValues(product, []), product);
  expect(options?.[0]).toMatchObject({
    optionRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: [{ choiceId: 'Small', choiceType: 'ONE_COLOR', media }] },
  });
  expect(variantsInfo?.variants?.[0]).toMatchObject({ barcode: '4001', physicalProperties: own });
});
