/** Lines of the catalog: what they show, and their price with overrides of a merchant. */

import type { DescriptionLine, Image } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { originsOf, productPath } from '../../kernel/settings/stored-origin.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { mainItemFor } from '../catalog/media.ts';
import type { StoredProduct, StoredVariant } from '../catalog/stored-product.ts';
import { type PricedItem, type StoredLine, USUAL } from './stored-line.ts';
import { taxSettingsOf } from './tax-settings.ts';

/** The item of a catalog line, with the values that a merchant overrides. */
export function catalogLine(
  context: Pick<Base, 'settings' | 'origin' | 'db'>,
  { product, variant }: { product: StoredProduct; variant: StoredVariant },
  { catalogReference, overrides = {} }: Pick<StoredLine, 'catalogReference' | 'overrides'>,
): PricedItem {
  const { platform: origin, store } = originsOf(context);
  const money = moneyOf(context.settings);
  const { price = 0, discountedPrice = price } = variant.variant?.priceData ?? product.priceData;
  const path = productPath(product.slug);
  const choices = { ...variant.choices, ...choicesIn(catalogReference?.options) };
  const media = imageOf(origin, product, choices);
  const isPhysical = product.productType !== 'digital';
  const taxGroupId = taxSettingsOf(context).productGroups[product.id];
  return {
    shown: {
      ...USUAL,
      customLineItem: false,
      productName: overrides.productName ?? { original: product.name, translated: product.name },
      url: { relativePath: path, url: store + path },
      descriptionLines:
        overrides.descriptionLines ??
        descriptionLines(product, choices, customTextsIn(catalogReference?.options)),
      ...(overrides.image ? { media: overrides.image } : media && { media }),
      physicalProperties: {
        weight: variant.variant?.weight ?? 0,
        sku: variant.variant?.sku ?? '',
        shippable: isPhysical,
        ...overrides.physicalProperties,
      },
      ...(product.digitalFile && { digitalFile: product.digitalFile }),
      itemType: { preset: isPhysical ? 'PHYSICAL' : 'DIGITAL' },
      paymentOption: overrides.paymentOption?.value ?? USUAL.paymentOption,
      savePaymentMethod: overrides.savePaymentMethod ?? false,
    },
    price: money.decimal(money.minor(overrides.price ?? discountedPrice)),
    fullPrice: money.decimal(money.minor(overrides.fullPrice ?? overrides.price ?? price)),
    ...(overrides.depositAmount && { deposit: overrides.depositAmount }),
    ...(taxGroupId && { taxGroupId }),
    productId: product.id,
    collectionIds: product.collectionIds,
  };
}

type Texts = Readonly<Record<string, string>>;

const onlyTexts = (value: unknown): Texts =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {};

const choicesIn = (options: object | null | undefined): Texts =>
  onlyTexts((options as { options?: unknown } | undefined)?.options);

const customTextsIn = (options: object | null | undefined): Texts =>
  onlyTexts((options as { customTextFields?: unknown } | undefined)?.customTextFields);

const MAX_TEXT_LENGTH = 500;

function descriptionLines(
  { productOptions = [] }: StoredProduct,
  choices: Texts,
  texts: Texts,
): DescriptionLine[] {
  const chosen = productOptions.flatMap(({ name = '', optionType, choices: all = [] }): DescriptionLine[] => {
    const text = choices[name];
    if (text === undefined) return [];
    const heading = { name: { original: name, translated: name } };
    const code = all.find(({ description }) => description === text)?.value;
    return optionType === 'color'
      ? [
          {
            ...heading,
            lineType: 'COLOR',
            colorInfo: { original: text, translated: text, ...(code && { code }) },
          },
        ]
      : [{ ...heading, lineType: 'PLAIN_TEXT', plainText: { original: text, translated: text } }];
  });
  const written = Object.entries(texts).map(([name, text]): DescriptionLine => {
    const shown = text.slice(0, MAX_TEXT_LENGTH);
    return {
      lineType: 'PLAIN_TEXT',
      name: { original: name.slice(0, 100), translated: name.slice(0, 100) },
      plainText: { original: shown, translated: shown },
    };
  });
  return [...chosen, ...written];
}

/** The picture of the chosen color, or else of the product. */
function imageOf(origin: string, product: StoredProduct, choices: Texts): Image | undefined {
  const item = mainItemFor(product, choices);
  const picture = item?.image ?? item?.thumbnail;
  if (!picture?.url) return undefined;
  return {
    ...(item?.id && { id: item.id }),
    url: picture.url.startsWith('/') ? origin + picture.url : picture.url,
    ...(picture.height !== undefined && { height: picture.height }),
    ...(picture.width !== undefined && { width: picture.width }),
    altText: picture.altText ?? product.name,
  };
}
