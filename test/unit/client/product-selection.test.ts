import { describe, expect, it } from 'vitest';
import { type Product, type ProductVariant, selectVariant, variantsInput } from '../../../src/index.ts';

const option = (name: string, choices: readonly string[], inStock = true) => ({
  name,
  choices: choices.map((description) => ({ description, value: description, inStock, visible: true })),
});

const price = (amount: number) => ({ price: amount, discountedPrice: amount, currency: 'EUR' });

const variantOf = (Glaze: string, Size: string, rest: Partial<ProductVariant> = {}): ProductVariant => ({
  id: `${Glaze}-${Size}`,
  choices: { Glaze, Size },
  variant: { visible: true, priceData: price(24), sku: `MUG-${Glaze}-${Size}` },
  stock: { inStock: true, trackQuantity: true, quantity: 3 },
  ...rest,
});

const SOLD_OUT = { stock: { inStock: false, trackQuantity: true, quantity: 0 } };
const HIDDEN = { variant: { visible: false } };

const mug: Product = {
  id: 'mug',
  manageVariants: true,
  priceData: price(20),
  productOptions: [option('Glaze', ['Sea', 'Sand']), option('Size', ['S', 'L'])],
};

const variants = [
  variantOf('Sea', 'S', SOLD_OUT),
  variantOf('Sea', 'L'),
  variantOf('Sand', 'S', HIDDEN),
  variantOf('Sand', 'L', SOLD_OUT),
];

/** Each choice with its availability. */
const availabilities = (...input: Parameters<typeof selectVariant>): Record<string, string> =>
  Object.fromEntries(
    selectVariant(...input).options.flatMap(({ choices }) =>
      choices.map(({ name, availability }) => [name, availability]),
    ),
  );

describe('a product whose variants are managed', () => {
  it('is chosen in the first combination that can be bought, with its price, stock and id', () => {
    expect(selectVariant(mug, {}, variants)).toMatchObject({
      choices: { Glaze: 'Sea', Size: 'L' },
      availability: 'available',
      quantity: 3,
      price: price(24),
      sku: 'MUG-Sea-L',
      item: { productId: 'mug', variantId: 'Sea-L' },
    });
  });

  it('keeps the wanted choices and completes the others, whatever else the query of a page has', () => {
    const wanted = { Glaze: 'Sand', Size: 'XXL', utm_source: 'mail' };
    const { choices, availability } = selectVariant(mug, wanted, variants);
    expect([choices, availability]).toEqual([{ Glaze: 'Sand', Size: 'L' }, 'soldOut']);
  });

  it('says of each choice whether it can be bought with the others, is sold out or is not made', () => {
    expect(availabilities(mug, { Glaze: 'Sand', Size: 'L' }, variants)).toEqual({
      Sea: 'available',
      Sand: 'soldOut',
      S: 'notMade',
      L: 'soldOut',
    });
  });

  it('is unknown while its variants are read, with the price of the product', () => {
    expect(selectVariant(mug)).toMatchObject({
      choices: { Glaze: 'Sea', Size: 'S' },
      availability: 'unknown',
      price: price(20),
    });
    expect(selectVariant({ ...mug, variants: [] }).availability).toBe('unknown');
  });

  it('is not made in a combination that the platform does not list', () => {
    expect(selectVariant(mug, { Glaze: 'Sand', Size: 'S' }, []).availability).toBe('notMade');
    expect(selectVariant(mug, { Glaze: 'Sand', Size: 'S' }, variants).availability).toBe('notMade');
  });

  it('does not know of choices whose variants were not read', () => {
    const fitting = variants.filter(({ choices }) => choices?.['Glaze'] === 'Sea');
    expect(availabilities(mug, { Glaze: 'Sea' }, fitting)).toEqual({
      Sea: 'available',
      Sand: 'unknown',
      S: 'soldOut',
      L: 'available',
    });
  });

  it('uses the variants that the response of the product has', () => {
    const read = { ...mug, variants };
    expect(selectVariant(read).item).toEqual({ productId: 'mug', variantId: 'Sea-L' });
    expect(variantsInput(read)).toBeNull();
  });
});

describe('a product whose variants are not managed', () => {
  const plate: Product = {
    id: 'plate',
    priceData: price(30),
    stock: { inStock: true, trackInventory: true, quantity: 7 },
    productOptions: [option('Glaze', ['Sea'], false), option('Size', ['S', 'L'])],
  };
  const glazes = [option('Glaze', ['Sea'], false).choices, option('Glaze', ['Sand']).choices].flat();

  it('is chosen by the values of its options, of those in stock if there are any', () => {
    const product = { ...plate, productOptions: [{ name: 'Glaze', choices: glazes }] };
    expect(selectVariant(product)).toMatchObject({
      availability: 'available',
      quantity: 7,
      price: price(30),
      item: { productId: 'plate', options: { Glaze: 'Sand' } },
    });
    expect(selectVariant(product, { Glaze: 'Sea' }).availability).toBe('soldOut');
  });

  it('is sold out if no choice of an option is in stock, or if the product is not', () => {
    expect(selectVariant(plate).availability).toBe('soldOut');
    expect(selectVariant({ stock: { inStock: false } }).availability).toBe('soldOut');
  });

  it('shows no choice that is hidden, and no option without choices', () => {
    const hidden = { description: 'Ink', visible: false };
    const productOptions = [{ name: 'Glaze', choices: [...glazes, hidden] }, { name: 'Size' }];
    const { options } = selectVariant({ productOptions });
    expect(options.map(({ name, choices }) => [name, choices.map((choice) => choice.name)])).toEqual([
      ['Glaze', ['Sea', 'Sand']],
    ]);
  });

  it('shows the medium of the chosen glaze, or else its main one', () => {
    const media = (id: string) => ({ mainMedia: { id } });
    const [sea, sand] = glazes;
    const choices = [
      { ...sea, inStock: true },
      { ...sand, media: media('sand') },
    ];
    const product = { media: media('main'), productOptions: [{ name: 'Glaze', choices }] };
    expect([selectVariant(product).media?.id, selectVariant(product, { Glaze: 'Sand' }).media?.id]).toEqual([
      'main',
      'sand',
    ]);
  });
});

describe.each(['toString', 'constructor', '__proto__'])('an option with the name %s', (name) => {
  const product = { ...mug, productOptions: [option(name, ['Sea', 'Sand'])] };
  const made = ['Sea', 'Sand'].map((choice) => ({
    id: choice,
    choices: Object.fromEntries([[name, choice]]),
    stock: { inStock: choice === 'Sand' },
  }));

  it('has the choices of the product, and is chosen like any other', () => {
    expect(Object.entries(selectVariant(product).choices)).toEqual([[name, 'Sea']]);
    expect(Object.entries(selectVariant(product, {}, made).choices)).toEqual([[name, 'Sand']]);
    const wanted = Object.fromEntries([[name, 'Sea']]);
    expect(selectVariant(product, wanted, made).item).toEqual({ productId: 'mug', variantId: 'Sea' });
  });
});

describe('the input that reads the variants', () => {
  it('names all of a product with at most 100, and those that fit the wanted choices of one with more', () => {
    const paging = { limit: 100 };
    expect(variantsInput(mug, { Glaze: 'Sea' })).toEqual({ id: 'mug', paging });
    const sizes = option('Size', [...'abcdefghijklmnopqrstuvwxyz']);
    const large = { ...mug, productOptions: [option('Glaze', ['Sea', 'Sand', 'Ink', 'Ash']), sizes] };
    expect(variantsInput(large, { Glaze: 'Sea', Size: 'none' })).toEqual({
      id: 'mug',
      paging,
      choices: { Glaze: 'Sea' },
    });
  });

  it('is null for a product whose variants are not managed', () => {
    expect(variantsInput({ ...mug, manageVariants: false })).toBeNull();
  });
});
