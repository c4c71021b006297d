import { Alert, Button, Stack } from '@mui/material';
import { useGetMany } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddressLines } from '../components/address.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { textOfError } from '../components/reasons.ts';
import { SessionDialog } from '../staff/session-dialog.tsx';
import { nameOfLine } from './order-lines.tsx';
import type { OrderRecord } from './order-record.ts';

export const slipsPath = (ids: readonly string[]): string => `/packing-slips?ids=${ids.join(',')}`;

const Slip = ({ number, shippingInfo, lineItems, fulfillmentStatus, buyerNote }: OrderRecord) => (
  <section style={{ breakAfter: 'page' }}>
    <h1>Order {number}</h1>
    <AddressLines {...shippingInfo?.logistics?.shippingDestination} />
    <p>{shippingInfo?.title}</p>
    <PlainTable
      label="Products"
      columns={['Product', 'SKU', 'Quantity']}
      numbers={['Quantity']}
      rows={lineItems.map((line) => [nameOfLine(line), line.physicalProperties?.sku, line.quantity])}
    />
    {/* of a line, the contract does not have how many pieces are sent */}
    {fulfillmentStatus === 'PARTIALLY_FULFILLED' && <p>A part of these products was sent before.</p>}
    {buyerNote && <p>{buyerNote}</p>}
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
        <Slip key={order.id} {...order} />
      ))}
      <SessionDialog />
    </main>
  );
};
