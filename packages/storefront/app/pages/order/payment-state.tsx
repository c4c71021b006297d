import { Form } from 'react-router';
import type { Order } from 'storewire';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { useForm } from '../../form/use-form.ts';
import { errorOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';

interface PaymentStateProps {
  order: Order;
  /** False if it was found by its number. */
  canPay: boolean;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** What the buyer has to know about the payment. An order that waits for it is paid on a page of the platform. */
export function PaymentState({ order, canPay, result }: PaymentStateProps) {
  const { payment, purchase } = useText();
  const state = useForm('pay', result);
  if (order.paymentStatus === 'PENDING')
    return (
      <Notice role="status" title={payment.pending} className="mt-6">
        {payment.pendingText}
      </Notice>
    );
  if (order.status !== 'INITIALIZED') return null;
  // an order that a gift card has paid in part has another status
  const isDeclined = order.activities.some(({ activityType }) => activityType === 'PAYMENT_DECLINED');
  return (
    <>
      <Notice
        tone={isDeclined ? 'danger' : 'warning'}
        role="alert"
        title={isDeclined ? payment.declined : payment.open}
        action={
          canPay ? (
            <Form method="post">
              <input type="hidden" name="intent" value={state.intent} />
              <input type="hidden" name="order" value={order.id ?? ''} />
              <Button type="submit" pending={state.isPending && purchase.opening}>
                {isDeclined ? payment.payAgain : payment.pay}
              </Button>
            </Form>
          ) : undefined
        }
        className="mt-6"
      >
        {isDeclined ? payment.declinedText : payment.openText}
      </Notice>
      {state.result?.failure ? (
        <ErrorNotice isSmall title={payment.failed} error={errorOf(state.result.failure)} />
      ) : null}
    </>
  );
}
