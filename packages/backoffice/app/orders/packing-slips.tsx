import { Alert, Button, Stack } from '@mui/material';
import { useGetMany } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderLineItem } from 'storewire';
import { AddressLines } from '../components/address.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { textOfError } from '../components/reasons.ts';
import { wordsOf } from '../components/words.ts';
import { SessionDialog } from '../staff/session-dialog.tsx';
import { nameOfLine } from './order-lines.tsx';
import type { OrderRecord } from './order-record.ts';

export const slipsPath = (ids: readonly string[]): string => `/packing-slips?ids=${ids.join(',')}`;

/** Why not all of an order is to be packed. Of its lines, nobody knows how many pieces are sent. */
const noticeOf = ({ status, fulfillmentStatus }: OrderRecord): string | undefined => {
  if (status !== 'APPROVED') return wordsOf(status);
  return fulfillmentStatus === 'NOT_FULFILLED' ? undefined : wordsOf(fulfillmentStatus);
};

const quantityOf = ({ quantity, refundQuantity }: OrderLineItem): string =>
  refundQuantity ? `${quantity}, ${refundQuantity} refunded` : String(quantity);

const Slip = ({ order }: { order: OrderRecord }) => (
  <section style={{ breakAfter: 'page' }}>
    <h1>Order {order.number}</h1>
    <strong>{noticeOf(order)}</strong>
    <AddressLines {...order.shippingInfo?.logistics?.shippingDestination} />
    <p>{order.shippingInfo?.title}</p>
    <PlainTable
      label="Products"
      columns={['Product', 'SKU', 'Quantity']}
      numbers={['Quantity']}
      rows={order.lineItems.map((line) => [nameOfLine(line), line.physicalProperties?.sku, quantityOf(line)])}
    />
    {order.buyerNote && <p>{order.buyerNote}</p>}
  </section>
);

/** What is packed for orders, without prices, to be printed: a page for each. */
export const PackingSlips = () => {
  const [parameters] = useSearchParams();
  const ids = parameters.get('ids')?.split(',').filter(Boolean) ?? [];
  const { data = [], error, isPending } = useGetMany<OrderRecord>('orders', { ids });
  const orders = ids.flatMap((id) => data.find((order) => order?.id === id) ?? []);
  const navigate = useNavigate();
  return (
    <main style={{ padding: 24, maxWidth: 720 }}>
      <Stack direction="row" sx={{ gap: 1, displayPrint: 'none' }}>
        <Button onClick={() => navigate(-1)}>Back</Button>
        <Button onClick={() => window.print()} disabled={orders.length < ids.length}>
          Print
        </Button>
      </Stack>
      {isPending && <p>…</p>}
      {error && <Alert severity="error">{textOfError(error)}</Alert>}
      {orders.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
      <SessionDialog />
    </main>
  );
};
