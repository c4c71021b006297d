import { Button } from '@mui/material';
import { ShowBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { AddressLines } from '../components/address.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { SessionDialog } from '../staff/session-dialog.tsx';
import { nameOfLine } from './order-lines.tsx';
import type { OrderRecord } from './order-record.ts';

const Slip = ({ number, shippingInfo, lineItems, buyerNote }: OrderRecord) => (
  <>
    <h1>Order {number}</h1>
    <AddressLines {...shippingInfo?.logistics?.shippingDestination} />
    <PlainTable
      label="Products"
      columns={['Product', 'SKU', 'Quantity']}
      numbers={['Quantity']}
      rows={lineItems.map((line) => [nameOfLine(line), line.physicalProperties?.sku, line.quantity])}
    />
    {buyerNote && <p>{buyerNote}</p>}
  </>
);

/** What is packed for an order, without prices, to be printed. */
export const PackingSlip = () => {
  const { id = '' } = useParams();
  return (
    <main style={{ padding: 24, maxWidth: 720 }}>
      <Button onClick={() => window.print()} sx={{ displayPrint: 'none' }}>
        Print
      </Button>
      <ShowBase<OrderRecord>
        resource="orders"
        id={id}
        render={({ record }) => record && <Slip {...record} />}
      />
      <SessionDialog />
    </main>
  );
};
