'use client';

import { errorText } from './error-text';
import { Link } from './link';
import { OrderSummary } from './order-summary';
import { usePlacedOrder } from './placed-order';

/** The page that the checkout returns to, with the id of the order. */
export function ThanksPage({ orderId }: { orderId: string }) {
  const { order, isAwaited, error } = usePlacedOrder(orderId);
  return (
    <>
      <title>Thank you</title>
      <h1>Thank you for your order</h1>
      {isAwaited && <p role="status">Your order is being confirmed …</p>}
      {error?.kind === 'system' && <p role="alert">{errorText(error)}</p>}
      {/* without its storage, the browser has come back as a new visitor */}
      {error && error.kind !== 'system' && <p>The email that confirms it has the details.</p>}
      <ul className="lines">{order && <OrderSummary order={order} />}</ul>
      <p>
        <Link href="/">Show the products</Link>
      </p>
    </>
  );
}
