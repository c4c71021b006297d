/** Money and shipments of an order. What no call of the contract does is only there with the local platform. */
import BlockIcon from '@mui/icons-material/Block';
import CreditScoreIcon from '@mui/icons-material/CreditScore';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { Stack } from '@mui/material';
import { BooleanInput, CanAccess, NumberInput, TextInput, useRecordContext } from 'react-admin';
import { ActionDialog, type Running } from '../components/action-dialog.tsx';
import { checkPart, checkUrl, checkWhole } from '../components/checks.ts';
import { DecimalInput } from '../components/decimal-input.tsx';
import { Part } from '../components/part.tsx';
import { Status } from '../components/status.tsx';
import { LocalOnly } from '../local-only/local-only.tsx';
import { nameOfLine } from './order-lines.tsx';
import { authorizedPayments, isToShip, type OrderRecord } from './order-record.ts';

/** Captures or voids what is authorized, each payment on its own. What is decided stays, with its open dialogs. */
export const AuthorizedPayments = () => {
  const order = useRecordContext<OrderRecord>();
  const payments = order ? authorizedPayments(order) : [];
  if (!order || payments.length === 0) return null;
  const { id: ecomOrderId } = order;
  return (
    <Part title="Authorized payments">
      {payments.map(({ paymentId, amount, brand, lastFourDigits, decision }) => (
        <Stack key={paymentId} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <span>
            {amount?.formattedAmount} {brand} {lastFourDigits} <Status value={decision} />
          </span>
          <CanAccess action="pay" resource="orders">
            <ActionDialog<{ amount?: string }>
              label="Capture"
              icon={<CreditScoreIcon />}
              disabled={decision !== undefined}
              done="The payment is captured"
              defaultValues={{ amount: amount?.amount ?? '' }}
              onSubmit={({ amount: part }, { store }) =>
                store.act('orders', 'capture', {
                  ecomOrderId,
                  payments: [{ paymentId, ...(part && { amount: { amount: part } }) }],
                })
              }
            >
              <p>What is not captured is released.</p>
              <DecimalInput
                source="amount"
                label="Amount"
                validate={checkPart(amount?.amount ?? '0', order.currency ?? '')}
              />
            </ActionDialog>
            <ActionDialog
              label="Void"
              icon={<BlockIcon />}
              disabled={decision !== undefined}
              done="The payment is voided"
              onSubmit={(_values, { store }) =>
                store.act('orders', 'void', { ecomOrderId, paymentIds: [paymentId] })
              }
            >
              <p>The buyer is not charged. This cannot be undone.</p>
            </ActionDialog>
          </CanAccess>
        </Stack>
      ))}
    </Part>
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
  if (!order) return null;
  const { id: orderId, lineItems } = order;
  const ship = async (values: ShipmentValues, { store }: Running<ShipmentValues>): Promise<void> => {
    const { quantities = {}, tracking = {}, sendEmail = false } = values;
    const entered = Object.values(quantities).some((quantity) => typeof quantity === 'number');
    const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
      quantity ? [{ id, quantity }] : [],
    );
    if (entered && lines.length === 0) throw new Error('Enter a quantity, or none to ship all that is left');
    return store.runLocal('fulfillOrder', {
      orderId,
      ...(lines.length > 0 && { lineItems: lines }),
      tracking: filled(tracking),
      sendEmail,
    });
  };
  return (
    <LocalOnly>
      <CanAccess action="ship" resource="orders">
        <ActionDialog<ShipmentValues>
          label="Ship"
          icon={<LocalShippingIcon />}
          isPrimary
          isOffered={isToShip(order)}
          done={`Order ${order.number} is shipped`}
          defaultValues={{ sendEmail: true }}
          onSubmit={ship}
        >
          <p>Ships all that is left, unless you enter quantities.</p>
          {lineItems.map((line) => (
            <NumberInput
              key={line.id}
              source={`quantities.${line.id}`}
              label={nameOfLine(line)}
              helperText={`${line.quantity} in all`}
              validate={checkWhole(0, line.quantity)}
            />
          ))}
          <TextInput source="tracking.number" label="Tracking number" />
          <TextInput source="tracking.provider" label="Carrier" />
          <TextInput source="tracking.link" label="Tracking link" validate={checkUrl} />
          <BooleanInput source="sendEmail" label="Send an email to the buyer" />
        </ActionDialog>
      </CanAccess>
    </LocalOnly>
  );
};
