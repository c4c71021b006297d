import type { CalculationErrors } from 'storewire';
import { couponText } from './coupons.ts';
import type { Quote } from './quote.ts';

type Failures = Omit<CalculationErrors, 'orderValidationErrors'>;

/** The parts of a purchase that could not be calculated. Undefined if there are none. */
export function calculationErrors(quoted: Quote): CalculationErrors | undefined {
  const { couponProblem, giftCardProblem, memberships } = quoted;
  const errors: Failures = {
    ...deliveryErrors(quoted),
    ...(couponProblem && { couponCalculationError: failed(couponProblem, couponText(couponProblem)) }),
    ...(giftCardProblem && {
      giftCardCalculationError: failed(giftCardProblem, 'The gift card cannot pay for this purchase'),
    }),
    ...(memberships.problems.length > 0 && {
      membershipError: failed(
        'MEMBERSHIP_NOT_ELIGIBLE',
        'A chosen membership cannot pay for all lines that it was chosen for',
      ),
    }),
  };
  return Object.keys(errors).length > 0 ? { orderValidationErrors: [], ...errors } : undefined;
}

const failed = (code: string, description: string) => ({ applicationError: { code, description } });

function deliveryErrors({
  delivery: { failing, isOutside, isChosen, isNeeded, region, selected },
}: Quote): Failures {
  if (isOutside)
    return {
      generalShippingCalculationError: failed(
        'NO_DELIVERY_REGION',
        'The shop does not deliver to this address',
      ),
    };
  if (failing.length > 0) {
    const error = failed('CARRIER_ERROR', 'The carrier did not respond');
    return { carrierErrors: { errors: failing.map((carrierId) => ({ carrierId, error })) } };
  }
  if (region && isNeeded && isChosen && !selected)
    return {
      selectedShippingOptionError: failed(
        'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
        'The chosen delivery option is no longer offered',
      ),
    };
  return {};
}
