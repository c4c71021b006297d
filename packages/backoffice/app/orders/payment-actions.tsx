/** Money and shipments of an order. What no call of the contract does is only there with the local platform. */
import BlockIcon from '@mui/icons-material/Block';
import CreditScoreIcon from '@mui/icons-material/CreditScore';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import UndoIcon from '@mui/icons-material/Undo';
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, CanAccess, NumberInput, TextInput, useRecordContext } from 'react-admin';
import type { AuthorizedPaymentActivity, OrderPayment } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { DecimalInput } from '../components/decimal-input.tsx';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { useStore } from '../data.ts';
import { readPayments, runLocal } from '../local-actions.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { nameOfLine } from './order-lines.tsx';
import type { OrderRecord } from './order-record.ts';

/** The payments that are authorized, and neither captured nor voided. */
function authorizedPayments({ activities }: OrderRecord): AuthorizedPaymentActivity[] {
  const decided = activities.map(
    ({ authorizedPaymentCaptured, authorizedPaymentVoided }) =>
      (authorizedPaymentCaptured ?? authorizedPaymentVoided)?.paymentId,
  );
  return activities
    .flatMap(({ authorizedPaymentCreated }) => authorizedPaymentCreated ?? [])
    .filter(({ paymentId }) => !decided.includes(paymentId));
}

/** Captures or voids what is authorized, each payment on its own. */
export const AuthorizedPayments = () => {
  const order = useRecordContext<OrderRecord>();
  const { act } = useStore();
  const payments = order ? authorizedPayments(order) : [];
  if (!order || payments.length === 0) return null;
  const { id: ecomOrderId } = order;
  return (
    <Part title="Authorized payments">
      {payments.map(({ paymentId, amount, brand, lastFourDigits }) => (
        <Stack key={paymentId} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <span>
            {amount?.formattedAmount} {brand} {lastFourDigits}
          </span>
          <CanAccess action="pay" resource="orders">
            <ActionDialog<{ amount?: string }>
              label="Capture"
              icon={<CreditScoreIcon />}
              done="The payment is captured"
              defaultValues={{ amount: amount?.amount ?? '' }}
              onSubmit={({ amount: part }) =>
                act('orders', 'capture', {
                  ecomOrderId,
                  payments: [{ paymentId, ...(part && { amount: { amount: part } }) }],
                })
              }
            >
              <p>What is not captured is released.</p>
              <DecimalInput source="amount" label="Amount" />
            </ActionDialog>
            <ActionDialog
              label="Void"
              icon={<BlockIcon />}
              done="The payment is voided"
              onSubmit={() => act('orders', 'void', { ecomOrderId, paymentIds: [paymentId] })}
            >
              <p>The buyer is not charged. This cannot be undone.</p>
            </ActionDialog>
          </CanAccess>
        </Stack>
      ))}
    </Part>
  );
};

const nameOfPayment = ({
  amount,
  regularPaymentDetails,
  giftcardPaymentDetails,
  status,
}: OrderPayment): string =>
  [
    amount?.formattedAmount,
    giftcardPaymentDetails ? 'gift card' : regularPaymentDetails?.paymentMethod,
    (status ?? regularPaymentDetails?.status)?.toLowerCase().replaceAll('_', ' '),
  ]
    .filter(Boolean)
    .join(', ');

interface RefundValues {
  /** By the ids of payments: the list may change while the dialog is open. */
  amounts?: Readonly<Record<string, string | null>>;
  reason?: string | null;
}

/** What money can be left of: it came in, and was not given back. */
const isRefundable = ({ status }: OrderPayment): boolean =>
  status === 'APPROVED' || status === 'PARTIALLY_REFUNDED';

const RefundInputs = ({ orderId }: { orderId: string }) => {
  const { data, error, isPending } = usePayments(orderId);
  if (isPending) return <p>…</p>;
  if (error) return <p role="alert">{textOfError(error)}</p>;
  const refundable = data.filter(isRefundable);
  if (refundable.length === 0) return <p>The order has no payment that can be refunded.</p>;
  return refundable.map((payment) => (
    <DecimalInput
      key={payment.id}
      source={`amounts.${payment.id}`}
      label={`Amount of ${nameOfPayment(payment)}`}
    />
  ));
};

const usePayments = (orderId: string) =>
  useQuery({ queryKey: ['orders', 'payments', orderId], queryFn: () => readPayments(orderId) });

export const Refund = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order || !CONSOLE_URL) return null;
  const { id: orderId } = order;
  const refund = async ({ amounts = {}, reason }: RefundValues): Promise<void> => {
    const payments = Object.entries(amounts).flatMap(([paymentId, amount]) =>
      amount ? [{ paymentId, amount }] : [],
    );
    if (payments.length === 0) throw new Error('Enter the amount of a payment');
    await runLocal('refundOrder', { orderId, payments, ...(reason && { reason }) });
  };
  return (
    <CanAccess action="pay" resource="orders">
      <ActionDialog<RefundValues>
        label="Refund"
        icon={<UndoIcon />}
        done="The refund is made"
        onSubmit={refund}
      >
        <RefundInputs orderId={orderId} />
        <TextInput source="reason" label="Reason" />
      </ActionDialog>
    </CanAccess>
  );
};

interface ShipmentValues {
  /** By the ids of lines. */
  quantities?: Readonly<Record<string, number | null>>;
  tracking?: { number?: string | null; provider?: string | null; link?: string | null };
  sendEmail?: boolean;
}

const filled = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

export const ShipOrder = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order || !CONSOLE_URL) return null;
  const { id: orderId, lineItems, fulfillmentStatus, status } = order;
  const ship = ({ quantities = {}, tracking = {}, sendEmail = false }: ShipmentValues): Promise<void> => {
    const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
      quantity ? [{ id, quantity }] : [],
    );
    return runLocal('fulfillOrder', {
      orderId,
      ...(lines.length > 0 && { lineItems: lines }),
      tracking: filled(tracking),
      sendEmail,
    });
  };
  return (
    <CanAccess action="ship" resource="orders">
      <ActionDialog<ShipmentValues>
        label="Ship"
        icon={<LocalShippingIcon />}
        disabled={status !== 'APPROVED' || fulfillmentStatus === 'FULFILLED'}
        done={`Order ${order.number} is shipped`}
        defaultValues={{ sendEmail: true }}
        onSubmit={ship}
      >
        <p>Ships all that is left, unless you enter quantities.</p>
        {lineItems.map((line) => (
          <NumberInput
            key={line.id}
            source={`quantities.${line.id}`}
            label={`${nameOfLine(line)}, of ${line.quantity}`}
            min={0}
            max={line.quantity}
          />
        ))}
        <TextInput source="tracking.number" label="Tracking number" />
        <TextInput source="tracking.provider" label="Carrier" />
        <TextInput source="tracking.link" label="Tracking link" type="url" />
        <BooleanInput source="sendEmail" label="Send an email to the buyer" />
      </ActionDialog>
    </CanAccess>
  );
};
