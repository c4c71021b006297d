/** Options of products, and the variants that they multiply out to. */
import type { Product, ProductOption } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { invalid, violation } from '../../kernel/errors/failure.ts';
import type { Violation } from '../../kernel/errors/violations.ts';
import type { StoredProduct, StoredVariant } from './stored-product.ts';

/** The id of the only variant of a product without managed variants. */
export const WHOLE_PRODUCT = '00000000-0000-0000-0000-000000000000';

const MAX_VARIANTS = 1000;

type Options = NonNullable<Product['productOptions']>;

/** Everything that is wrong with the options of a product. */
export function optionViolations({
  manageVariants,
  productOptions = [],
}: Pick<Product, 'manageVariants' | 'productOptions'>): Violation[] {
  const names = new Set<string>();
  const found = productOptions.flatMap(({ name, choices = [] }, index) => {
    const field = `product.productOptions[${index}]`;
    const isSecond = name !== undefined && names.has(name.toLowerCase());
    if (name !== undefined) names.add(name.toLowerCase());
    return [
      ...(name === undefined ? [violation(`${field}.name`, 'REQUIRED_FIELD', 'must be present')] : []),
      ...(isSecond ? [violation(`${field}.name`, 'VALIDATION', 'is the name of two options')] : []),
      ...choiceViolations(`${field}.choices`, choices),
    ];
  });
  const count = productOptions.reduce((product, { choices = [] }) => product * choices.length, 1);
  if (manageVariants && count > MAX_VARIANTS)
    found.push(
      violation('product.productOptions', 'MAX_SIZE', `makes more than ${MAX_VARIANTS} variants`, {
        threshold: MAX_VARIANTS,
      }),
    );
  return found;
}

function choiceViolations(field: string, choices: NonNullable<ProductOption['choices']>): Violation[] {
  if (choices.length === 0)
    return [violation(field, 'MIN_SIZE', 'must have at least 1 entry', { threshold: 1 })];
  const texts = choices.map(({ description, value }) => description ?? value);
  const known = texts.filter((text) => text !== undefined);
  return [
    ...texts.flatMap((text, place) =>
      text === undefined
        ? [violation(`${field}[${place}].description`, 'REQUIRED_FIELD', 'must be present')]
        : [],
    ),
    ...(new Set(known).size < known.length
      ? [violation(field, 'VALIDATION', 'has the same choice twice')]
      : []),
  ];
}

/**
 * Completes options without violations: a choice is drawn as its name unless it has a value, and an
 * option of colours is shown as swatches.
 */
export const completeOptions = (options: Options): ProductOption[] =>
  options.map(({ name = '', choices = [] }) => {
    const complete = choices.map(({ description, value, ...choice }) => {
      const text = description ?? value ?? '';
      return { ...choice, description: text, value: value ?? text };
    });
    const isColor = complete.every(({ value }) => COLOR.test(value));
    return { optionType: isColor ? 'color' : 'drop_down', name, choices: complete };
  });

const COLOR = /^(#[\da-f]{3,8}|rgba?\([\d\s,.%/]+\))$/i;

/** The variants of a product. Those whose choices are the same as before keep their id, values and stock. */
export function variantsOf(
  { ids }: Pick<Context, 'ids'>,
  {
    manageVariants,
    productOptions = [],
    variants: before = [],
  }: Pick<Product, 'manageVariants' | 'productOptions'> & {
    variants?: StoredProduct['variants'];
  },
): StoredVariant[] {
  const options = manageVariants ? productOptions : [];
  const known = new Map(before.map((variant) => [keyOf(variant.choices), variant]));
  return combinations(options).map(
    (choices) =>
      known.get(keyOf(choices)) ?? {
        id: options.length === 0 ? WHOLE_PRODUCT : ids.uuid(),
        choices,
        own: {},
        stock: { trackQuantity: false, inStock: true },
      },
  );
}

const combinations = (options: readonly ProductOption[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (all, { name = '', choices = [] }) =>
      all.flatMap((chosen) => choices.map(({ description = '' }) => ({ ...chosen, [name]: description }))),
    [{}],
  );

const keyOf = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Choices by the exact names of options, which are matched without regard to case. Throws a violation for an
 * option or a choice that the product does not have.
 */
export function chosen(
  { productOptions = [] }: Pick<Product, 'productOptions'>,
  choices: Readonly<Record<string, string>>,
  field: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const option = productOptions.find((each) => each.name?.toLowerCase() === name.toLowerCase());
      const at = `${field}.${name}`;
      if (!option?.name) return invalid(at, 'FIELD_NOT_ALLOWED', 'is not an option of the product');
      if (!option.choices?.some(({ description }) => description === choice))
        return invalid(at, 'INVALID_ENUM_VALUE', 'is not a choice of the option');
      return [option.name, choice];
    }),
  );
}

/** Whether a variant has all these choices. */
export const matches = (variant: StoredVariant, choices: Readonly<Record<string, string>>): boolean =>
  Object.entries(choices).every(([name, choice]) => variant.choices[name] === choice);
