'use client';

import type { Order } from 'storewire';
import { useSearchOrdersInfinite, useSession } from 'storewire/react';
import { errorText } from './error-text';
import { ORDERS } from './inputs';

export function OrdersPage() {
  const { isLoading, isSignedIn } = useSession();
  return (
    <>
      <title>Orders</title>
      <h1>Orders</h1>
      {isSignedIn && <OrderList />}
      {!isLoading && !isSignedIn && <p>Sign in to see your orders.</p>}
    </>
  );
}

function OrderList() {
  const { items, hasNext, loadMore, isLoading, error } = useSearchOrdersInfinite(ORDERS);
  return (
    <>
      {isLoading && <p>Loading …</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      <ul className="lines">
        {items.map((order) => (
          <li key={order.id}>
            <div>
              <h2>Order {order.number}</h2>
              <p>
                {formatDate(order)}, {stateOf(order)}
              </p>
              <p>
                {order.lineItems
                  .map(({ quantity, productName }) => `${quantity} × ${productName.translated}`)
                  .join(', ')}
              </p>
            </div>
            <span className="price">{order.priceSummary?.total?.formattedAmount}</span>
          </li>
        ))}
      </ul>
      {hasNext && (
        <button type="button" onClick={loadMore}>
          Earlier orders
        </button>
      )}
    </>
  );
}

const formatDate = ({ createdDate }: Order): string =>
  createdDate ? new Date(createdDate).toLocaleDateString('en', { dateStyle: 'long' }) : '';

function stateOf({ status, fulfillmentStatus }: Order): string {
  if (status === 'CANCELED') return 'cancelled';
  return fulfillmentStatus === 'FULFILLED' ? 'sent' : 'not sent yet';
}
