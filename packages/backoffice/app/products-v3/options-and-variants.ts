/** What a product of version 3 has for sale: a variant for each combination of choices of its options. */
import type {
  ConnectedOptionChoiceInput,
  ConnectedOptionInput,
  OptionChoice,
  Variant,
  VariantInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
} from 'storewire';
import { decimalOf } from '../components/decimals.ts';
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
  optionId?: string | null;
  name: string;
  choices: { choiceId?: string | null; name: string; color?: Text }[];
}

/** The values of a stored variant. */
export const valuesOf = (variant: Variant, { name }: ProductV3Record): VariantV3Values => ({
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

/**
 * Options with the ids that are stored for their names: another save, or another user, may have made them since the form
 * was opened.
 */
export const withStoredIds = (
  options: readonly OptionV3Values[],
  product: ProductV3Record,
): OptionV3Values[] =>
  options.map((option) => {
    const stored = product.options?.find(({ id, name }) =>
      option.optionId ? id === option.optionId : name === option.name && isFree(id, options, 'optionId'),
    );
    const choices = option.choices.map((choice) => {
      const same = stored?.choicesSettings?.choices?.find(({ choiceId, name }) =>
        choice.choiceId
          ? choiceId === choice.choiceId
          : name === choice.name && isFree(choiceId, option.choices, 'choiceId'),
      );
      return { ...choice, ...(same?.choiceId && { choiceId: same.choiceId }) };
    });
    return { ...option, ...(stored?.id && { optionId: stored.id }), choices };
  });

/** Whether none of a list has an id: what was renamed has it. */
const isFree = <Name extends string>(
  id: string | null | undefined,
  all: readonly Partial<Record<Name, string | null>>[],
  name: Name,
): boolean => all.every((each) => each[name] !== id);

/** Options with what the form does not edit of them. They are swatches if all of their choices have a color. */
export const toOptions = (
  options: readonly OptionV3Values[],
  product: ProductV3Record,
): ConnectedOptionInput[] =>
  options.map(({ optionId, name, choices }) => {
    const stored = product.options?.find(({ id }) => id === optionId);
    const isSwatch = stored?.optionRenderType === 'SWATCH_CHOICES' || choices.every(({ color }) => color);
    return {
      ...(optionId && { id: optionId }),
      name,
      optionRenderType: isSwatch ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choicesSettings: {
        choices: choices.map(({ choiceId, name: choice, color }): ConnectedOptionChoiceInput => {
          const { displayImage, media, linkedMedia } =
            stored?.choicesSettings?.choices?.find((each) => each.choiceId === choiceId) ?? {};
          return {
            ...(choiceId && { choiceId }),
            name: choice,
            choiceType: color ? 'ONE_COLOR' : 'CHOICE_TEXT',
            ...(color && { colorCode: color }),
            ...(displayImage?.id && { displayImage: { id: displayImage.id } }),
            ...(media && { media }),
            ...(linkedMedia && { linkedMedia: linkedMedia.flatMap(({ id }) => (id ? { id } : [])) }),
          };
        }),
      },
    };
  });

/** The choice of an option, as variants name it. */
interface Chosen {
  optionId: string | null | undefined;
  choiceId: string | null | undefined;
  choice: OptionChoice;
}

/**
 * The variants of all combinations. One that is stored stays, with its stock; the first combination with another option
 * is that of the variant before. Others are new, with the values of the nearest variant. A combination that was possible
 * before and has no variant is not sold.
 */
export function toVariants(
  { options, variants }: { options: readonly OptionV3Values[]; variants: Record<string, VariantV3Values> },
  product: ProductV3Record,
): VariantInput[] {
  const stored = product.variantsInfo?.variants ?? [];
  const taken = new Set<Variant>();
  return combinationsOf(options).flatMap((combination): VariantInput[] => {
    const choices = combination.map(({ choice }) => choice);
    const [nearest] = stored
      .map((variant) => ({ variant, shared: sharedBy(variant, combination) }))
      .toSorted((one, other) => other.shared - one.shared);
    if (!nearest) return [{ price: { actualPrice: { amount: '0' } }, choices }];
    const { variant, shared } = nearest;
    const known = combination.filter(({ choiceId }) => choiceId).length;
    if (known === (product.options?.length ?? 0) && shared < known) return [];
    // the form lacks a variant that another user has added since
    const values = variants[variant.id ?? ''] ?? valuesOf(variant, product);
    const input = { ...toVariant(values, variant), choices };
    const isStored = shared === Math.min(variant.choices?.length ?? 0, combination.length);
    if (!isStored || taken.has(variant)) return [{ ...input, sku: null, barcode: null }];
    taken.add(variant);
    return [{ ...input, id: variant.id }];
  });
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
      ({ optionChoiceIds: ids }) => choiceId && ids?.optionId === optionId && ids?.choiceId === choiceId,
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
        physicalProperties: { ...sizesOf(physicalProperties), weight: weight ? Number(weight) : null },
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
