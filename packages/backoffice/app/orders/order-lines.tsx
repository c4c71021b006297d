import type { OrderLineItem } from 'storewire';
import { Picture } from '../components/picture.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import type { OrderRecord } from './order-record.ts';

/** A product of an order, with what the buyer has chosen, such as its color. */
export const nameOfLine = ({ productName, descriptionLines = [] }: OrderLineItem): string =>
  [
    productName.original,
    ...descriptionLines.map(({ name, colorInfo, plainText }) =>
      [name?.original, colorInfo?.original ?? plainText?.original].filter(Boolean).join(': '),
    ),
  ].join(', ');

const quantityOf = ({ quantity, price, refundQuantity }: OrderLineItem): string =>
  [`${quantity} × ${price.formattedAmount}`, refundQuantity && `${refundQuantity} refunded`]
    .filter(Boolean)
    .join(', ');

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
    <PlainTable
      label="Products"
      pictures={order.lineItems.map(({ id, image }) => <Picture key={id} image={image} />)}
      columns={['Product', 'Quantity', 'Total']}
      numbers={['Quantity', 'Total']}
      rows={[
        ...order.lineItems.map((line) => [
          [nameOfLine(line), line.physicalProperties?.sku].filter(Boolean).join(' · '),
          quantityOf(line),
          (line.totalPriceAfterTax ?? line.lineItemPrice)?.formattedAmount,
        ]),
        ...sums.flatMap(({ name, sum }) => (sum ? [[name, '', sum.formattedAmount]] : [])),
      ]}
    />
  );
};
