/** A product of version 3 of the catalog as its form has it. */
import type {
  ConnectedOptionChoiceInput,
  ConnectedOptionInput,
  OptionChoice,
  ProductV3Input,
  Variant,
  VariantInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
} from 'storewire';
import { decimalOf } from '../components/decimals.ts';
import { metadataOf, type SearchResultValues, searchResultIn } from '../products/search-result.ts';
import type { ProductV3Record } from './product-v3-record.ts';

/** A text of an input, which is null if it is empty. */
type Text = string | null;

export interface VariantV3Values {
  /** Its choices. */
  name: string;
  price: Text;
  /** The price before a reduction. */
  before: Text;
  cost: Text;
  sku: Text;
  weight: Text;
  visible: boolean;
}

export interface OptionV3Values {
  /** A new option has none. */
  optionId?: string;
  name: string;
  choices: { choiceId?: string; name: string; color: Text }[];
}

export interface ProductV3Values extends SearchResultValues {
  id: string;
  name: string;
  description: Text;
  visible: boolean;
  ribbon: Text;
  brand: Text;
  categoryIds: string[];
  sections: { sectionId?: string; name: string; text: Text }[];
  options: OptionV3Values[];
  /** By their ids. */
  variants: Record<string, VariantV3Values>;
}

/** The values of a product and of the categories that staff decide about. */
export const toValues = (
  product: ProductV3Record,
  categories: readonly { id: string }[],
): ProductV3Values => ({
  id: product.id,
  name: product.name ?? '',
  description: product.plainDescription || null,
  visible: product.visible ?? true,
  ribbon: product.ribbon?.name || null,
  brand: product.brand?.name || null,
  categoryIds: categories.map(({ id }) => id),
  sections: (product.infoSections ?? []).map(({ id, uniqueName, title, plainDescription }) => ({
    ...(id && { sectionId: id }),
    name: uniqueName || title || '',
    text: plainDescription || null,
  })),
  ...searchResultIn(product.seoData),
  options: (product.options ?? []).map(({ id, name, choicesSettings }) => ({
    ...(id && { optionId: id }),
    name: name ?? '',
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      ...(choice.choiceId && { choiceId: choice.choiceId }),
      name: choice.name ?? '',
      color: choice.colorCode || null,
    })),
  })),
  variants: Object.fromEntries(
    variantsOf(product).map((variant) => [variant.id ?? '', valuesOf(variant, product)]),
  ),
});

const variantsOf = ({ variantsInfo }: ProductV3Record): Variant[] => variantsInfo?.variants ?? [];

const valuesOf = (variant: Variant, { name }: ProductV3Record): VariantV3Values => ({
  name: namesOf(variant).join(' | ') || (name ?? ''),
  price: variant.price?.actualPrice?.amount ?? null,
  before: variant.price?.compareAtPrice?.amount ?? null,
  cost: variant.revenueDetails?.cost?.amount ?? null,
  sku: variant.sku || null,
  weight: variant.physicalProperties?.weight ? decimalOf(variant.physicalProperties.weight) : null,
  visible: variant.visible ?? true,
});

const namesOf = ({ choices = [] }: Variant): string[] =>
  choices.flatMap(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? []);

/** What `updateProductV3` takes, made of the stored product: a list replaces the one that is stored. */
export const toInput = (
  values: ProductV3Values,
  product: ProductV3Record,
): Omit<ProductV3Input, 'revision'> => ({
  name: values.name,
  plainDescription: values.description,
  visible: values.visible,
  // nothing but an empty one clears them
  ribbon: values.ribbon ? { name: values.ribbon } : {},
  brand: values.brand ? { name: values.brand } : {},
  infoSections: values.sections.map(({ sectionId, name, text }) => ({
    ...(sectionId && { id: sectionId }),
    uniqueName: name,
    plainDescription: text ?? '',
  })),
  seoData: metadataOf(values),
  options: values.options.map((option) => toOption(option, product)),
  variantsInfo: { variants: toVariants(values, product) },
});

/** An option with what the form does not edit of it. New choices are colors if all of the option are. */
function toOption(
  { optionId, name, choices }: OptionV3Values,
  product: ProductV3Record,
): ConnectedOptionInput {
  const stored = product.options?.find(({ id }) => id === optionId);
  const isSwatch =
    stored?.optionRenderType === 'SWATCH_CHOICES' || (!stored && choices.every(({ color }) => color));
  return {
    ...(optionId && { id: optionId }),
    name,
    optionRenderType: isSwatch ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: choices.map(({ choiceId, name: choice, color }): ConnectedOptionChoiceInput => {
        const { displayImage, media } =
          stored?.choicesSettings?.choices?.find((each) => each.choiceId === choiceId) ?? {};
        return {
          ...(choiceId && { choiceId }),
          name: choice,
          choiceType: color ? 'ONE_COLOR' : 'CHOICE_TEXT',
          ...(color && { colorCode: color }),
          ...(displayImage?.id && { displayImage: { id: displayImage.id } }),
          ...(media && { media }),
        };
      }),
    },
  };
}

/**
 * The stored variants, and one for each new combination of choices, with the values of the nearest. A combination that
 * was possible before and has no variant is not sold.
 */
function toVariants(values: ProductV3Values, product: ProductV3Record): VariantInput[] {
  const stored = variantsOf(product).map((variant) => ({
    variant,
    values: values.variants[variant.id ?? ''] ?? valuesOf(variant, product),
  }));
  return combinationsOf(values.options).flatMap((combination): VariantInput[] => {
    const choices = combination.map(({ choice }) => choice);
    const [nearest] = stored
      .map((each) => ({ ...each, shared: sharedBy(each.variant, combination) }))
      .toSorted((one, other) => other.shared - one.shared);
    if (!nearest) return [{ price: { actualPrice: { amount: '0' } }, choices }];
    const { variant, values: own, shared } = nearest;
    const isOfSameOptions = combination.length === (product.options?.length ?? 0);
    if (isOfSameOptions && shared === combination.length)
      return [{ ...toVariant(own, variant), id: variant.id, choices }];
    if (isOfSameOptions && combination.every(({ choiceId }) => choiceId)) return [];
    return [{ ...toVariant(own, variant), sku: null, barcode: null, choices }];
  });
}

/** The choice of an option, as variants name it. */
interface Chosen {
  optionId: string | undefined;
  choiceId: string | undefined;
  choice: OptionChoice;
}

const combinationsOf = (options: readonly OptionV3Values[]): Chosen[][] =>
  options.reduce<Chosen[][]>(
    (combinations, { optionId, name: optionName, choices }) =>
      combinations.flatMap((combination) =>
        choices.map(({ choiceId, name: choiceName }) => [
          ...combination,
          { optionId, choiceId, choice: { optionChoiceNames: { optionName, choiceName } } },
        ]),
      ),
    [[]],
  );

/** How many choices of a combination a variant has. */
const sharedBy = ({ choices = [] }: Variant, combination: readonly Chosen[]): number =>
  combination.filter(({ optionId, choiceId }) =>
    choices.some(
      ({ optionChoiceIds: ids }) =>
        choiceId !== undefined && ids?.optionId === optionId && ids?.choiceId === choiceId,
    ),
  ).length;

/** A variant with the values of the form, and what the form does not edit. */
const toVariant = (
  { price, before, cost, sku, weight, visible }: VariantV3Values,
  { barcode, physicalProperties, digitalProperties }: Variant,
): VariantInput => ({
  visible,
  sku,
  barcode: barcode || null,
  price: {
    actualPrice: { amount: price ?? '0' },
    ...(before && { compareAtPrice: { amount: before } }),
  },
  ...(cost && { revenueDetails: { cost: { amount: cost } } }),
  ...(digitalProperties?.digitalFile?.id
    ? { digitalProperties: { digitalFile: { id: digitalProperties.digitalFile.id } } }
    : (physicalProperties || weight) && {
        physicalProperties: {
          ...sizesOf(physicalProperties),
          weight: weight ? Number(weight) : null,
        },
      }),
});

/** What the form does not edit: an amount or a size without its unit is none. */
const sizesOf = ({
  pricePerUnit,
  productDimensions: own,
  packageDimensions: parcel,
}: VariantPhysicalProperties = {}): VariantPhysicalPropertiesInput => {
  const amount = pricePerUnit?.settings;
  return {
    ...(hasUnit(amount, 'measurementUnit') && { pricePerUnit: { settings: amount } }),
    ...(hasUnit(own, 'unit') && { productDimensions: own }),
    ...(hasUnit(parcel, 'unit') && { packageDimensions: parcel }),
  };
};

const hasUnit = <Size extends object, Unit extends keyof Size>(
  size: Size | undefined,
  unit: Unit,
): size is Size & Required<Pick<Size, Unit>> => size?.[unit] !== undefined;
