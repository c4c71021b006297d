import { Form } from 'react-router';
import type { Checkout, CheckoutLineItem } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { errorOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { nameOf } from '../purchase/line-summary.tsx';
import type { StepResult } from './submit-step.ts';

interface CheckoutProblemsProps {
  checkout: Checkout;
  result: StepResult | undefined;
}

const LINE_FORMS = ['removeLine', 'reduceLine', 'pay'];

/** What has to be fixed before the order, each with its fix as a button. */
export function CheckoutProblems({ checkout, result }: CheckoutProblemsProps) {
  const { checkout: text, cart } = useText();
  const paths = usePaths();
  const short = checkout.lineItems.filter(
    ({ availability }) => availability && availability.status !== 'AVAILABLE',
  );
  const ids = new Set(short.map(({ id }) => id));
  const others = checkout.violations.filter(({ target }) => !ids.has(target?.lineItem?.id ?? undefined));
  return (
    <>
      {result?.notice === 'totalsChanged' ? (
        <Notice tone="warning" role="alert" title={text.totalsChanged} />
      ) : null}
      {result?.notice === 'unknown' ? <Notice tone="warning" role="alert" title={text.placeUnknown} /> : null}
      {result?.failure && LINE_FORMS.includes(result.intent) ? (
        <ErrorNotice isSmall title={text.saveFailed} error={errorOf(result.failure)} />
      ) : null}
      {short.map((line) => (
        <ShortLine key={line.id} line={line} />
      ))}
      {others.map(({ severity, description, target }) => (
        <Notice
          key={`${target?.lineItem?.id} ${description}`}
          tone={severity === 'ERROR' ? 'danger' : 'neutral'}
          title={<bdi>{description}</bdi>}
          action={
            target?.lineItem?.suggestedFix === 'REMOVE_LINE_ITEM' ? (
              <LineForm intent="removeLine" line={target.lineItem.id ?? ''} label={cart.remove} />
            ) : severity === 'ERROR' && !target?.lineItem ? (
              <PageLink to={paths.products} className={buttonLook('outline', 'small')}>
                {cart.keepShopping}
              </PageLink>
            ) : undefined
          }
        />
      ))}
    </>
  );
}

function ShortLine({ line }: { line: CheckoutLineItem }) {
  const { checkout, cart } = useText();
  const name = nameOf(line);
  const id = line.id ?? '';
  const left =
    line.availability?.status === 'PARTIALLY_AVAILABLE' ? (line.availability.quantityAvailable ?? 0) : 0;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={left > 0 ? checkout.stockChanged(name, left) : checkout.soldOut(name)}
      action={
        <>
          {left > 0 ? (
            <LineForm intent="reduceLine" line={id} quantity={left} label={cart.setQuantity(left)} />
          ) : null}
          <LineForm intent="removeLine" line={id} label={cart.removeName(name)} />
        </>
      }
    />
  );
}

interface LineFormProps {
  intent: 'removeLine' | 'reduceLine';
  line: string;
  quantity?: number;
  label: string;
}

function LineForm({ intent, line, quantity, label }: LineFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="line" value={line} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
      <Button type="submit" look="outline" size="small">
        {label}
      </Button>
    </Form>
  );
}
