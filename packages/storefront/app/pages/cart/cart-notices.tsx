import type { CalculationErrors, Violation } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { type Text, useText } from '../../text/text.tsx';

interface CartNoticesProps {
  violations: readonly Violation[];
  errors: CalculationErrors | undefined;
}

/** What concerns the whole cart: a minimum that is not met, and what could not be calculated. */
export function CartNotices({ violations, errors }: CartNoticesProps) {
  const text = useText();
  const paths = usePaths();
  const whole = violations.filter(({ target }) => !target?.lineItem);
  const gaps = gapsOf(errors, text);
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {whole.map(({ severity, description }) => (
        <Notice
          key={description}
          role="status"
          tone={severity === 'ERROR' ? 'danger' : 'neutral'}
          title={<bdi>{description}</bdi>}
          action={
            severity === 'ERROR' ? (
              <PageLink to={paths.products} className={buttonLook('outline', 'small')}>
                {text.cart.keepShopping}
              </PageLink>
            ) : undefined
          }
        />
      ))}
      {gaps.map((gap) => (
        <Notice key={gap} role="status" tone="warning">
          {gap}
        </Notice>
      ))}
    </div>
  );
}

/** What the shop could not calculate, so that the total is incomplete. */
function gapsOf(errors: CalculationErrors = { orderValidationErrors: [] }, { cart }: Text): string[] {
  const { generalShippingCalculationError: delivery, carrierErrors, selectedShippingOptionError } = errors;
  const coupon = errors.couponCalculationError?.applicationError;
  return [
    delivery || carrierErrors || selectedShippingOptionError ? cart.noDelivery : '',
    errors.taxCalculationError ? cart.noTax : '',
    errors.discountsCalculationError ? cart.noDiscounts : '',
    coupon ? (cart.codeProblems[coupon.code ?? ''] ?? cart.couponNotApplicable) : '',
  ].filter((gap) => gap !== '');
}
