import { useShopCart } from './shop-cart';

export function CouponForm() {
  const { cart, addCoupon, removeCoupon, isSaving } = useShopCart();
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
  return (
    <form action={(form) => void addCoupon(String(form.get('code')).trim())}>
      <label htmlFor="code">Coupon</label>
      <div>
        <input id="code" name="code" required autoComplete="off" />
        <button type="submit" disabled={isSaving}>
          Apply
        </button>
      </div>
    </form>
  );
}
