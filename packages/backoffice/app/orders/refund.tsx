/** Refunds, which no call of the contract makes: they are there with the local platform only. */
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { BooleanInput, CanAccess, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { compareMoney, type OrderLineItem, type OrderPayment } from 'storewire';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkPart } from '../components/checks.ts';
import { DecimalInput } from '../components/decimal-input.tsx';
import { isDecimal, isZero, moneyTexts, sumOf, withPlaces } from '../components/decimals.ts';
import { Picture } from '../components/picture.tsx';
import { textOfError } from '../components/reasons.ts';
import { StepperInput } from '../components/stepper-input.tsx';
import { LocalOnly } from '../local-only/local-only.tsx';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import { nameOfLine } from './order-lines.tsx';
import { meansOf, statusOfPayment, useTransactions } from './order-payments.tsx';
import { hasPaid, type OrderRecord } from './order-record.ts';
import {
  deliveryLeft,
  paymentLeft,
  piecesLeft,
  priceOfPieces,
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

/** A payment that something is left of. */
interface OpenPayment {
  payment: OrderPayment;
  id: string;
  left: string;
}

/** What can be given back of an order. */
export function useRefundable(order: OrderRecord) {
  const { data, error, isLoading } = useTransactions(order.id);
  const { payments = [], refunds = [] } = data ?? {};
  const open = payments.flatMap((payment): OpenPayment[] => {
    const left = paymentLeft(payment, refunds);
    const isOpen = payment.status === 'APPROVED' || payment.status === 'PARTIALLY_REFUNDED';
    return payment.id && isOpen && !isZero(left) ? [{ payment, id: payment.id, left }] : [];
  });
  return { payments: open, delivery: deliveryLeft(order, refunds), error, isLoading };
}

const amountText = (amount: string, { currency }: OrderRecord): string =>
  moneyTexts([{ amount, currency: currency ?? '' }], SHOP_LANGUAGE);

/** All that is left of payments. */
export const leftText = (payments: readonly OpenPayment[], order: OrderRecord): string =>
  amountText(sumOf(payments.map(({ left }) => left)), order);

interface LineProps {
  line: OrderLineItem;
  order: OrderRecord;
}

const RefundedLine = ({ line, order }: LineProps) => {
  const left = piecesLeft(line);
  const name = nameOfLine(line);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Picture image={line.image} side={44} />
      <Box sx={{ flex: '1 1 12rem' }}>
        {name}
        <Typography variant="body2" color="textSecondary">
          {amountText(priceOfPieces(line, left, order.currency ?? ''), order)}
          {left > 1 && ` for ${left}`}
        </Typography>
      </Box>
      <StepperInput source={`quantities.${line.id}`} label={name} max={left} />
    </Stack>
  );
};

interface RefundFieldsProps {
  order: OrderRecord;
  payments: readonly OpenPayment[];
  delivery: string;
}

const RefundFields = ({ order, payments, delivery }: RefundFieldsProps) => {
  const { control, getValues, setValue } = useFormContext<RefundValues>();
  // the sum is shown as it is typed
  useWatch({ control });
  const currency = order.currency ?? '';
  const lines = order.lineItems.filter((line) => piecesLeft(line) > 0);
  const sum = sumOfRefund(order, getValues());
  const suggested = useRef(sum);
  // the amounts of payments follow from the sum; what the user changes then stays until the sum changes
  useEffect(() => {
    if (compareMoney(sum, suggested.current) === 0) return;
    suggested.current = sum;
    const amounts = splitOver(sum, payments, currency);
    for (const [id, amount] of Object.entries(amounts)) setValue(`amounts.${id}`, amount);
  });
  const fillAll = (): void => {
    for (const line of lines) setValue(`quantities.${line.id}`, piecesLeft(line));
    setValue('shipping', isZero(delivery) ? null : withPlaces(delivery, currency));
    // also what is neither for a line nor for the delivery
    suggested.current = sumOfRefund(order, getValues());
    for (const { id, left } of payments) setValue(`amounts.${id}`, withPlaces(left, currency));
  };
  return (
    <>
      <div>
        <Button size="small" variant="outlined" onClick={fillAll}>
          All
        </Button>
      </div>
      {lines.map((line) => (
        <RefundedLine key={line.id} line={line} order={order} />
      ))}
      <BooleanInput source="restock" label="Put these pieces back into stock" />
      {!isZero(delivery) && (
        <DecimalInput
          source="shipping"
          label="Delivery"
          helperText={`${amountText(delivery, order)} left`}
          validate={checkPart(delivery, currency)}
        />
      )}
      <p role="status">Sum of pieces and delivery: {amountText(sum, order)}</p>
      {payments.map(({ payment, id, left }) => (
        <DecimalInput
          key={id}
          source={`amounts.${id}`}
          label={`Amount of ${meansOf(payment)}`}
          helperText={`${statusOfPayment(payment)}, ${amountText(left, order)} left`}
          validate={checkPart(left, currency)}
        />
      ))}
    </>
  );
};

const RefundInputs = ({ order }: { order: OrderRecord }) => {
  const { payments, delivery, error, isLoading } = useRefundable(order);
  if (isLoading) return <p>…</p>;
  if (error) return <p role="alert">{textOfError(error)}</p>;
  if (payments.length === 0) return <p>The order has no payment that can be refunded.</p>;
  return <RefundFields order={order} payments={payments} delivery={delivery} />;
};

/** The amounts of all payments. */
const RefundLabel = ({ order }: { order: OrderRecord }) => {
  const amounts = useWatch<RefundValues, 'amounts'>({ name: 'amounts' });
  const sum = sumOf(
    Object.values(amounts ?? {})
      .filter((amount) => isDecimal(amount ?? ''))
      .map(String),
  );
  return isZero(sum) ? 'Refund' : `Refund ${amountText(sum, order)}`;
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
          submitLabel={<RefundLabel order={order} />}
          icon={<UndoIcon />}
          isOffered={hasPaid(order)}
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
