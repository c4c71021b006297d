import type { CartSummary, CartV2 } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useViolationText } from '../../shop/cart/use-violation-text.ts';
import { linesOf } from '../../shop/cart/violations.ts';
import { useText } from '../../text/text.tsx';

/** What concerns the whole cart: such as a minimum that is not met, or a delivery that could not be calculated. */
export function CartNotices({ cart, summary }: { cart: CartV2; summary: CartSummary }) {
  const text = useText();
  const paths = usePaths();
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const whole = summary.violations.filter((violation) => linesOf(violation).length === 0);
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {whole.map((violation) => {
        const { code, description, severity, scope } = violation;
        return (
          <Notice
            key={`${code} ${description}`}
            role="status"
            tone={severity === 'ERROR' ? 'danger' : 'neutral'}
            title={<bdi>{textOf(violation)}</bdi>}
            action={
              severity === 'ERROR' && scope === 'GLOBAL' ? (
                <PageLink to={paths.products} className={buttonLook('outline', 'small')}>
                  {text.cart.keepShopping}
                </PageLink>
              ) : undefined
            }
          />
        );
      })}
      {cart.deliveryInfo?.method && !summary.deliverySummary ? (
        <Notice role="status" tone="warning">
          {text.cartLines.noDelivery}
        </Notice>
      ) : null}
    </div>
  );
}
