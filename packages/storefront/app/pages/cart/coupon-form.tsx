import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { usePaths } from '../../routing/paths.ts';
import { toFailure } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { CodeForm, codeIntents } from '../purchase/code-form.tsx';
import { refusalOf } from '../purchase/coupon-code.ts';
import type { CartResult } from './submit-cart.ts';
import { useShopCart } from './use-shop-cart.ts';

interface CouponFormProps {
  /** The code in use. */
  applied: string | undefined;
  /** What the server answered to the form, in pages without JavaScript. */
  result: CartResult | undefined;
}

/** Applies or removes the coupon of the cart. */
export function CouponForm({ applied, result }: CouponFormProps) {
  const text = useText();
  const paths = usePaths();
  const { addCoupon, removeCoupon } = useShopCart();
  const [isPending, setPending] = useState(false);
  const [own, setOwn] = useState<Partial<CartResult> | undefined>(
    result && codeIntents('coupon').includes(result.intent) ? result : undefined,
  );

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change = async (code: string): Promise<void> => {
      const { failure } = await (applied === undefined ? addCoupon(code) : removeCoupon());
      if (failure) throw failure;
    };
    setPending(true);
    const sent = applied === undefined ? refusalOf({ form, text }, 'coupon', change) : change('');
    setOwn((await sent.catch((error: unknown) => ({ failure: toFailure(error) }))) ?? undefined);
    setPending(false);
  };

  return (
    <CodeForm
      kind="coupon"
      applied={applied}
      Form={Form}
      action={paths.cart}
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      own={own}
    />
  );
}
