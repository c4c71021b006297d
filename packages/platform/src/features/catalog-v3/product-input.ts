/** Products as staff send them: what is stored of a new product, and of one that changes. */
import type { ProductV3Input, SubscriptionDetails } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { breaks, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { optional, present } from '../../kernel/values/present.ts';
import { modifiersOf, optionsOf } from './customization-input.ts';
import { plainTextOf, richTextOf } from './plain-text.ts';
import { mediaOf } from './product-media-input.ts';
import { checkSlug, isBlank, type Refuse } from './refusals.ts';
import type { Saved } from './revision.ts';
import { freeSlug } from './saved-products.ts';
import { brandOf, checkRibbons, ribbonOf, sectionsOf } from './shared-parts.ts';
import { categories } from './stored-category.ts';
import {
  type OwnProperties,
  partKey,
  productsV3,
  type StoredProductV3,
  type StoredVariant,
} from './stored-product.ts';
import { variantsOf } from './variant-input.ts';

type Changes = Omit<Received<ProductV3Input>, 'revision'>;

/** A new product, which is not saved yet. Call it in a write. */
export function newProduct(
  context: Context,
  input: Changes & { name: string },
  refuse: Refuse,
): OwnProperties {
  const { name } = input;
  const start: OwnProperties = {
    id: context.ids.uuid(),
    name,
    slug: input.slug ?? freeSlug(context, name),
    visible: true,
    visibleInPos: true,
    productType: 'PHYSICAL',
    options: [],
    modifiers: [],
    media: { itemsInfo: { items: [] } },
    variantsInfo: { variants: [] },
    directCategoriesInfo: { categories: [] },
  };
  return changedProduct(context, start, input, refuse);
}

/** Refuses changes that an update lacks a part of. */
export function checkChanges({ options, variantsInfo, brand }: Changes): void {
  if (variantsInfo?.variants && !options)
    breaks(
      'product.options',
      'MISSING_OPTIONS_ON_UPDATE_VARIANTS',
      'must be sent with variants, also if empty',
    );
  const { id, name } = present(brand ?? {});
  if (name !== undefined && !isBlank(name) && id === undefined)
    breaks('product.brand.id', 'BRAND_MISSING_ID', 'must be present: only a new product makes a brand');
}

/**
 * A product with the values of an input, which is not saved yet: properties that are left out stay, lists are replaced,
 * null clears. Call it in a write.
 */
export function changedProduct<Product extends OwnProperties & Partial<Saved>>(
  context: Context,
  before: Product,
  changes: Changes,
  refuse: Refuse,
): Product {
  const {
    name,
    slug,
    visible,
    visibleInPos,
    options,
    modifiers,
    media,
    brand,
    ribbon,
    additionalRibbons,
    infoSections,
    variantsInfo,
    description,
    plainDescription,
    purchaseEligibility,
    subscriptionDetails,
    physicalProperties,
    ...rest
  } = changes;
  if (name === null) invalid('product.name', 'REQUIRED_FIELD', 'must be present');
  const merged = updated(before, rest);
  const isPhysical = merged.productType === 'PHYSICAL';
  if (!isPhysical && physicalProperties)
    invalid('product.physicalProperties', 'VALIDATION', 'is not for digital products');
  if (!isPhysical && visibleInPos)
    breaks(
      'product.visibleInPos',
      'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
      'must not be true of digital products',
    );
  if (slug) checkSlug(slug, 'product.slug');
  if (options && !variantsInfo?.variants)
    refuse('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', 'product.variantsInfo', 'must be sent with options');
  const title = name ?? before.name;
  const next: Product = {
    ...merged,
    name: title,
    slug: slug === null ? freeSlug(context, title) : (slug ?? before.slug),
    visible: visible ?? (visible === null || before.visible),
    visibleInPos: isPhysical && (visibleInPos ?? (visibleInPos === null || before.visibleInPos)),
    ...(media === null && { media: { itemsInfo: { items: [] } } }),
    ...(media?.itemsInfo?.items && {
      media: {
        itemsInfo: {
          items: mediaOf(context, media.itemsInfo.items, {
            field: 'product.media.itemsInfo.items',
            name: title,
            before: before.media.itemsInfo.items,
          }),
        },
      },
    }),
    ...(options && { options: optionsOf(context, options, { refuse, before }) }),
    ...(modifiers && { modifiers: modifiersOf(context, modifiers, { refuse, before }) }),
    ...(infoSections && { infoSections: sectionsOf(context, infoSections, refuse) }),
    ...textsOf(before, { description, plainDescription }),
    ...(purchaseEligibility && { purchaseEligibility }),
    ...optional('subscriptionDetails', subscriptionDetails, (details) =>
      withIds(context, updated(before.subscriptionDetails ?? {}, details)),
    ),
  };
  setOrDelete(next, 'brand', brand, (given) => brandOf(context, given, refuse));
  setOrDelete(next, 'ribbon', ribbon, (given) =>
    ribbonOf(context, given, { field: 'product.ribbon', refuse }),
  );
  if (additionalRibbons)
    next.additionalRibbons = additionalRibbons.flatMap(
      (each, index) =>
        ribbonOf(context, each, { field: `product.additionalRibbons[${index}]`, refuse }) ?? [],
    );
  if (isPhysical)
    next.physicalProperties = updated(before.physicalProperties ?? {}, physicalProperties ?? {});
  else delete next.physicalProperties;
  const variants = variantsInfo?.variants
    ? variantsOf(context, variantsInfo.variants, {
        owner: next,
        before: before.variantsInfo.variants,
        refuse,
      })
    : before.variantsInfo.variants;
  next.variantsInfo = { variants: variants.map((variant) => ofType(variant, next.productType)) };
  if (variantsInfo?.variants || physicalProperties) checkUnits(next);
  checkProduct(context, next, { before, refuse });
  return next;
}

/** Sets what a function makes of an input, or clears the property if there is nothing. Without an input, it stays. */
function setOrDelete<Name extends 'brand' | 'ribbon', Given>(
  product: OwnProperties,
  name: Name,
  given: Given | null | undefined,
  make: (given: Given) => OwnProperties[Name],
): void {
  if (given === undefined) return;
  const value = given === null ? undefined : make(given);
  if (value) product[name] = value;
  else delete product[name];
}

/** Each of the two texts follows from the other, unless both are sent. */
function textsOf(
  { description: before }: OwnProperties,
  { description, plainDescription }: Pick<Changes, 'description' | 'plainDescription'>,
): Pick<OwnProperties, 'description' | 'plainDescription'> {
  if (description) return { description, plainDescription: plainDescription ?? plainTextOf(description) };
  if (plainDescription === undefined && description === undefined) return {};
  if (plainDescription === undefined || plainDescription === null)
    return { plainDescription: '', ...(before && { description: { nodes: [] } }) };
  return { plainDescription, description: richTextOf(plainDescription) };
}

/** Subscriptions without an id get one. */
const withIds = (
  { ids }: Context,
  { subscriptions, ...details }: Received<SubscriptionDetails>,
): SubscriptionDetails => ({
  ...details,
  ...(subscriptions && {
    subscriptions: subscriptions.map((each) => ({ ...each, id: each.id ?? ids.uuid() })),
  }),
});

/** A variant without what products of this type do not have. */
function ofType(
  { physicalProperties, digitalProperties, ...variant }: StoredVariant,
  productType: OwnProperties['productType'],
): StoredVariant {
  return {
    ...variant,
    ...(productType === 'PHYSICAL' && physicalProperties && { physicalProperties }),
    ...(productType === 'DIGITAL' && digitalProperties && { digitalProperties }),
  };
}

/** Checks what changes. What is stored stays possible, whatever a job has made of it. */
function checkProduct(
  context: Context,
  product: OwnProperties,
  { before, refuse }: { before: OwnProperties; refuse: Refuse },
): void {
  const { id, slug, mainCategoryId } = product;
  const other = context.db.of(productsV3).findUnique('slug', slug);
  if (other && other.id !== id) refuse('DUPLICATE_SLUG_ERROR', 'product.slug', 'is that of another product');
  if (
    mainCategoryId &&
    mainCategoryId !== before.mainCategoryId &&
    !context.db.of(categories).get(mainCategoryId)
  )
    invalid('product.mainCategoryId', 'VALIDATION', 'is not that of a category');
  const isChanged = (name: keyof OwnProperties): boolean => product[name] !== before[name];
  if (isChanged('ribbon') || isChanged('additionalRibbons')) checkRibbons(product, refuse);
  if (isChanged('subscriptionDetails') || isChanged('productType'))
    checkSubscriptions(context, product, refuse);
  checkDiscounts(context, product, { before, refuse });
}

/** A price per unit is that of the unit of the product. */
function checkUnits({ physicalProperties, variantsInfo }: OwnProperties): void {
  const unit = physicalProperties?.pricePerUnit?.measurementUnit;
  for (const [index, { physicalProperties: own }] of variantsInfo.variants.entries()) {
    const { measurementUnit } = own?.pricePerUnit?.settings ?? {};
    if (measurementUnit && measurementUnit !== unit)
      breaks(
        `product.variantsInfo.variants[${index}].physicalProperties.pricePerUnit.settings.measurementUnit`,
        'PRICE_PER_UNIT_NOT_ALIGNED',
        'must be that of the product',
      );
  }
}

function checkSubscriptions(
  context: Context,
  { id, productType, subscriptionDetails }: OwnProperties,
  refuse: Refuse,
): void {
  const { subscriptions = [], allowOneTimePurchases } = subscriptionDetails ?? {};
  if (subscriptions.length > 0 && productType === 'DIGITAL')
    refuse('INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION', SUBSCRIPTIONS, 'is for physical products');
  if (
    subscriptions.length > 0 &&
    allowOneTimePurchases === false &&
    subscriptions.every(({ visible }) => visible === false)
  )
    refuse(
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      SUBSCRIPTIONS,
      'must have a visible subscription, as the product is not sold once',
    );
  const ids = subscriptions.flatMap((each) => each.id ?? []);
  const isOfOther = (each: string): boolean =>
    context.db
      .of(productsV3)
      .all({ where: { parts: partKey.subscription(each) } })
      .some((product) => product.id !== id);
  if (new Set(ids).size < ids.length || ids.some(isOfOther))
    refuse('SUBSCRIPTION_ID_ALREADY_EXISTS', `${SUBSCRIPTIONS}.subscriptions`, 'has an id that is taken');
  for (const [index, { autoRenewal, billingCycles }] of subscriptions.entries())
    if (autoRenewal === false || (autoRenewal && billingCycles !== undefined))
      breaks(
        `${SUBSCRIPTIONS}.subscriptions[${index}].autoRenewal`,
        'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
        'must be true without billingCycles, or left out',
      );
}

/** Refuses a discount above a price if one of the two is new: a job may have lowered prices below discounts. */
function checkDiscounts(
  context: Context,
  product: OwnProperties,
  { before, refuse }: { before: OwnProperties; refuse: Refuse },
): void {
  const { minor } = moneyOf(context.settings);
  const amountsOff = ({ subscriptionDetails }: OwnProperties) =>
    (subscriptionDetails?.subscriptions ?? []).map(({ id, discount }) => ({
      id,
      off: discount?.type === 'AMOUNT' ? minor(discount.amountOff) : 0n,
    }));
  const discounts = new Map(amountsOff(before).map(({ id, off }) => [id, off]));
  const prices = new Map(before.variantsInfo.variants.map(({ id, price }) => [id, minor(price.actualPrice)]));
  for (const [index, { id: subscriptionId, off }] of amountsOff(product).entries())
    for (const { id, price } of product.variantsInfo.variants) {
      const actual = minor(price.actualPrice);
      const isNew = discounts.get(subscriptionId) !== off || prices.get(id) !== actual;
      if (isNew && off > actual)
        refuse(
          'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
          `${SUBSCRIPTIONS}.subscriptions[${index}].discount.amountOff`,
          'is above the price of a variant',
        );
    }
}

const SUBSCRIPTIONS = 'product.subscriptionDetails';

/** What a merchant has set of a product, without all that is calculated from it. */
export function ownProperties(product: StoredProductV3): OwnProperties & Saved {
  const {
    actualPriceRange: _prices,
    compareAtPriceRange: _fullPrices,
    costRange: _costs,
    inventory: _inventory,
    allCategoriesInfo: _categories,
    ...own
  } = product;
  const {
    shippingWeightRange: _weights,
    pricePerUnitRange: _units,
    ...physical
  } = own.physicalProperties ?? {};
  return {
    ...own,
    ...(own.physicalProperties && { physicalProperties: physical }),
    variantsInfo: {
      variants: own.variantsInfo.variants.map(
        ({ media: _media, subscriptionPricesInfo: _subscriptions, inventoryStatus: _status, ...variant }) =>
          variant,
      ),
    },
  };
}
