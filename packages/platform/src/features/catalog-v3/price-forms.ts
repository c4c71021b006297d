/** Prices that follow from the price of a variant: per unit, and in subscriptions. */
import type {
  PricePerUnit,
  PricePerUnitRange,
  PricePerUnitSettings,
  ProductSubscription,
  SubscriptionPricesInfo,
} from 'storewire';
import { divideHalfUp, exact, type Money, percentOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { SIZES } from '../catalog/derived-properties.ts';
import type { Amount, OwnProperties, StoredVariant } from './stored-product.ts';

type Measured = Pick<OwnProperties, 'physicalProperties'>;

/** The price of the base quantity of a product, such as of 100 ml, from that of a piece. */
export function perUnit(
  money: Money,
  { physicalProperties }: Measured,
  settings: PricePerUnitSettings,
  { amount }: Amount,
): PricePerUnit {
  const { quantity = 1, measurementUnit = settings.measurementUnit } = physicalProperties?.pricePerUnit ?? {};
  const base = sizeOf(quantity, measurementUnit, settings.measurementUnit);
  const piece = sizeOf(settings.quantity ?? 1, settings.measurementUnit, measurementUnit);
  const minor = divideHalfUp(
    money.minor(amount) * base.digits * 10n ** BigInt(piece.scale),
    piece.digits * 10n ** BigInt(base.scale),
  );
  const value = money.decimal(minor);
  return {
    settings,
    value,
    description: `${money.format(value)} / ${quantity} ${(measurementUnit ?? '').toLowerCase()}`.trim(),
    priceAfterDiscount: { amount: value },
  };
}

/** A quantity in the smallest unit, if another unit is compared with it. */
function sizeOf(quantity: number, unit = '', other = ''): { digits: bigint; scale: number } {
  const { digits, scale } = exact(quantity);
  const size = exact(unit === other ? 1 : (SIZES[unit] ?? 1));
  return { digits: digits * size.digits, scale: scale + size.scale };
}

/** The lowest and the highest price per unit, if variants have one. */
export function perUnitRange(
  money: Money,
  variants: readonly StoredVariant[],
): { pricePerUnitRange?: PricePerUnitRange } {
  const prices = variants
    .flatMap(({ physicalProperties }) => physicalProperties?.pricePerUnit ?? [])
    .toSorted((one, other) => (money.minor(one.value) < money.minor(other.value) ? -1 : 1))
    .map(({ value, description }) => present({ value, description }));
  const [minValue] = prices;
  const maxValue = prices.at(-1);
  return minValue && maxValue ? { pricePerUnitRange: { minValue, maxValue } } : {};
}

/** Longest description of a price per unit in a subscription. */
const MAX_DESCRIPTION_LENGTH = 20;

/** A longer description is left out. */
const shortened = ({ settings: _settings, description = '', ...price }: PricePerUnit) => ({
  ...price,
  ...(description !== null && description.length <= MAX_DESCRIPTION_LENGTH && { description }),
});

/** What a variant costs in each subscription of its product. */
export const subscriptionPrices = (
  money: Money,
  product: Measured,
  subscriptions: readonly ProductSubscription[],
  { price: { actualPrice }, physicalProperties }: StoredVariant,
): SubscriptionPricesInfo => ({
  subscriptionPrices: subscriptions.map(({ id, discount }) => {
    const full = money.minor(actualPrice);
    const off =
      discount?.type === 'PERCENT'
        ? percentOf(full, discount.percentOff ?? 0)
        : money.minor(discount?.amountOff);
    const price = { amount: money.decimal(off > full ? 0n : full - off) };
    const { settings } = physicalProperties?.pricePerUnit ?? {};
    const unit = settings && perUnit(money, product, settings, price);
    return {
      ...present({ subscriptionId: id }),
      price,
      ...(unit && { pricePerUnit: shortened(unit) }),
      priceAfterDiscount: price,
    };
  }),
});
