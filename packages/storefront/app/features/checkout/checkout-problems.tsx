import type { CartV2, LineItem, ViolationV2 } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { FailedForm } from '../../form/failed-form.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { LineForm } from '../../shop/cart/line-form.tsx';
import { nameOf, shownLine } from '../../shop/cart/line-summary.tsx';
import { useViolationText } from '../../shop/cart/use-violation-text.ts';
import { linesOf } from '../../shop/cart/violations.ts';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { useText } from '../../text/text.tsx';
import { isShort, type StepProps, stepPath } from './steps.ts';

const LINE_FORMS = ['remove', 'quantity'];

const FIX = { look: 'outline', size: 'small' } as const;

/** What has to be fixed before the order, each with its fix as a button. */
export function CheckoutProblems({ purchase, result }: Pick<StepProps, 'purchase' | 'result'>) {
  const { checkout: text } = useText();
  const { cart, summary } = purchase;
  const { checkout } = usePaths();
  const notice = result?.problems?.['quantity'] ?? (result?.notice && text.notices[result.notice]);
  const check =
    result?.notice === 'unknown' ? (
      <a href={stepPath(checkout, cart, 'review')} className={buttonLook('outline', 'small')}>
        {text.checkOrder}
      </a>
    ) : undefined;
  return (
    <>
      {notice ? <Notice tone="warning" role="alert" title={notice} action={check} /> : null}
      {result?.failure && LINE_FORMS.includes(result.intent) ? (
        <FailedForm title={text.saveFailed} failure={result.failure} />
      ) : null}
      {cart.lineItems.filter(isShort).map((line) => (
        <ShortLine key={line.id} cartId={cart.id} line={line} />
      ))}
      {summary.violations
        .filter((violation) => !isShownElsewhere(violation))
        .map((violation) => (
          <Violation key={JSON.stringify(violation)} cart={cart} violation={violation} />
        ))}
    </>
  );
}

/** Whether a line, a field or the step that it leads to shows a violation. */
const isShownElsewhere = ({ scope, code }: ViolationV2): boolean =>
  /^(DISCOUNT|GIFT_CARD)$/.test(scope) ||
  /^(LINE_ITEMS_OUT_OF_STOCK|MISSING_DELIVERY_.*|DELIVERY_METHOD_NO_LONGER_AVAILABLE)$/.test(code);

/** A line of which fewer pieces are left than the buyer wants. */
function ShortLine({ cartId, line }: { cartId: string; line: LineItem }) {
  const { checkout, cart } = useText();
  const name = nameOf(shownLine(line));
  const left = line.status === 'PARTIALLY_IN_STOCK' ? (line.quantityInfo?.confirmedQuantity ?? 0) : 0;
  const fix = { ...FIX, cartId, line: line.id };
  return (
    <Notice
      tone="danger"
      role="alert"
      title={left > 0 ? checkout.stockChanged(name, left) : checkout.soldOut(name)}
      action={
        <>
          {left > 0 ? (
            <LineForm {...fix} quantity={left}>
              {cart.setQuantity(left)}
            </LineForm>
          ) : null}
          <LineForm {...fix}>{cart.removeName(name)}</LineForm>
        </>
      }
    />
  );
}

function Violation({ cart, violation }: { cart: CartV2; violation: ViolationV2 }) {
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const isError = violation.severity === 'ERROR';
  return (
    <Notice
      tone={isError ? 'danger' : 'neutral'}
      title={<bdi>{textOf(violation)}</bdi>}
      action={isError ? <Fix cart={cart} violation={violation} /> : undefined}
    />
  );
}

/** Removes the lines that a violation is about, changes the address, or leads to more products. */
function Fix({ cart, violation }: { cart: CartV2; violation: ViolationV2 }) {
  const text = useText();
  const paths = usePaths();
  const ids = linesOf(violation);
  const lines = cart.lineItems.filter(({ id }) => ids.includes(id));
  const look = buttonLook('outline', 'small');
  if (lines.length > 0)
    return lines.map((line) => (
      <LineForm key={line.id} {...FIX} cartId={cart.id} line={line.id}>
        {text.cart.removeName(nameOf(shownLine(line)))}
      </LineForm>
    ));
  if (violation.scope !== 'DELIVERY') return <KeepShopping className={look} />;
  return (
    <PageLink to={stepPath(paths.checkout, cart, 'contact')} className={look}>
      {text.checkout.editOf(text.checkout.deliveryAddress)}
    </PageLink>
  );
}
