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
    ['1', '12', 'CUP-1', 'Small', 'Red'],
    [undefined, '12', null, 'Small', 'Blue'],
    ['2', '14', 'CUP-2', 'Large', 'Red'],
    [undefined, '14', null, 'Large', 'Blue'],
  ]);
});

test('a product whose options are removed has one variant, and one without options stays as it is', () => {
  expect(variantsOf(CUP, ({ options }) => options.splice(0))).toEqual([['1', '12', 'CUP-1']]);
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
  const red = { name: 'Color', choices: [{ name: 'Red', color: null }] };
  expect(variantsOf(product, ({ options }) => options.push(red))).toEqual([
    ['1', '12', 'CUP-1', 'Small', 'Red'],
  ]);
});

test('a choice that was saved since the form was opened keeps its variant, and a renamed one is not taken for it', () => {
  const huge = { choiceId: 'Huge', name: 'Huge' };
  const [size] = CUP.options ?? [];
  const product: ProductV3Record = {
    ...CUP,
    options: [{ ...size, choicesSettings: { choices: [...(size?.choicesSettings?.choices ?? []), huge] } }],
    variantsInfo: { variants: [...(CUP.variantsInfo?.variants ?? []), variant('3', 'Huge', '20')] },
  };
  const values = toValues(CUP, []);
  values.options[0]?.choices.push({ name: 'Huge', color: null });
  const ids = (edited: typeof values) =>
    toInput(edited, product).variantsInfo?.variants?.map(({ id, choices = [] }) => [
      id,
      choices[0]?.optionChoiceNames?.choiceName,
    ]);
  expect(ids(values)).toEqual([
    ['1', 'Small'],
    ['2', 'Large'],
    ['3', 'Huge'],
  ]);
  const swapped = toValues(CUP, []);
  const [small] = swapped.options[0]?.choices ?? [];
  if (small) small.name = 'Tiny';
  swapped.options[0]?.choices.push({ name: 'Small', color: null });
  expect(
    toInput(swapped, CUP).variantsInfo?.variants?.map(({ id, choices = [] }) => [
      id,
      choices[0]?.optionChoiceNames?.choiceName,
    ]),
  ).toEqual([
    ['1', 'Tiny'],
    ['2', 'Large'],
    [undefined, 'Small'],
  ]);
});

test('of sections, which products share, only what is changed is sent', () => {
  const infoSections = ['Care', 'Size'].map((name) => ({
    id: name,
    uniqueName: name,
    plainDescription: name,
  }));
  const values = toValues({ id: 'cup', infoSections }, []);
  const [care] = values.sections;
  if (care) care.text = 'By hand';
  values.sections.push({ name: 'Material', text: 'Clay' });
  expect(toInput(values, { id: 'cup', infoSections }).infoSections).toEqual([
    { id: 'Care', plainDescription: 'By hand' },
    { id: 'Size' },
    { uniqueName: 'Material', plainDescription: 'Clay' },
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
