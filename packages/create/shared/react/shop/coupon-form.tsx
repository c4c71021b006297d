import { useState } from 'react';
import { errorText } from './error-text';
import { useShopCart } from './shop-cart';

export function CouponForm() {
  const { cart, addCoupon, removeCoupon, isSaving } = useShopCart();
  const [problem, setProblem] = useState('');
  const coupon = cart?.coupons[0];
  if (coupon)
    return (
      <p>
        Coupon {coupon.code}{' '}
        <button type="button" className="plain" onClick={() => void removeCoupon()}>
          Remove
        </button>
      </p>
    );

  async function apply(form: FormData) {
    const { failure } = await addCoupon(String(form.get('code')).trim());
    setProblem(failure ? errorText(failure) : '');
  }

  return (
    <form action={apply}>
      <label htmlFor="code">Coupon</label>
      <div>
        <input id="code" name="code" required aria-describedby="code-problem" autoComplete="off" />
        <button type="submit" disabled={isSaving}>
          Apply
        </button>
      </div>
      <p id="code-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
