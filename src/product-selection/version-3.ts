/** What is chosen of a product of catalog version 3, whose every combination of choices is a variant. */
import type {
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  PriceInfo,
  ProductMediaItemV3,
  ProductV3,
  Variant,
} from '../../generated/types.ts';
import { fieldOf } from '../lib/fields.ts';
import type { Availability, ProductSelection, SelectionOption, SelectionText } from './selection.ts';

export function selectVariantV3(
  product: ProductV3,
  wanted: Readonly<Record<string, unknown>>,
): ProductSelection<PriceInfo, ProductMediaItemV3> {
  const { options = [], modifiers = [], variantsInfo } = product;
  const variants = variantsInfo?.variants;
  const shownOptions = options.flatMap(shown);
  const shownModifiers = modifiers.flatMap(shown);
  const chosen = chosenVariant(shownOptions, wanted, variants);
  const added = chosenModifiers(shownModifiers, wanted);
  const variant = findVariant(variants, shownOptions, chosen);
  return {
    options: [
      ...shownOptions.map((option) =>
        selectionOption(option, chosen, (choice) =>
          availabilityOf(variants, findVariant(variants, shownOptions, { ...chosen, [option.name]: choice })),
        ),
      ),
      ...shownModifiers.map((modifier) => selectionOption(modifier, added, () => 'available')),
    ],
    choices: namesOf({ ...chosen, ...added }),
    texts: modifiers.flatMap(selectionText),
    availability: availabilityOf(variants, variant),
    // pieces are in inventory items, which shoppers cannot read
    quantity: undefined,
    price: variant?.price ?? priceRangeOf(product),
    sku: variant?.sku || undefined,
    media: variant?.media ?? mediaOf(product, Object.values(chosen)) ?? product.media?.main,
    item: {
      productId: product.id ?? '',
      variantId: variant?.id ?? undefined,
      options: Object.fromEntries(
        shownModifiers.flatMap(({ name, key }) => {
          const choice = added[name];
          return choice ? [[key, choice.key ?? choice.name ?? '']] : [];
        }),
      ),
    },
  };
}

type Choice = ConnectedOptionChoice | ConnectedModifierChoice;

/** A choice by the name of its option; undefined if nothing is chosen. */
type Choices = Readonly<Record<string, Choice | undefined>>;

/** An option or a modifier that has choices. */
interface Shown {
  id: string;
  key: string;
  name: string;
  isColor: boolean;
  isOptional: boolean;
  choices: readonly Choice[];
}

function shown(option: ConnectedOption | ConnectedModifier): Shown[] {
  const { id, key, name, choicesSettings } = option;
  const choices: readonly Choice[] = choicesSettings?.choices ?? [];
  const visible = choices.filter(
    (choice) => choice.name && !('visible' in choice && choice.visible === false),
  );
  if (!name || visible.length === 0) return [];
  const isModifier = 'modifierRenderType' in option;
  const renderType = isModifier
    ? option.modifierRenderType
    : 'optionRenderType' in option && option.optionRenderType;
  return [
    {
      id: id ?? '',
      key: key ?? name,
      name,
      isColor: renderType === 'SWATCH_CHOICES',
      isOptional: isModifier && option.mandatory !== true,
      choices: visible,
    },
  ];
}

const wantedChoice = (
  { name, choices }: Shown,
  wanted: Readonly<Record<string, unknown>>,
): Choice | undefined => choices.find((choice) => choice.name === fieldOf(wanted, name));

/** A choice for each option: the wanted ones, and with them the first combination that can be bought. */
function chosenVariant(
  options: readonly Shown[],
  wanted: Readonly<Record<string, unknown>>,
  variants: readonly Variant[] = [],
): Choices {
  const known = options.filter((option) => wantedChoice(option, wanted));
  const fitting = variants.filter(
    (variant) =>
      variant.visible !== false &&
      known.every((option) => choiceId(variant, option) === wantedChoice(option, wanted)?.choiceId),
  );
  const suggested = fitting.find(canBeBought) ?? fitting[0];
  return Object.fromEntries(
    options.map((option) => {
      const id = suggested && choiceId(suggested, option);
      const choice = option.choices.find(({ choiceId }) => choiceId === id) ?? option.choices[0];
      return [option.name, wantedChoice(option, wanted) ?? choice];
    }),
  );
}

/** The wanted choices, and the first one of a modifier that is mandatory. */
const chosenModifiers = (modifiers: readonly Shown[], wanted: Readonly<Record<string, unknown>>): Choices =>
  Object.fromEntries(
    modifiers.map((modifier) => [
      modifier.name,
      wantedChoice(modifier, wanted) ?? (modifier.isOptional ? undefined : modifier.choices[0]),
    ]),
  );

const choiceId = ({ choices = [] }: Variant, { id }: Shown): string | undefined =>
  choices.find(({ optionChoiceIds }) => optionChoiceIds?.optionId === id)?.optionChoiceIds?.choiceId;

const findVariant = (
  variants: readonly Variant[] | undefined,
  options: readonly Shown[],
  choices: Choices,
): Variant | undefined =>
  variants?.find((variant) =>
    options.every((option) => choiceId(variant, option) === choices[option.name]?.choiceId),
  );

const canBeBought = ({ inventoryStatus }: Variant): boolean =>
  inventoryStatus?.inStock !== false || inventoryStatus.preorderEnabled === true;

function availabilityOf(
  variants: readonly Variant[] | undefined,
  variant: Variant | undefined,
): Availability {
  if (!variants) return 'unknown';
  if (!variant || variant.visible === false) return 'notMade';
  return canBeBought(variant) ? 'available' : 'soldOut';
}

const selectionOption = (
  { name, isColor, isOptional, choices }: Shown,
  chosen: Choices,
  availabilityOf: (choice: Choice) => Availability,
): SelectionOption => ({
  name,
  isColor,
  isOptional,
  choices: choices.map((choice) => ({
    name: choice.name ?? '',
    value: choice.colorCode || (choice.name ?? ''),
    isChosen: chosen[name] === choice,
    availability: availabilityOf(choice),
    addedPrice: 'addedPrice' in choice ? positive(choice.addedPrice) : undefined,
  })),
});

/** An amount that is not zero. */
const positive = (amount: string | null | undefined): string | undefined =>
  amount && /[1-9]/.test(amount) ? amount : undefined;

function selectionText({ name, mandatory, freeTextSettings }: ConnectedModifier): SelectionText[] {
  if (!freeTextSettings) return [];
  const { title, key, minCharCount, maxCharCount, defaultAddedPrice } = freeTextSettings;
  const shownTitle = title ?? name ?? '';
  return [
    {
      title: shownTitle,
      key: key ?? shownTitle,
      isMandatory: mandatory === true,
      minLength: minCharCount,
      maxLength: maxCharCount,
      addedPrice: positive(defaultAddedPrice),
    },
  ];
}

const namesOf = (choices: Choices): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([option, choice]) => (choice?.name ? [[option, choice.name]] : [])),
  );

/** The lowest price, of a product whose variants are not read. */
const priceRangeOf = ({ actualPriceRange, compareAtPriceRange }: ProductV3): PriceInfo | undefined =>
  actualPriceRange?.minValue && {
    actualPrice: actualPriceRange.minValue,
    ...(compareAtPriceRange?.minValue && { compareAtPrice: compareAtPriceRange.minValue }),
  };

/** The first medium of a chosen choice, such as that of a glaze. */
function mediaOf(
  { media }: ProductV3,
  chosen: readonly (Choice | undefined)[],
): ProductMediaItemV3 | undefined {
  const ids = chosen.flatMap((choice) => choice?.media?.items?.map(({ mediaId }) => mediaId) ?? []);
  return media?.itemsInfo?.items?.find(({ id }) => id !== undefined && ids.includes(id));
}
