/** Parts that responses have only if their request asks for them. */
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { moneyOf } from '../../kernel/values/money.ts';

/** What a request asks for. */
export type RequestedFields = readonly string[];

/** Properties that are the same part wherever they are, and what asks for them. */
const PARTS: Readonly<Record<string, string>> = {
  thumbnail: 'THUMBNAIL',
  priceAfterDiscount: 'DISCOUNT_INFO',
  subscriptionPricesInfo: 'SUBSCRIPTION_PRICES_INFO',
  displayImage: 'PRODUCT_CHOICES_DISPLAY_IMAGE',
  optionChoiceNames: 'VARIANT_OPTION_CHOICE_NAMES',
  weightMeasurementUnitInfo: 'WEIGHT_MEASUREMENT_UNIT_INFO',
  costRange: 'MERCHANT_DATA',
  revenueDetails: 'MERCHANT_DATA',
};

/** Throws if a shopper asks for costs and profits. */
export function checkRequested(context: Context, fields: RequestedFields): void {
  if (asksForCosts(context, fields)) throw new ApplicationError('NO_PERMISSION_TO_READ_MERCHANT_DATA');
}

/** Whether a shopper asks for costs and profits. */
export const asksForCosts = ({ caller }: Context, fields: RequestedFields): boolean =>
  caller.role !== 'merchant' && fields.includes('MERCHANT_DATA');

/**
 * A value without the parts that nothing asks for. With `CURRENCY`, amounts have their form for display, and
 * the files of digital products are for merchants.
 */
export function requestedParts<Value>(context: Context, value: Value, fields: RequestedFields): Value {
  const { format } = moneyOf(context.settings);
  const isMerchant = context.caller.role === 'merchant';
  const isLeftOut = (name: string): boolean =>
    name === 'digitalFile' ? !isMerchant : Object.hasOwn(PARTS, name) && !fields.includes(PARTS[name] ?? '');
  const withFormat = fields.includes('CURRENCY');
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (isLeftOut(name)) return undefined;
      if (!withFormat || !isAmount(inner)) return inner;
      const formattedAmount = format(inner.amount);
      return formattedAmount.length > MAX_FORMATTED_LENGTH ? inner : { ...inner, formattedAmount };
    }),
  ) as Value;
}

/** Longest form of an amount for display. Only a price per unit can have a longer one, which is left out. */
const MAX_FORMATTED_LENGTH = 20;

/** Whether a value is an amount of money. Extended fields of apps are values of their own. */
const isAmount = (value: unknown): value is { amount: string } =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'string' &&
  !('formattedAmount' in value);
