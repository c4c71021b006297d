'use client';

import { useSearchOrdersInfinite, useSession } from 'storewire/react';
import { errorText } from './error-text';
import { OrderSummary } from './order-summary';

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
  const { items, hasNext, loadMore, isLoading, error } = useSearchOrdersInfinite({
    search: { cursorPaging: { limit: 10 } },
  });
  return (
    <>
      {isLoading && <p>Loading …</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      {!isLoading && !error && items.length === 0 && <p>You have not ordered anything yet.</p>}
      <ul className="lines">
        {items.map((order) => (
          <OrderSummary key={order.id} order={order} />
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
