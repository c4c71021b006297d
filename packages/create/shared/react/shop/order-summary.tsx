import type { Order } from 'storewire';

/** Of your shop. The server and all browsers show the same days. */
const TIME_ZONE = 'Europe/Dublin';

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
  createdDate
    ? new Date(createdDate).toLocaleDateString('en', { dateStyle: 'long', timeZone: TIME_ZONE })
    : '';

function stateOf({ status, fulfillmentStatus }: Order): string {
  if (status === 'CANCELED') return 'canceled';
  return fulfillmentStatus === 'FULFILLED' ? 'sent' : 'not sent yet';
}
