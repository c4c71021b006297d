import { Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { OrderLineItem, Price } from 'storewire';
import { Picture } from '../components/picture.tsx';
import type { OrderRecord } from './order-record.ts';

/** What the buyer has chosen of a product, such as "Glaze: Sand". */
const optionsOf = ({ descriptionLines = [] }: OrderLineItem): string[] =>
  descriptionLines.map(({ name, colorInfo, plainText }) =>
    [name?.original, colorInfo?.original ?? plainText?.original].filter(Boolean).join(': '),
  );

/** A product of an order, with what the buyer has chosen. */
export const nameOfLine = (line: OrderLineItem): string =>
  [line.productName.original, ...optionsOf(line)].join(', ');

/** An amount that is taken off. */
export const minus = (price: Price | null | undefined): string => `−${price?.formattedAmount ?? ''}`;

const isZero = (price: Price | null | undefined): boolean => Number(price?.amount ?? 0) === 0;

const Line = ({ line }: { line: OrderLineItem }) => {
  const { productName, image, physicalProperties, quantity, price, refundQuantity } = line;
  const details = [...optionsOf(line), physicalProperties?.sku].filter(Boolean).join(' · ');
  return (
    <TableRow>
      <TableCell>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ alignItems: { sm: 'center' }, gap: 1.5, py: 0.5 }}
        >
          <Picture image={image} side={44} />
          <div>
            {productName.original}
            <Typography variant="body2" color="textSecondary">
              {details}
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell align="right">
        {quantity} × {price.formattedAmount}
        {Boolean(refundQuantity) && (
          <Typography variant="body2" color="textSecondary">
            {refundQuantity} refunded
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{(line.totalPriceAfterTax ?? line.lineItemPrice)?.formattedAmount}</TableCell>
    </TableRow>
  );
};

/** The sums of an order. Those without an amount, such as a discount, are left out. */
function sumsOf({ priceSummary = {}, balanceSummary = {}, taxIncludedInPrices }: OrderRecord) {
  const { subtotal, shipping, discount, tax, total } = priceSummary;
  const { paid, refunded } = balanceSummary;
  return [
    { name: 'Subtotal', text: subtotal?.formattedAmount },
    { name: 'Delivery', text: shipping?.formattedAmount },
    { name: 'Discount', text: isZero(discount) ? undefined : minus(discount) },
    { name: taxIncludedInPrices ? 'Tax, included' : 'Tax', text: tax?.formattedAmount },
    { name: 'Total', text: total?.formattedAmount, isTotal: true },
    { name: 'Paid', text: paid?.formattedAmount },
    { name: 'Refunded', text: isZero(refunded) ? undefined : minus(refunded) },
  ].filter(({ text }) => text !== undefined);
}

export const OrderLines = ({ order }: { order: OrderRecord }) => (
  <Table size="small" aria-label="Products">
    <TableHead>
      <TableRow>
        <TableCell>Product</TableCell>
        <TableCell align="right">Quantity</TableCell>
        <TableCell align="right">Total</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {order.lineItems.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {sumsOf(order).map(({ name, text, isTotal = false }) => (
        <TableRow key={name} sx={{ '& td': { border: 0, ...(isTotal && { fontWeight: 600 }) } }}>
          <TableCell colSpan={2}>{name}</TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {text}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
