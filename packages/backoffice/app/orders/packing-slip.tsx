import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Button, ShowBase, useRecordContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { OrderAddress } from './order-address.tsx';
import { choicesOfLine } from './order-lines.tsx';
import type { OrderRecord } from './order-record.ts';

const Slip = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <>
      <h1>Order {order.number}</h1>
      <OrderAddress order={order} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell>SKU</TableCell>
            <TableCell align="right">Quantity</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lineItems.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {line.productName.original} {choicesOfLine(line)}
              </TableCell>
              <TableCell>{line.physicalProperties?.sku}</TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {order.buyerNote && <p>{order.buyerNote}</p>}
    </>
  );
};

/** What is packed for an order, without prices, to be printed. */
export const PackingSlip = () => {
  const { id = '' } = useParams();
  return (
    <main style={{ padding: 24, maxWidth: 720 }}>
      <Button label="Print" onClick={() => window.print()} sx={{ displayPrint: 'none' }} />
      <ShowBase resource="orders" id={id}>
        <Slip />
      </ShowBase>
    </main>
  );
};
