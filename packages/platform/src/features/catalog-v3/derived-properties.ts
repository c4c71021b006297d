/** Derived properties of products: names of choices, profit, ranges, stock and categories. */
import type {
  InventoryAvailabilityStatus,
  OptionChoice,
  PreorderStatus,
  PriceRange,
  ProductInventory,
  ProductMediaItemV3,
  ProductPreorderAvailability,
} from 'storewire';
import type { Settings } from '../../kernel/settings/settings.ts';
import { divideHalfUp, type Money, moneyOf } from '../../kernel/values/money.ts';
import { optional } from '../../kernel/values/present.ts';
import { perUnit, perUnitRange, subscriptionPrices } from './price-forms.ts';
import type { StoredInventoryItem } from './stored-inventory-item.ts';
import type {
  Amount,
  DerivedProperties,
  OwnProperties,
  StoredOption,
  StoredPrice,
  StoredVariant,
} from './stored-product.ts';

/** What a product is calculated from besides its own properties. */
export interface Surroundings {
  settings: Pick<Settings, 'currency' | 'language'>;
  /** The inventory items of its variants. */
  inventory: readonly StoredInventoryItem[];
  /** Its categories and all above them. */
  allCategories: DerivedProperties['allCategoriesInfo']['categories'];
}

/** A product with all derived properties. */
export function calculated<Product extends OwnProperties>(
  product: Product,
  { settings, inventory, allCategories }: Surroundings,
): Product & DerivedProperties {
  const money = moneyOf(settings);
  const variants = product.variantsInfo.variants.map((variant) =>
    calculatedVariant(product, variant, { money, inventory }),
  );
  const [main] = product.media.itemsInfo.items;
  return {
    ...product,
    media: { ...(main && { main }), itemsInfo: product.media.itemsInfo },
    options: product.options.map((option) => calculatedOption(option, variants)),
    variantsInfo: { variants },
    actualPriceRange: rangeOf(
      money,
      variants.map(({ price }) => price.actualPrice),
    ),
    ...rangeIn(
      money,
      'compareAtPriceRange',
      variants.map(({ price }) => price.compareAtPrice),
    ),
    ...rangeIn(
      money,
      'costRange',
      variants.map(({ revenueDetails }) => revenueDetails?.cost),
    ),
    inventory: inventoryOf(variants, inventory),
    allCategoriesInfo: { categories: allCategories },
    ...(product.physicalProperties && {
      physicalProperties: {
        ...product.physicalProperties,
        ...weightRange(variants),
        ...perUnitRange(money, variants),
      },
    }),
  };
}

function calculatedVariant(
  product: OwnProperties,
  variant: StoredVariant,
  { money, inventory }: { money: Money; inventory: readonly StoredInventoryItem[] },
): StoredVariant {
  const { physicalProperties, revenueDetails, choices = [] } = variant;
  const price = completePrice(money, variant.price);
  const items = inventory.filter(({ variantId }) => variantId === variant.id);
  const media = mediaOf(product, choices);
  return {
    ...variant,
    choices: choices.map((choice) => namedChoice(product.options, choice)),
    price,
    ...(revenueDetails?.cost && { revenueDetails: profitOf(money, revenueDetails.cost, price) }),
    ...(media && { media }),
    ...optional('subscriptionPricesInfo', product.subscriptionDetails?.subscriptions, (subscriptions) =>
      subscriptionPrices(money, product, subscriptions, { ...variant, price }),
    ),
    inventoryStatus: {
      inStock: items.some(({ inStock }) => inStock),
      preorderEnabled: items.some(({ preorderInfo }) => preorderInfo.enabled),
    },
    ...(physicalProperties && {
      physicalProperties: {
        ...physicalProperties,
        ...optional('pricePerUnit', physicalProperties.pricePerUnit?.settings, (settings) =>
          perUnit(money, product, settings, price.actualPrice),
        ),
      },
    }),
  };
}

/** The amounts of a price in the decimals of the currency. No automatic discount is of a product alone. */
function completePrice(money: Money, { actualPrice, compareAtPrice }: StoredPrice): StoredPrice {
  const actual = rounded(money, actualPrice);
  return {
    actualPrice: actual,
    ...optional('compareAtPrice', compareAtPrice, (price) => rounded(money, price)),
    priceAfterDiscount: actual,
  };
}

const rounded = (money: Money, { amount = '0' }: { amount?: string }): Amount => ({
  amount: money.decimal(money.minor(amount)),
});

function profitOf(
  money: Money,
  cost: { amount?: string },
  { actualPrice }: StoredPrice,
): NonNullable<StoredVariant['revenueDetails']> {
  const price = money.minor(actualPrice);
  const profit = price - money.minor(cost.amount);
  return {
    cost: rounded(money, cost),
    profit: { amount: money.decimal(profit) },
    profitMargin: price === 0n ? 0 : Number(divideHalfUp(profit * 10_000n, price)) / 10_000,
  };
}

function namedChoice(options: readonly StoredOption[], choice: OptionChoice): OptionChoice {
  const { optionId, choiceId } = choice.optionChoiceIds ?? {};
  const option = options.find(({ id }) => id === optionId);
  const named = option?.choicesSettings.choices.find((each) => each.choiceId === choiceId);
  if (!option || !named) return choice;
  return {
    ...choice,
    optionChoiceNames: {
      optionName: option.name,
      choiceName: named.name,
      ...optional('renderType', option.optionRenderType, (type) => type),
    },
  };
}

/** The first medium that shows a choice of the variant. */
function mediaOf(
  { options, media }: OwnProperties,
  choices: readonly OptionChoice[],
): ProductMediaItemV3 | undefined {
  const chosen = new Set(choices.map(({ optionChoiceIds }) => optionChoiceIds?.choiceId));
  const references = options
    .flatMap(({ choicesSettings }) => choicesSettings.choices)
    .filter(({ choiceId }) => chosen.has(choiceId))
    .flatMap((choice) => choice.media?.items ?? []);
  return media.itemsInfo.items.find(({ id }) => references.some(({ mediaId }) => mediaId === id));
}

function calculatedOption(option: StoredOption, variants: readonly StoredVariant[]): StoredOption {
  const choices = option.choicesSettings.choices.map((choice) => {
    const having = variants.filter(({ choices: chosen = [] }) =>
      chosen.some(({ optionChoiceIds }) => optionChoiceIds?.choiceId === choice.choiceId),
    );
    return {
      ...choice,
      inStock: having.some(({ inventoryStatus }) => inventoryStatus?.inStock),
      visible: having.some(({ visible }) => visible),
    };
  });
  return { ...option, choicesSettings: { choices } };
}

function rangeOf(money: Money, amounts: readonly { amount?: string }[]): PriceRange {
  const values = amounts.map(({ amount }) => money.minor(amount)).toSorted(byValue);
  const [lowest = 0n] = values;
  return {
    minValue: { amount: money.decimal(lowest) },
    maxValue: { amount: money.decimal(values.at(-1) ?? lowest) },
  };
}

/** The range as a property, which is missing if no variant has an amount. */
function rangeIn<Name extends string>(
  money: Money,
  name: Name,
  amounts: readonly ({ amount?: string } | undefined)[],
): { [Each in Name]?: PriceRange } {
  const given = amounts.filter((amount) => amount !== undefined);
  return optional(name, given.length === 0 ? undefined : given, (all) => rangeOf(money, all));
}

export const byValue = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

function weightRange(variants: readonly StoredVariant[]) {
  const weights = variants.flatMap(({ physicalProperties }) => physicalProperties?.weight ?? []);
  return weights.length === 0
    ? {}
    : { shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) } };
}

function inventoryOf(
  variants: readonly StoredVariant[],
  items: readonly StoredInventoryItem[],
): Required<ProductInventory> {
  const share = (count: number): Share => (count === 0 ? 'none' : count === variants.length ? 'all' : 'some');
  const count = (has: (variant: StoredVariant) => boolean | undefined): number => variants.filter(has).length;
  const open = new Set(
    items.flatMap(({ variantId, availabilityStatus }) =>
      availabilityStatus === 'PREORDER' ? variantId : [],
    ),
  );
  const available = share(count(({ inventoryStatus }) => inventoryStatus?.inStock));
  const preorder = share(count(({ inventoryStatus }) => inventoryStatus?.preorderEnabled));
  return {
    availabilityStatus: AVAILABILITY[available],
    preorderStatus: PREORDERS[preorder],
    preorderAvailability: OPEN_PREORDERS[share(count(({ id }) => open.has(id)))],
  };
}

/** Which of the variants. */
type Share = 'all' | 'none' | 'some';
const AVAILABILITY: Readonly<Record<Share, InventoryAvailabilityStatus>> = {
  all: 'IN_STOCK',
  none: 'OUT_OF_STOCK',
  some: 'PARTIALLY_OUT_OF_STOCK',
};
const PREORDERS: Readonly<Record<Share, PreorderStatus>> = {
  all: 'ENABLED',
  none: 'DISABLED',
  some: 'PARTIALLY_ENABLED',
};
const OPEN_PREORDERS: Readonly<Record<Share, ProductPreorderAvailability>> = {
  all: 'ALL_VARIANTS',
  none: 'NO_VARIANTS',
  some: 'SOME_VARIANTS',
};
