/** Writes the catalog of the sample shop as version 3: categories in a tree, products with their variants and stock. */
import { saveStockOfVariant } from '../../features/catalog-v3/inventory.ts';
import { mediaItemV3, pictureOf } from '../../features/catalog-v3/media.ts';
import { addCategory } from '../../features/catalog-v3/saved-categories.ts';
import { freeSlug, saveProductV3 } from '../../features/catalog-v3/saved-products.ts';
import type {
  OwnProperties,
  StoredModifier,
  StoredProductV3,
} from '../../features/catalog-v3/stored-product.ts';
import { LAST_PLACE } from '../../features/catalog-v3/tree.ts';
import type { Context } from '../../kernel/context/context.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
import { withoutTags } from '../../kernel/values/markup.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { seedMedia } from '../shared/media.ts';
import { SAMPLE_COLLECTIONS, type SampleCollection } from './collections.ts';
import { collectionPictureName } from './pictures.ts';
import type { SampleProduct } from './products.ts';
import { describe, filesOf, paragraphsOf, sectionsOf, stockFor } from './sample-parts.ts';
import { optionsV3, variantsV3 } from './variants-v3.ts';

/** Stores sample products, and the categories that contain one of them. */
export function writeCatalogV3(context: Context, samples: readonly SampleProduct[]): StoredProductV3[] {
  const categoriesOf = writeCategories(context, samples);
  return samples.map((sample, position) => {
    const id = context.ids.uuid();
    const product = productOf(context, sample, { id, position, categories: categoriesOf(sample) });
    for (const [index, { id: variantId }] of product.variantsInfo.variants.entries())
      saveStockOfVariant(context, { productId: id, variantId }, stockFor(sample, index));
    // one after the other, so that they can be sorted
    const createdDate = new Date(context.clock.now() - (samples.length - position) * 1000).toISOString();
    return saveProductV3(context, { ...product, createdDate });
  });
}

/** A category, and whether another one is above it. */
interface PlacedCategory {
  id: string;
  isBelow: boolean;
  includes: SampleCollection['includes'];
}

/** Stores the categories. The function that it returns has those of a product, the narrowest first. */
function writeCategories(
  context: Context,
  samples: readonly SampleProduct[],
): (sample: SampleProduct) => PlacedCategory[] {
  const used = SAMPLE_COLLECTIONS.filter(({ includes }) => samples.some(includes));
  const ids = new Map<string, string>();
  const isTop = ({ below }: SampleCollection): boolean => !used.some(({ name }) => name === below);
  for (const sample of [...used.filter(isTop), ...used.filter((each) => !isTop(each))]) {
    const { name, description, visible, below = '' } = sample;
    const parentId = ids.get(below);
    const { id } = addCategory(context, {
      name,
      description,
      ...(visible !== undefined && { visible }),
      ...(sample.hasPicture && { image: categoryPicture(context, sample) }),
      ...(parentId !== undefined && { parentId }),
    });
    ids.set(name, id);
  }
  const placed = used.map((sample) => ({
    id: ids.get(sample.name) ?? '',
    isBelow: !isTop(sample),
    includes: sample.includes,
  }));
  return (sample) =>
    placed
      .filter(({ includes }) => includes(sample))
      .toSorted((one, other) => Number(other.isBelow) - Number(one.isBelow));
}

function categoryPicture(context: Context, { name }: SampleCollection) {
  const file = collectionPictureName(name);
  return pictureOf(context, seedMedia(context, [file]).get(file) ?? '', name);
}

/** A product whose id and place in the catalog are known. */
function productOf(
  context: Context,
  sample: SampleProduct,
  { id, position, categories }: { id: string; position: number; categories: readonly PlacedCategory[] },
): OwnProperties {
  const files = filesOf(context, sample, position);
  const items = files.names.map((file) =>
    mediaItemV3(context, files.ids.get(file) ?? '', files.textOf(file)),
  );
  const options = optionsV3(sample, files, items);
  const [main] = categories;
  return {
    id,
    name: sample.name,
    slug: freeSlug(context, sample.name),
    plainDescription: describe(sample),
    description: richText(paragraphsOf(sample)),
    visible: true,
    visibleInPos: !sample.isDigital,
    productType: sample.isDigital ? 'DIGITAL' : 'PHYSICAL',
    media: { itemsInfo: { items } },
    options,
    modifiers: modifiersOf(context, sample),
    ...(sample.brand && { brand: { id: uuidOf(`brand ${sample.brand}`), name: sample.brand } }),
    ...(sample.ribbon && { ribbon: { id: uuidOf(`ribbon ${sample.ribbon}`), name: sample.ribbon } }),
    ...(!sample.isDigital && {
      infoSections: infoSectionsOf(sample),
      physicalProperties: {
        ...(sample.per && { pricePerUnit: { quantity: 1, measurementUnit: sample.per.unit } }),
      },
    }),
    directCategoriesInfo: {
      categories: categories.map((category) => ({
        id: category.id,
        ...(position <= LAST_PLACE && { index: position }),
      })),
    },
    ...(main && { mainCategoryId: main.id }),
    variantsInfo: { variants: variantsV3(context, sample, { options, files }) },
  };
}

/** Products share a section with the same text. */
const infoSectionsOf = (sample: SampleProduct): NonNullable<OwnProperties['infoSections']> =>
  sectionsOf(sample).map(({ title, description }) => ({
    id: uuidOf(`section ${title} ${description}`),
    uniqueName: title === 'Dimensions' ? `${title} of ${sample.name}` : title,
    title,
    description: richText([withoutTags(description)]),
    plainDescription: description,
  }));

const richText = (paragraphs: readonly string[]) => ({
  nodes: paragraphs.map((text) => ({
    type: 'PARAGRAPH',
    nodes: [{ type: 'TEXT', textData: { text } }],
  })),
});

/** What buyers add: an engraving if they like, and an extra of which they must choose one. */
function modifiersOf(context: Context, { engraving, extra }: SampleProduct): StoredModifier[] {
  const { decimal, minor } = moneyOf(context.settings);
  const named = (name: string) => ({ id: uuidOf(`modifier ${name}`), name, key: name });
  return [
    ...(engraving
      ? [
          {
            ...named('Engraving'),
            modifierRenderType: 'FREE_TEXT' as const,
            mandatory: false,
            freeTextSettings: { title: engraving, key: engraving, minCharCount: 0, maxCharCount: 20 },
          },
        ]
      : []),
    ...(extra
      ? [
          {
            ...named(extra.name),
            modifierRenderType: 'TEXT_CHOICES' as const,
            mandatory: true,
            choicesSettings: {
              choices: extra.choices.map(([choice, price = 0]) => ({
                choiceId: uuidOf(`choice ${extra.name} ${choice}`),
                choiceType: 'CHOICE_TEXT' as const,
                key: choice,
                name: choice,
                addedPrice: decimal(minor(price)),
              })),
            },
          },
        ]
      : []),
  ];
}
