/**
 * Fills the catalog of the sample shop: products with their variants, stock and pictures, and collections.
 */
import type { SecuredMedia } from 'storewire';
import { addCollection } from '../../features/catalog/calls/collections.ts';
import { mediaItem, mediaProperty } from '../../features/catalog/calls/product-media.ts';
import { type NewProduct, newProduct, saveProduct } from '../../features/catalog/saved-products.ts';
import {
  collections as collectionEntity,
  type StoredCollection,
} from '../../features/catalog/stored-collection.ts';
import type { StoredProduct } from '../../features/catalog/stored-product.ts';
import type { Context } from '../../kernel/context/context.ts';
import { seedMedia } from '../shared/media.ts';
import { SAMPLE_COLLECTIONS, type SampleCollection } from './collections.ts';
import { CRAFT } from './craft.ts';
import { collectionPictureName, GLAZES, pictureName, picturesOf, pictureText } from './pictures.ts';
import { SAMPLE_PRODUCTS, type SampleProduct } from './products.ts';

/** A bowl is thrown. */
const FILM = 'throwing-a-bowl.mp4';

/** What buyers of a digital product that no film shows get. */
const RECIPES = 'glaze-recipes.pdf';

/** Stores the first `count` sample products, and the collections that contain one of them. */
export function seedCatalog(context: Context, count = SAMPLE_PRODUCTS.length): StoredProduct[] {
  const samples = SAMPLE_PRODUCTS.slice(0, count);
  const used = SAMPLE_COLLECTIONS.filter(({ includes }) => samples.some(includes));
  const collections = used.map((sample) => ({
    id: addSample(context, sample).id,
    includes: sample.includes,
  }));
  return samples.map((sample, position) => {
    const product = newProduct(context, productInput(sample, position));
    const pictures = picturesOf(sample).map((picture) => ({
      glaze: picture.glaze,
      text: pictureText(sample.name, picture),
      file: pictureName(position, picture.glaze, picture.view),
    }));
    const names = [...pictures.map(({ file }) => file), ...(sample.hasVideo ? [FILM] : [])];
    const ids = seedMedia(context, [...names, ...(sample.isDigital && !sample.hasVideo ? [RECIPES] : [])]);
    const itemOf = (file: string) => {
      const text = pictures.find((picture) => picture.file === file)?.text ?? sample.name;
      return mediaItem(context, text, ids.get(file), undefined);
    };
    return saveProduct(context, {
      ...product,
      ...(sample.isDigital && { digitalFile: digitalFileOf(sample, ids) }),
      collectionIds: collections.flatMap(({ id, includes }) => (includes(sample) ? id : [])),
      ...mediaProperty(names.map(itemOf)),
      productOptions: (product.productOptions ?? []).map((option) => ({
        ...option,
        choices: (option.choices ?? []).map((choice) => {
          const ofChoice = pictures.filter(({ glaze }) => glaze === choice.description);
          return { ...choice, ...mediaProperty(ofChoice.map(({ file }) => itemOf(file))) };
        }),
      })),
      variants: product.variants.map((variant, index) => {
        const price = sample.sizes?.find(([label]) => label === variant.choices['Size'])?.[1];
        const quantity = sample.stock?.[index % sample.stock.length];
        return {
          ...variant,
          own: { sku: skuOf(sample, variant.choices), ...(price !== undefined && { price }) },
          stock:
            quantity === undefined
              ? { trackQuantity: false, inStock: true }
              : { trackQuantity: true, quantity, inStock: quantity > 0 },
        };
      }),
    });
  });
}

/** Stores a collection with its picture. */
function addSample(
  context: Context,
  { name, description, visible, hasPicture }: SampleCollection,
): StoredCollection {
  const collection = addCollection(context, { name, description, visible });
  if (!hasPicture) return collection;
  const file = collectionPictureName(name);
  const picture = mediaItem(context, name, seedMedia(context, [file]).get(file), undefined);
  return context.db.of(collectionEntity).save({ ...collection, ...mediaProperty([picture]) });
}

const digitalFileOf = ({ hasVideo }: SampleProduct, ids: ReadonlyMap<string, string>): SecuredMedia =>
  hasVideo
    ? { id: ids.get(FILM) ?? '', fileName: FILM, fileType: 'SECURE_VIDEO' }
    : { id: ids.get(RECIPES) ?? '', fileName: RECIPES, fileType: 'SECURE_DOCUMENT' };

function productInput(sample: SampleProduct, position: number): NewProduct {
  const { name, form, description, dimensions, price, weight, ribbon, reduced, per, brand, engraving } =
    sample;
  const options = optionsOf(sample);
  return {
    name,
    description: `<p>${description}</p>${sample.isDigital ? '' : `<p>${CRAFT[form]}</p>`}`,
    sku: `POT-${String(position + 1).padStart(3, '0')}`,
    priceData: { price },
    weight,
    productType: sample.isDigital ? 'digital' : 'physical',
    ...(ribbon && { ribbon }),
    ...(brand && { brand }),
    ...(reduced && {
      discount:
        'percent' in reduced
          ? { type: 'PERCENT', value: reduced.percent }
          : { type: 'AMOUNT', value: reduced.amount },
    }),
    ...(per && {
      pricePerUnitData: {
        totalQuantity: per.quantity,
        totalMeasurementUnit: per.unit,
        baseQuantity: 1,
        baseMeasurementUnit: per.unit,
      },
    }),
    ...(engraving && { customTextFields: [{ title: engraving, maxLength: 20, mandatory: false }] }),
    ...(!sample.isDigital && {
      additionalInfoSections: [
        {
          title: 'Material',
          description: '<p>Handmade pottery of ceramic stoneware, fired at 1,250 °C.</p>',
        },
        ...(dimensions ? [{ title: 'Dimensions', description: `<p>${dimensions}</p>` }] : []),
        { title: 'Care', description: '<p>Safe in the dishwasher and the microwave.</p>' },
        { title: 'Returns', description: '<p>Send it back within 30 days if you do not like it.</p>' },
      ],
    }),
    ...(options.length > 0 && { manageVariants: true, productOptions: options }),
  };
}

function optionsOf({ glazes, sizes = [], options = {}, isDigital }: SampleProduct) {
  if (isDigital) return [];
  const lists: Record<string, readonly string[]> = {
    ...(sizes.length > 1 && { Size: sizes.map(([label]) => label) }),
    ...options,
  };
  return [
    ...(glazes.length > 1
      ? [
          {
            name: 'Glaze',
            choices: glazes.map((glaze) => ({ value: GLAZES[glaze], description: glaze })),
          },
        ]
      : []),
    ...Object.entries(lists).map(([name, choices]) => ({
      name,
      choices: choices.map((choice) => ({ value: choice, description: choice })),
    })),
  ];
}

const skuOf = ({ form }: SampleProduct, choices: Readonly<Record<string, string>>): string =>
  [form, ...Object.values(choices)]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, '');
