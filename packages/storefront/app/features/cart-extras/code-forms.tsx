import { useViolationText } from '../../pages/purchase/use-violation-text.ts';
import type { Slots } from '../../slots/feature.ts';
import { CodeForm } from './code-form.tsx';

/** The coupon and the gift card of a cart or a checkout. */
export function CodeForms({ cart, violations = [], result }: Slots['purchase.codes']) {
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  /** Why the code in use does not count. */
  const problemOf = (scope: string): string | undefined => {
    const violation = violations.find((each) => each.scope === scope);
    return violation && textOf(violation);
  };
  return (
    <>
      <CodeForm
        kind="coupon"
        cartId={cart.id}
        applied={cart.coupons[0]}
        problem={problemOf('DISCOUNT')}
        result={result}
      />
      <CodeForm
        kind="giftCard"
        cartId={cart.id}
        applied={giftCard && { id: giftCard.id, code: giftCard.obfuscatedCode }}
        problem={problemOf('GIFT_CARD')}
        result={result}
      />
    </>
  );
}
