/** Options, modifiers, brands, ribbons, sections and media of products of version 3. */
import { expect, test } from 'vitest';
import { BUYER } from '../cart-v2-shop.ts';
import { createShopV3, lineOf } from '../catalog-v3-shop.ts';
import { choice, create, fullProduct, having, read, update } from '../products-of-staff.ts';

test('options, modifiers, brands, ribbons and sections are shared by their names and ids', async () => {
  const shop = createShopV3();
  const one = await fullProduct(shop);
  const [size] = one.options ?? [];
  const [small, large] = size?.choicesSettings?.choices ?? [];
  const { product } = await create(shop, {
    name: 'Tidal mug',
    options: [{ name: 'Size', choicesSettings: { choices: [{ name: 'S' }, choice('XL')] } }],
    modifiers: [{ id: one.modifiers?.[1]?.id ?? '', choicesSettings: { choices: [{ name: 'Linen' }] } }],
    brand: { name: 'Harbour' },
    ribbon: { id: one.additionalRibbons?.[0]?.id ?? '' },
    infoSections: [{ uniqueName: 'Care' }],
    variantsInfo: { variants: [having({ Size: 'S' }), having({ Size: 'XL' })] },
  });
  const other = await read(shop, product?.id ?? '');
  expect(other).toMatchObject({
    slug: 'tidal-mug-1',
    brand: one.brand,
    ribbon: { name: 'Handmade' },
    infoSections: one.infoSections,
    options: [
      {
        id: size?.id,
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ choiceId: small?.choiceId }, { name: 'XL' }] },
      },
    ],
    modifiers: [
      {
        id: one.modifiers?.[1]?.id,
        name: 'Wrap',
        mandatory: true,
        choicesSettings: { choices: [{ name: 'Linen' }] },
      },
    ],
  });
  expect(large?.choiceId).not.toBe(other.options?.[0]?.choicesSettings?.choices?.[1]?.choiceId);
  const [id = ''] = [other.id ?? ''];
  const back = await update(shop, id, {
    options: [{ id: size?.id ?? '', choicesSettings: { choices: [{ choiceId: large?.choiceId ?? '' }] } }],
    variantsInfo: {
      variants: [
        {
          choices: [{ optionChoiceIds: { optionId: size?.id ?? '', choiceId: large?.choiceId ?? '' } }],
          price: { actualPrice: { amount: '30' } },
        },
      ],
    },
  });
  expect(back.options).toMatchObject([
    { name: 'Size', choicesSettings: { choices: [{ name: 'L', key: 'L' }] } },
  ]);
});

test('media are files of the site by their ids, and pictures by their URLs, which keep their ids', async () => {
  const shop = createShopV3({ seed: 'small' });
  const { items } = shop.listItems({ entity: 'file', limit: 200 });
  const picture = items.find(({ mediaType }) => mediaType === 'IMAGE');
  const { product } = await create(shop, {
    name: 'Vase',
    media: {
      itemsInfo: {
        items: [
          { url: 'https://photos.example.org/a.jpg' },
          { id: String(picture?.['id']), displayName: 'b' },
        ],
      },
    },
  });
  const { media, id = '' } = await read(shop, product?.id ?? '');
  expect(media).toMatchObject({
    main: { image: { url: 'https://photos.example.org/a.jpg', altText: 'Vase' }, mediaType: 'IMAGE' },
    itemsInfo: {
      items: [{}, { id: picture?.['id'], displayName: 'b', image: { width: picture?.['width'] } }],
    },
  });
  const [first, second] = media?.itemsInfo?.items ?? [];
  const after = await update(
    shop,
    id ?? '',
    {
      media: { itemsInfo: { items: [{ id: second?.id ?? '' }, { id: first?.id ?? '', altText: 'A vase' }] } },
    },
    { fields: ['MEDIA_ITEMS_INFO'] },
  );
  expect(after.media).toMatchObject({
    main: { id: second?.id },
    itemsInfo: {
      items: [{}, { id: first?.id, altText: 'A vase', image: { url: 'https://photos.example.org/a.jpg' } }],
    },
  });
});

test('modifiers, choices and texts that are named as renamed ones were are bought on their own', async () => {
  const shop = createShopV3();
  const paid = (name: string, addedPrice: string) => ({ ...choice(name), addedPrice });
  const settings = (...choices: object[]) => ({ choicesSettings: { choices } });
  const { product } = await create(shop, {
    modifiers: [{ name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', ...settings(paid('Paper', '1')) }],
  });
  const id = product.id ?? '';
  const [wrap] = product.modifiers ?? [];
  const [old] = wrap?.choicesSettings?.choices ?? [];
  const renamed = { choiceId: old?.choiceId, name: 'Old paper', addedPrice: '1' };
  await update(shop, id, { modifiers: [{ id: wrap?.id, name: 'Box', ...settings(renamed) }] });
  const text = {
    modifierRenderType: 'FREE_TEXT' as const,
    freeTextSettings: { title: 'Text', defaultAddedPrice: '4' },
  };
  const { modifiers = [] } = await update(shop, id, {
    modifiers: [
      { id: wrap?.id, ...settings(renamed, paid('Paper', '2')) },
      { name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', ...settings(paid('Linen', '8')) },
      { name: 'Front', ...text },
      { name: 'Back', ...text },
    ],
  });
  const [box, linen, front, back] = modifiers;
  const options = { [box?.key ?? '']: box?.choicesSettings?.choices?.[1]?.key, [linen?.key ?? '']: 'Linen' };
  const keys = [front, back].map((each) => each?.freeTextSettings?.key ?? '');
  const { cart } = await shop.as('visitor').currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineOf(id, undefined, 1, { options, customTextFields: { [keys[1] ?? '']: 'M' } })],
  });
  expect(new Set(keys).size).toBe(2);
  expect(cart.lineItems).toMatchObject([{ pricing: { unitPrice: { amount: '38.00' } } }]);
});
