/** Writes the catalog of the sample shop as version 1: products with their variants and stock, and collections. */
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
import { collectionPictureName, GLAZES, type GlazeName } from './pictures.ts';
import type { SampleProduct } from './products.ts';
import { describe, FILM, fileFor, filesOf, optionsOf, sectionsOf, skuOf, stockFor } from './sample-parts.ts';

/** Stores sample products, and the collections that contain one of them. */
export function writeCatalogV1(context: Context, samples: readonly SampleProduct[]): StoredProduct[] {
  const used = SAMPLE_COLLECTIONS.filter(({ includes }) => samples.some(includes));
  const collections = used.map((sample) => ({
    id: addSample(context, sample).id,
    includes: sample.includes,
  }));
  return samples.map((sample, position) => {
    const product = newProduct(context, productInput(sample, position));
    const { pictures, names, ids, textOf } = filesOf(context, sample, position);
    const itemOf = (file: string) => mediaItem(context, textOf(file), ids.get(file), undefined);
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
        return {
          ...variant,
          own: { sku: skuOf(sample, variant.choices), ...(price !== undefined && { price }) },
          stock: stockFor(sample, index),
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

const digitalFileOf = (sample: SampleProduct, ids: ReadonlyMap<string, string>): SecuredMedia => {
  const fileName = fileFor(sample);
  const fileType = fileName === FILM ? 'SECURE_VIDEO' : 'SECURE_DOCUMENT';
  return { id: ids.get(fileName) ?? '', fileName, fileType };
};

function productInput(sample: SampleProduct, position: number): NewProduct {
  const { name, price, weight, ribbon, reduced, per, brand, engraving } = sample;
  const options = optionsOf(sample);
  return {
    name,
    description: describe(sample),
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
    ...(!sample.isDigital && { additionalInfoSections: sectionsOf(sample) }),
    ...(options.length > 0 && {
      manageVariants: true,
      productOptions: options.map(({ name: option, choices }) => ({
        name: option,
        choices: choices.map((choice) => ({
          value: option === 'Glaze' ? GLAZES[choice as GlazeName] : choice,
          description: choice,
        })),
      })),
    }),
  };
}
