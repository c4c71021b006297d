import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { OrderLineItem } from 'storewire';
import type { OrderRecord } from './order-record.ts';

/** What the buyer has chosen of a product, such as its color. */
export const choicesOfLine = ({ descriptionLines = [] }: OrderLineItem): string =>
  descriptionLines
    .map(({ name, colorInfo, plainText }) =>
      [name?.original, colorInfo?.original ?? plainText?.original].filter(Boolean).join(': '),
    )
    .join(', ');

/** The lines of an order with its sums. */
export const OrderLines = ({ order }: { order: OrderRecord }) => {
  const { subtotal, shipping, discount, tax, total } = order.priceSummary ?? {};
  const { paid, refunded } = order.balanceSummary ?? {};
  const sums = [
    { name: 'Subtotal', sum: subtotal },
    { name: 'Delivery', sum: shipping },
    { name: 'Discount', sum: discount },
    { name: order.taxIncludedInPrices ? 'Tax, included' : 'Tax', sum: tax },
    { name: 'Total', sum: total },
    { name: 'Paid', sum: paid },
    { name: 'Refunded', sum: refunded },
  ];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell>SKU</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.lineItems.map((line) => (
          <TableRow key={line.id}>
            <TableCell>
              {line.productName.original} {choicesOfLine(line) && `(${choicesOfLine(line)})`}
            </TableCell>
            <TableCell>{line.physicalProperties?.sku}</TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <TableCell align="right">{line.price.formattedAmount}</TableCell>
          </TableRow>
        ))}
        {sums.map(
          ({ name, sum }) =>
            sum && (
              <TableRow key={name}>
                <TableCell colSpan={3} align="right">
                  {name}
                </TableCell>
                <TableCell align="right">{sum.formattedAmount}</TableCell>
              </TableRow>
            ),
        )}
      </TableBody>
    </Table>
  );
};
