import type { Order } from 'storewire';

/** An order in a list. */
export const OrderSummary = ({ order }: { order: Order }) => (
  <li>
    <div>
      <h2>Order {order.number}</h2>
      <p>{`${formatDate(order)}, ${stateOf(order)}`}</p>
      <p>
        {order.lineItems
          .map(({ quantity, productName }) => `${quantity} × ${productName.translated}`)
          .join(', ')}
      </p>
    </div>
    <span className="price">{order.priceSummary?.total?.formattedAmount}</span>
  </li>
);

const formatDate = ({ createdDate }: Order): string =>
  createdDate ? new Date(createdDate).toLocaleDateString('en', { dateStyle: 'long' }) : '';

function stateOf({ status, fulfillmentStatus }: Order): string {
  if (status === 'CANCELED') return 'canceled';
  return fulfillmentStatus === 'FULFILLED' ? 'sent' : 'not sent yet';
}
