/** Variants of products as staff send them. */
import type { OptionChoice, VariantChanges, VariantInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { breaks, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';
import { present } from '../../kernel/values/present.ts';
import { files } from '../media/stored-file.ts';
import { checkAmount, checkNotNegative, type Refuse } from './refusals.ts';
import { productWith } from './shared-parts.ts';
import {
  listedVariants,
  type OwnProperties,
  partKey,
  productsV3,
  type StoredOption,
  type StoredVariant,
} from './stored-product.ts';

type Input = Received<VariantInput>;

/** The product that variants belong to, as it will be. */
export type Owner = Pick<OwnProperties, 'id' | 'productType' | 'options'>;

const LIST = 'product.variantsInfo.variants';

/** The variants of a product in place of those that it has. */
export function variantsOf(
  context: Context,
  inputs: readonly Input[],
  { owner, before, refuse }: { owner: Owner; before: readonly StoredVariant[]; refuse: Refuse },
): StoredVariant[] {
  const variants = inputs.map((input, index): StoredVariant => {
    const field = `${LIST}[${index}]`;
    const { id, choices, ...own } = input;
    const known = before.find((variant) => variant.id === id);
    if (id && !known && context.db.of(listedVariants).count({ where: { variantId: id } }) > 0)
      refuse('VARIANT_ID_ALREADY_EXISTS', `${field}.id`, 'is that of another variant');
    checkValues(context, own, { owner, field, refuse });
    const chosen = choices?.map((choice, place) =>
      chosenOf(owner.options, choice, { field: `${field}.choices[${place}]`, refuse }),
    );
    return {
      ...valuesOf(context, { visible: true, price: { actualPrice: { amount: '0' } } }, own),
      id: id ?? context.ids.uuid(),
      choices: chosen ?? known?.choices ?? [],
    };
  });
  const ids = variants.map((variant) => variant.id);
  if (new Set(ids).size < ids.length) refuse('VARIANT_ID_ALREADY_EXISTS', LIST, 'has an id twice');
  checkCombinations(owner.options, variants, refuse);
  checkCodes(context, variants, { owner, before, refuse });
  return variants;
}

/** A variant with new values. */
export function changedVariant(
  context: Context,
  variant: StoredVariant,
  { id: _id, physicalProperties, ...changes }: Omit<Received<VariantChanges>, 'choices'>,
  { productType }: Pick<Owner, 'productType'>,
): StoredVariant {
  const changed = valuesOf(context, variant, {
    ...changes,
    ...(productType === 'PHYSICAL' && present({ physicalProperties })),
  });
  const { compareAtPrice, ...price } = changed.price;
  const given = changes.price?.compareAtPrice;
  // an empty price before a reduction ends it, and so does a price that is raised above it
  const isReduced = given ? given.amount !== undefined : isBelow(price.actualPrice, compareAtPrice);
  return { ...changed, price: { ...price, ...(isReduced && compareAtPrice && { compareAtPrice }) } };
}

/** Refuses values of a variant that a schema does not. */
export function checkValues(
  context: Context,
  { price, revenueDetails, physicalProperties, digitalProperties }: Received<VariantChanges>,
  { owner, field, refuse }: { owner?: Owner; field: string; refuse: Refuse },
): void {
  const { actualPrice, compareAtPrice } = price ?? {};
  if (price && actualPrice?.amount === undefined)
    invalid(`${field}.price.actualPrice.amount`, 'REQUIRED_FIELD', 'must be present');
  const amounts = {
    'price.actualPrice': actualPrice?.amount,
    'price.compareAtPrice': compareAtPrice?.amount,
    'revenueDetails.cost': revenueDetails?.cost?.amount,
  };
  for (const [name, amount] of Object.entries(amounts)) checkAmount(amount, `${field}.${name}.amount`);
  checkNotNegative(physicalProperties?.weight, `${field}.physicalProperties.weight`);
  if (isBelow(compareAtPrice, actualPrice))
    refuse(
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      `${field}.price.compareAtPrice`,
      'must not be below actualPrice',
    );
  if (owner?.productType === 'DIGITAL' && physicalProperties)
    breaks(`${field}.physicalProperties`, NOT_ALIGNED, 'is not for digital products');
  if (owner?.productType === 'PHYSICAL' && digitalProperties)
    breaks(`${field}.digitalProperties`, NOT_ALIGNED, 'is not for physical products');
  const fileId = digitalProperties?.digitalFile?.id;
  if (fileId !== undefined && !digitalFileOf(context, fileId))
    refuse(
      'DIGITAL_FILE_NOT_FOUND_ERROR',
      `${field}.digitalProperties.digitalFile.id`,
      'is not that of a file',
    );
}

const NOT_ALIGNED = 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED';

/** Whether both amounts are there, and the first is the lower one. */
const isBelow = (one: { amount?: string } = {}, other: { amount?: string } = {}): boolean =>
  one.amount !== undefined && other.amount !== undefined && decimalKey(one.amount) < decimalKey(other.amount);

/** A variant with the values of an input, whose properties without a value are left out. */
function valuesOf<Before extends Omit<StoredVariant, 'id' | 'choices'>>(
  context: Context,
  before: Before,
  { visible, price, digitalProperties, ...rest }: Omit<Received<VariantChanges>, 'id' | 'choices'>,
): Before {
  const { actualPrice, compareAtPrice } = price ?? {};
  const fileId = digitalProperties?.digitalFile?.id;
  const digitalFile = fileId === undefined ? undefined : digitalFileOf(context, fileId);
  return {
    ...updated(before, rest),
    visible: visible ?? (visible === null || before.visible),
    price: {
      ...before.price,
      ...(actualPrice && { actualPrice: { amount: actualPrice.amount ?? '0' } }),
      ...(compareAtPrice?.amount !== undefined && { compareAtPrice: { amount: compareAtPrice.amount } }),
    },
    ...(digitalFile && { digitalProperties: { digitalFile } }),
  };
}

/** A file that buyers of a variant get: one of the site, or that of another variant. */
function digitalFileOf(context: Context, id: string) {
  const file = context.db.of(files).get(id);
  if (file)
    return {
      id,
      fileName: file.displayName,
      fileSize: file.sizeInBytes,
      fileType: FILE_TYPES[file.mediaType] ?? 'SECURE_DOCUMENT',
    } as const;
  const variants = productWith(context, partKey.file(id))?.variantsInfo.variants ?? [];
  return variants.find(({ digitalProperties }) => digitalProperties?.digitalFile?.id === id)
    ?.digitalProperties?.digitalFile;
}

const FILE_TYPES: Readonly<Record<string, 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_MUSIC'>> = {
  IMAGE: 'SECURE_PICTURE',
  VIDEO: 'SECURE_VIDEO',
  AUDIO: 'SECURE_MUSIC',
};

/** The ids of a choice, which is named by ids or by names. */
function chosenOf(
  options: readonly StoredOption[],
  { optionChoiceIds, optionChoiceNames }: Received<OptionChoice>,
  { field, refuse }: { field: string; refuse: Refuse },
): { optionChoiceIds: { optionId: string; choiceId: string } } {
  const option = options.find(({ id, name }) =>
    optionChoiceIds ? id === optionChoiceIds.optionId : name === optionChoiceNames?.optionName,
  );
  const choice = option?.choicesSettings.choices.find(({ choiceId, name }) =>
    optionChoiceIds ? choiceId === optionChoiceIds.choiceId : name === optionChoiceNames?.choiceName,
  );
  return option && choice
    ? { optionChoiceIds: { optionId: option.id, choiceId: choice.choiceId } }
    : refuse('CHOICE_NOT_EXIST', field, 'is not a choice of an option of the product');
}

/** Each combination of a choice of every option must be one variant. */
function checkCombinations(
  options: readonly StoredOption[],
  variants: readonly StoredVariant[],
  refuse: Refuse,
): void {
  if (options.length === 0) {
    if (variants.length !== 1 || variants.some(({ choices = [] }) => choices.length > 0))
      refuse('INVALID_DEFAULT_VARIANT', LIST, 'must be one variant without choices, as there are no options');
    return;
  }
  const combinations = variants.map(({ choices = [] }, index) => {
    const optionIds = new Set(choices.map(({ optionChoiceIds }) => optionChoiceIds?.optionId));
    if (optionIds.size < choices.length)
      refuse('DUPLICATE_VARIANT_OPTION_CHOICE', `${LIST}[${index}].choices`, 'has two choices of an option');
    if (!options.every(({ id }) => optionIds.has(id)))
      refuse('MISSING_VARIANT_OPTION_CHOICE', `${LIST}[${index}].choices`, 'has no choice of an option');
    const isUnknown = choices.some(
      ({ optionChoiceIds: { optionId, choiceId } = {} }) =>
        !options.some(
          ({ id, choicesSettings }) =>
            id === optionId && choicesSettings.choices.some((choice) => choice.choiceId === choiceId),
        ),
    );
    if (isUnknown)
      refuse('CHOICE_NOT_EXIST', `${LIST}[${index}].choices`, 'has a choice that the product does not have');
    return choices
      .map(({ optionChoiceIds }) => optionChoiceIds?.choiceId)
      .toSorted()
      .join();
  });
  if (new Set(combinations).size < combinations.length)
    refuse('DUPLICATE_VARIANT_OPTION_CHOICE', LIST, 'has two variants with the same choices');
  const all = options.reduce((count, { choicesSettings }) => count * choicesSettings.choices.length, 1);
  if (combinations.length !== all)
    refuse(
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      LIST,
      `must have a variant for each of the ${all} combinations of choices`,
    );
}

/** A new SKU or barcode must not be that of another variant. */
function checkCodes(
  context: Context,
  variants: readonly StoredVariant[],
  { owner, before, refuse }: { owner: Owner; before: readonly StoredVariant[]; refuse: Refuse },
): void {
  const places = { sku: partKey.sku, barcode: partKey.barcode };
  const errors = {
    sku: { within: 'SKU_ALREADY_EXIST_ERROR', elsewhere: 'SKU_ALREADY_EXIST_ERROR' },
    barcode: { within: 'DUPLICATE_BARCODE_ERROR', elsewhere: 'BARCODE_ALREADY_EXIST_ERROR' },
  };
  for (const name of ['sku', 'barcode'] as const)
    for (const [index, { id, [name]: code }] of variants.entries()) {
      if (!code || before.find((variant) => variant.id === id)?.[name] === code) continue;
      const field = `${LIST}[${index}].${name}`;
      if (variants.some((variant, place) => place !== index && variant[name] === code))
        refuse(errors[name].within, field, 'is that of another variant');
      const others = context.db.of(productsV3).all({ where: { parts: places[name](code) } });
      if (others.some((product) => product.id !== owner.id))
        refuse(errors[name].elsewhere, field, 'is that of another product');
    }
}
