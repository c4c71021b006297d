'use client';

import { CartLine } from './cart-line';
import { Checkout } from './checkout';
import { CouponForm } from './coupon-form';
import { errorText } from './error-text';
import { Link } from './link';
import { formatMoney } from './money';
import { useShopCart } from './shop-cart';

export function CartPage() {
  const { cart, summary, isLoading, error, failure, setQuantity, remove } = useShopCart({ estimate: {} });
  const problem = error ?? failure;
  const currency = cart?.businessInfo?.currencyCode;
  const { subtotal, discount, total } = summary?.priceSummary ?? {};
  return (
    <>
      <title>Cart</title>
      <h1>Cart</h1>
      {isLoading && <p>Loading …</p>}
      {problem && <p role="alert">{errorText(problem)}</p>}
      {!isLoading && !error && !cart?.lineItems.length && (
        <p>
          Your cart is empty. <Link href="/">Show the products</Link>
        </p>
      )}
      {cart && cart.lineItems.length > 0 && (
        <div className="cart">
          <ul className="lines">
            {cart.lineItems.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                currency={currency}
                setQuantity={setQuantity}
                remove={remove}
              />
            ))}
          </ul>
          <section aria-label="Total">
            <CouponForm />
            <dl>
              <dt>Subtotal</dt>
              <dd>{formatMoney(subtotal?.amount, currency)}</dd>
              {Number(discount?.amount) > 0 && (
                <>
                  <dt>Discount</dt>
                  <dd>{formatMoney(`-${discount?.amount}`, currency)}</dd>
                </>
              )}
              <dt>Total</dt>
              <dd className="price">{formatMoney(total?.amount, currency)}</dd>
            </dl>
            <Checkout />
          </section>
        </div>
      )}
    </>
  );
}
