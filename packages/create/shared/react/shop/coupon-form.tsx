import { useState } from 'react';
import { errorText } from './error-text';
import { useShopCart } from './shop-cart';

export function CouponForm() {
  const { cart, addCoupon, removeCoupon, isSaving, failure } = useShopCart();
  // a rejected code stays in its field
  const [code, setCode] = useState('');
  const coupon = cart?.coupons[0];
  const problem = failure && <span role="alert">{errorText(failure)}</span>;
  if (coupon)
    return (
      <p>
        <span>{`Coupon ${coupon.code}`}</span>{' '}
        <button type="button" className="plain" onClick={() => void removeCoupon()}>
          Remove
        </button>
        {problem}
      </p>
    );
  return (
    <form action={() => void addCoupon(code.trim())}>
      <label htmlFor="code">Coupon</label>
      <div>
        <input
          id="code"
          required
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" disabled={isSaving}>
          Apply
        </button>
      </div>
      {problem}
    </form>
  );
}
