/** Refunds, which no call of the contract makes: they are there with the local platform only. */
import UndoIcon from '@mui/icons-material/Undo';
import { useEffect, useRef } from 'react';
import { BooleanInput, CanAccess, NumberInput, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { compareMoney, type OrderPayment } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkPart, checkWhole } from '../components/checks.ts';
import { DecimalInput } from '../components/decimal-input.tsx';
import { isZero, moneyTexts } from '../components/decimals.ts';
import { textOfError } from '../components/reasons.ts';
import { LocalOnly } from '../local-only/local-only.tsx';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import { nameOfLine } from './order-lines.tsx';
import { meansOf, statusOfPayment, useTransactions } from './order-payments.tsx';
import type { OrderRecord } from './order-record.ts';
import {
  deliveryLeft,
  paymentLeft,
  piecesLeft,
  type RefundedParts,
  splitOver,
  sumOfRefund,
} from './refund-sum.ts';

interface RefundValues extends RefundedParts {
  restock?: boolean;
  /** By the ids of payments: the list may change while the dialog is open. */
  amounts?: Readonly<Record<string, string | null>>;
  reason?: string | null;
}

interface RefundFieldsProps {
  order: OrderRecord;
  payments: readonly { payment: OrderPayment; id: string; left: string }[];
  delivery: string;
}

const RefundFields = ({ order, payments, delivery }: RefundFieldsProps) => {
  const { control, getValues, setValue } = useFormContext<RefundValues>();
  // the sum is shown as it is typed
  useWatch({ control });
  const currency = order.currency ?? '';
  const textOf = (amount: string): string => moneyTexts([{ amount, currency }], SHOP_LANGUAGE);
  const sum = sumOfRefund(order, getValues());
  const suggested = useRef(sum);
  // the amounts of payments follow from the sum; what the user changes then stays until the sum changes
  useEffect(() => {
    if (compareMoney(sum, suggested.current) === 0) return;
    suggested.current = sum;
    const amounts = splitOver(sum, payments, currency);
    for (const [id, amount] of Object.entries(amounts)) setValue(`amounts.${id}`, amount);
  });
  return (
    <>
      {order.lineItems
        .filter((line) => piecesLeft(line) > 0)
        .map((line) => (
          <NumberInput
            key={line.id}
            source={`quantities.${line.id}`}
            label={nameOfLine(line)}
            helperText={`${piecesLeft(line)} left`}
            validate={checkWhole(0, piecesLeft(line))}
          />
        ))}
      <BooleanInput source="restock" label="Put these pieces back into stock" />
      {!isZero(delivery) && (
        <DecimalInput
          source="shipping"
          label="Delivery"
          helperText={`${textOf(delivery)} left`}
          validate={checkPart(delivery, currency)}
        />
      )}
      <p role="status">Sum of lines and delivery: {textOf(sum)}</p>
      {payments.map(({ payment, id, left }) => (
        <DecimalInput
          key={id}
          source={`amounts.${id}`}
          label={`Amount of ${meansOf(payment)}`}
          helperText={`${statusOfPayment(payment)}, ${textOf(left)} left`}
          validate={checkPart(left, currency)}
        />
      ))}
    </>
  );
};

const RefundInputs = ({ order }: { order: OrderRecord }) => {
  const { data, error, isPending } = useTransactions(order.id);
  if (isPending) return <p>…</p>;
  if (error) return <p role="alert">{textOfError(error)}</p>;
  const { refunds } = data;
  const payments = data.payments.flatMap((payment) => {
    const left = paymentLeft(payment, refunds);
    const isOpen = payment.status === 'APPROVED' || payment.status === 'PARTIALLY_REFUNDED';
    return payment.id && isOpen && !isZero(left) ? [{ payment, id: payment.id, left }] : [];
  });
  if (payments.length === 0) return <p>The order has no payment that can be refunded.</p>;
  return <RefundFields order={order} payments={payments} delivery={deliveryLeft(order, refunds)} />;
};

/** Gives money back: for pieces and delivery, whose sum is computed, or any other amounts. */
export const RefundOrder = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const refund = async (values: RefundValues, { store }: Running<RefundValues>): Promise<void> => {
    const { quantities = {}, restock = false, shipping, amounts = {}, reason } = values;
    const payments = Object.entries(amounts).flatMap(([paymentId, amount]) =>
      amount && !isZero(amount) ? [{ paymentId, amount }] : [],
    );
    if (payments.length === 0) throw new Error('Enter pieces, delivery or the amount of a payment');
    const lineItems = Object.entries(quantities).flatMap(([lineItemId, quantity]) =>
      quantity ? [{ lineItemId, quantity, restock }] : [],
    );
    await store.runLocal('refundOrder', {
      orderId: order.id,
      payments,
      ...(lineItems.length > 0 && { lineItems }),
      ...(shipping && { shipping }),
      ...(reason && { reason }),
    });
  };
  return (
    <LocalOnly>
      <CanAccess action="pay" resource="orders">
        <ActionDialog<RefundValues>
          label="Refund"
          icon={<UndoIcon />}
          done="The refund is made"
          defaultValues={{ restock: true }}
          onSubmit={refund}
        >
          <RefundInputs order={order} />
          <TextInput source="reason" label="Reason" />
        </ActionDialog>
      </CanAccess>
    </LocalOnly>
  );
};
