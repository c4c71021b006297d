import { checkPlaces } from '../components/checks.ts';
import { textOfError } from '../components/reasons.ts';
import { isSame } from '../components/versions.ts';
import { store } from '../data.ts';
import { sendLocal } from '../local-actions.ts';
import { type ProductValues, toInput, toNumber, type VariantValues } from './product-values.ts';

/** Saves the changed fields of a product, each with its call. Returns a line per failure. */
export async function saveProduct(was: ProductValues, values: ProductValues): Promise<string[]> {
  const { id } = values;
  const wrong = problemsOf(values);
  if (wrong.length > 0) return wrong;
  const failures: string[] = [];
  const attempt = (label: string, call: () => Promise<unknown>): Promise<unknown> =>
    call().catch((error: unknown) => failures.push(`${label}: ${textOfError(error)}`));

  // new options can make other variants of these
  const variants = changedVariants(was, values);
  const results = await store.actOnMany('variants', 'set', { id, variants: variants.map(({ set }) => set) });
  for (const [index, { error }] of results.entries())
    if (error) failures.push(`${variants[index]?.name}: ${error.description}`);

  for (const { variantId, name, pieces } of changedStock(was, values))
    await attempt(name, () =>
      sendLocal('setStock', {
        productId: id,
        variantId,
        trackQuantity: pieces !== null,
        ...(pieces !== null && { quantity: Number(pieces) }),
      }),
    );
  await attempt('Product', () =>
    store.update('products', { id, data: toInput(values), previousData: toInput(was) }),
  );
  if (was.ribbon && !values.ribbon)
    await attempt('Ribbon', () => store.act('products', 'removeRibbon', { id }));
  if (was.brand && !values.brand) await attempt('Brand', () => store.act('products', 'removeBrand', { id }));
  if (was.options.length > 0 && values.options.length === 0)
    await attempt('Options', () => store.act('products', 'deleteOptions', { id }));
  await attempt('Media of choices', () => saveChoiceMedia(was, values));
  const productIds = [id];
  for (const collection of values.collectionIds.filter((each) => !was.collectionIds.includes(each)))
    await attempt('Collection', () => store.act('collections', 'add', { id: collection, productIds }));
  for (const collection of was.collectionIds.filter((each) => !values.collectionIds.includes(each)))
    await attempt('Collection', () => store.act('collections', 'remove', { id: collection, productIds }));
  return failures;
}

/** Amounts with more places than the currency has, a line each. */
function problemsOf({ price, cost, discount, currency, variants }: ProductValues): string[] {
  const amounts = [
    ['Price', price],
    ['Cost', cost],
    ['Discount', discount.type === 'AMOUNT' && discount.value],
    ...Object.values(variants).map((variant) => [variant.name, variant.price] as const),
  ] as const;
  return amounts.flatMap(([name, amount]) => {
    const problem = amount && checkPlaces(amount, currency);
    return problem ? `${name}: ${problem}` : [];
  });
}

/** The changed values of variants, with the names of the variants. */
function changedVariants(was: ProductValues, { variants }: ProductValues) {
  return Object.entries(variants).flatMap(([id, { name, ...values }]) => {
    const before: Partial<VariantValues> = was.variants[id] ?? {};
    const { price, sku, weight, visible } = values;
    const set = {
      variantIds: [id],
      ...(price !== before.price && { price: toNumber(price) }),
      ...(sku !== before.sku && { sku: sku ?? '' }),
      ...(weight !== before.weight && { weight: toNumber(weight) ?? 0 }),
      ...(visible !== before.visible && { visible }),
    };
    return Object.keys(set).length > 1 ? [{ name, set }] : [];
  });
}

const changedStock = (was: ProductValues, { variants }: ProductValues) =>
  Object.entries(variants).flatMap(([variantId, { name, pieces }]) =>
    pieces === (was.variants[variantId]?.pieces ?? null) ? [] : [{ variantId, name, pieces }],
  );

/** Sets the media of changed choices. New options have none: the platform then gets those of all choices. */
async function saveChoiceMedia(was: ProductValues, values: ProductValues): Promise<void> {
  const { id } = values;
  const before = isSame(optionNames(was), optionNames(values)) ? choicesOf(was) : [];
  const changed = choicesOf(values).filter(({ option, choice, mediaIds }) => {
    const same = before.find((each) => each.option === option && each.choice === choice);
    return !isSame(mediaIds, same?.mediaIds ?? []);
  });
  const results = [
    // no other option may have media, so that they are removed first
    ...(await store.actOnMany('products', 'removeChoiceMedia', {
      id,
      media: changed.filter(({ mediaIds }) => mediaIds.length === 0),
    })),
    ...(await store.actOnMany('products', 'setChoiceMedia', {
      id,
      media: changed.filter(({ mediaIds }) => mediaIds.length > 0),
    })),
  ];
  const error = results.find((result) => result.error)?.error;
  if (error) throw new Error(error.description);
}

const choicesOf = ({ options }: ProductValues) =>
  options.flatMap(({ name: option, choices }) =>
    choices.map(({ name: choice, mediaIds = [] }) => ({ option, choice, mediaIds })),
  );

const optionNames = (values: ProductValues) => toInput(values).productOptions;
