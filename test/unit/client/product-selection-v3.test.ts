import { describe, expect, it } from 'vitest';
import {
  type ConnectedModifier,
  type ConnectedOption,
  type ProductV3,
  selectVariant,
  toLineItem,
  type Variant,
  variantsInput,
} from '../../../src/index.ts';

const option = (id: string, names: readonly string[]): ConnectedOption => ({
  id,
  name: id,
  key: id,
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: {
    choices: names.map((name) => ({ choiceId: name, name, key: name, visible: true, inStock: true })),
  },
});

const variantOf = (Glaze: string, Size: string, rest: Partial<Variant> = {}): Variant => ({
  id: `${Glaze}-${Size}`,
  visible: true,
  sku: `MUG-${Glaze}-${Size}`,
  choices: Object.entries({ Glaze, Size }).map(([optionId, choiceId]) => ({
    optionChoiceIds: { optionId, choiceId },
  })),
  price: { actualPrice: { amount: '24.00' } },
  inventoryStatus: { inStock: true, preorderEnabled: false },
  ...rest,
});

const SOLD_OUT = { inventoryStatus: { inStock: false, preorderEnabled: false } };

const listed: ProductV3 = {
  id: 'mug',
  revision: '1',
  options: [option('Glaze', ['Sea', 'Sand']), option('Size', ['S', 'L'])],
  modifiers: [],
  actualPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '24.00' } },
};

const mug: ProductV3 = {
  ...listed,
  variantsInfo: {
    variants: [
      variantOf('Sea', 'S', SOLD_OUT),
      variantOf('Sea', 'L'),
      variantOf('Sand', 'S', { visible: false }),
      variantOf('Sand', 'L', SOLD_OUT),
    ],
  },
};

describe('a product of catalog version 3', () => {
  it('is chosen in the first combination that can be bought, and its item names the variant', () => {
    const selection = selectVariant(mug);
    expect(selection).toMatchObject({
      choices: { Glaze: 'Sea', Size: 'L' },
      availability: 'available',
      price: { actualPrice: { amount: '24.00' } },
      sku: 'MUG-Sea-L',
    });
    expect(toLineItem(selection.item).catalogReference).toMatchObject({
      catalogItemId: 'mug',
      options: { variantId: 'Sea-L' },
    });
  });

  it('keeps the wanted choices, and says of each choice whether it can be bought with the others', () => {
    const { choices, availability, options } = selectVariant(mug, { Glaze: 'Sand', Size: 'L', page: '2' });
    expect([choices, availability]).toEqual([{ Glaze: 'Sand', Size: 'L' }, 'soldOut']);
    expect(
      options.flatMap((each) => each.choices.map(({ name, availability }) => [name, availability])),
    ).toEqual([
      ['Sea', 'available'],
      ['Sand', 'soldOut'],
      ['S', 'notMade'],
      ['L', 'soldOut'],
    ]);
  });

  it('can be bought if it can be ordered in advance', () => {
    const variants = [variantOf('Sea', 'S', { inventoryStatus: { inStock: false, preorderEnabled: true } })];
    expect(selectVariant({ ...mug, variantsInfo: { variants } }).availability).toBe('available');
  });

  it('is unknown in a list, with its lowest price, and no variants are read for it', () => {
    expect(selectVariant(listed)).toMatchObject({
      availability: 'unknown',
      price: { actualPrice: { amount: '20.00' } },
      item: { variantId: undefined },
    });
    expect(variantsInput(listed)).toBeNull();
  });

  it('without options has one variant, which needs no choice', () => {
    const bowl: ProductV3 = {
      id: 'bowl',
      revision: '1',
      variantsInfo: { variants: [{ id: 'only', choices: [] }] },
    };
    expect(selectVariant(bowl)).toMatchObject({
      options: [],
      availability: 'available',
      item: { variantId: 'only' },
    });
  });

  it('shows the medium that belongs to the chosen choice', () => {
    const sand = { id: 'sand.png', image: { url: 'https://static.example.com/sand.png' } };
    const glaze = {
      ...option('Glaze', []),
      choicesSettings: {
        choices: [
          { choiceId: 'Sea', name: 'Sea' },
          { choiceId: 'Sand', name: 'Sand', media: { items: [{ mediaId: 'sand.png' }] } },
        ],
      },
    };
    const product = {
      ...listed,
      options: [glaze],
      media: { main: { id: 'sea.png' }, itemsInfo: { items: [sand] } },
    };
    expect(selectVariant(product, { Glaze: 'Sand' }).media).toEqual(sand);
    expect(selectVariant(product, { Glaze: 'Sea' }).media).toEqual({ id: 'sea.png' });
  });
});

describe('a modifier of catalog version 3', () => {
  const wrap = (mandatory: boolean): ConnectedModifier => ({
    id: 'w',
    name: 'Wrap',
    key: 'wrap',
    modifierRenderType: 'TEXT_CHOICES',
    mandatory,
    choicesSettings: {
      choices: [
        { choiceId: 'paper', key: 'paper', name: 'Paper', addedPrice: '0.00' },
        { choiceId: 'linen', key: 'linen', name: 'Linen', addedPrice: '2.00' },
      ],
    },
  });

  it('that is mandatory has its first choice, until another one is wanted', () => {
    const product = { ...mug, modifiers: [wrap(true)] };
    expect(selectVariant(product).item.options).toEqual({ wrap: 'paper' });
    const { item, options } = selectVariant(product, { Wrap: 'Linen' });
    expect(item.options).toEqual({ wrap: 'linen' });
    expect(options.at(-1)).toMatchObject({
      name: 'Wrap',
      isOptional: false,
      choices: [{ addedPrice: undefined }, { addedPrice: '2.00' }],
    });
  });

  it('that is optional has no choice unless one is wanted, and is not in the cart then', () => {
    const product = { ...mug, modifiers: [wrap(false)] };
    const { choices, item, options } = selectVariant(product);
    expect(choices).not.toHaveProperty('Wrap');
    expect(options.at(-1)).toMatchObject({
      isOptional: true,
      choices: [{ isChosen: false }, { isChosen: false }],
    });
    expect(toLineItem(item).catalogReference.options).toEqual({ variantId: 'Sea-L' });
  });

  it('of free text is a text, by the key that carts know', () => {
    const engraving: ConnectedModifier = {
      id: 'e',
      name: 'Engraving',
      key: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      mandatory: true,
      freeTextSettings: {
        title: 'Text',
        key: 'text',
        minCharCount: 2,
        maxCharCount: 20,
        defaultAddedPrice: '15.00',
      },
    };
    expect(selectVariant({ ...mug, modifiers: [engraving] })).toMatchObject({
      options: [{ name: 'Glaze' }, { name: 'Size' }],
      texts: [
        { title: 'Text', key: 'text', isMandatory: true, minLength: 2, maxLength: 20, addedPrice: '15.00' },
      ],
    });
  });
});
