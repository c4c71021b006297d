import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useInvalidate } from 'storewire/react';
import { errorOf } from '../../shared/errors/failure.ts';
import { useText } from '../../shared/text/text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { usePaths } from '../shell/paths.ts';
import type { CartResult } from './submit-cart.ts';

interface CartCodeFormProps {
  kind: 'coupon' | 'giftCard';
  /** The code in use. */
  applied: string | undefined;
  /** What the server answered to a form without JavaScript. */
  result: CartResult | undefined;
}

const REMOVALS = { coupon: 'removeCoupon', giftCard: 'removeGiftCard' } as const;

/** Applies or removes the coupon or the gift card of the cart. */
export function CartCodeForm({ kind, applied, result }: CartCodeFormProps) {
  const { cart } = useText();
  const paths = usePaths();
  const removal = REMOVALS[kind];
  const { Form, isPending, own } = useCartForm(result, [kind, removal]);
  const isApplied = applied !== undefined;
  const problem = isApplied ? undefined : own?.problems?.[kind];
  const texts =
    kind === 'coupon'
      ? { field: cart.couponCode, applied: cart.couponApplied, remove: cart.couponRemove }
      : { field: cart.giftCardCode, applied: cart.giftCardApplied, remove: () => cart.giftCardRemove };
  return (
    <Form method="post" action={paths.cart} className="flex flex-col gap-2">
      <input type="hidden" name="intent" value={isApplied ? removal : kind} />
      {isApplied ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="min-w-0 break-words text-success">
            {texts.applied(applied)}
          </p>
          <Button
            type="submit"
            look="quiet"
            aria-label={texts.remove(applied)}
            pending={isPending && cart.updating}
          >
            {cart.remove}
          </Button>
        </div>
      ) : (
        <div className={`flex flex-wrap gap-2 ${problem ? 'items-center' : 'items-end'}`}>
          <TextField
            label={texts.field}
            name={kind}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            defaultValue={own?.values?.[kind]}
            error={problem}
            className="min-w-0 flex-1 basis-28"
          />
          <Button type="submit" look="outline" pending={isPending && cart.couponApplying}>
            {cart.couponApply}
          </Button>
        </div>
      )}
      {own?.failure ? <ErrorNotice isSmall title={cart.codeFailed} error={errorOf(own.failure)} /> : null}
    </Form>
  );
}

/** A form of the cart that changes it on the server, and then reads it again. */
export function useCartForm(result: CartResult | undefined, intents: readonly string[]) {
  const { Form, data, state } = useFetcher<CartResult>();
  const invalidate = useInvalidate();
  useEffect(() => {
    if (data?.isCartChanged) void invalidate(['currentCart']);
  }, [data, invalidate]);
  const own = data ?? (result && intents.includes(result.intent) ? result : undefined);
  return { Form, isPending: state !== 'idle', own };
}
