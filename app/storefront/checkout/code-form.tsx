import { Form, useNavigation } from 'react-router';
import { errorOf } from '../../shared/errors/failure.ts';
import { useText } from '../../shared/text/text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { StepResult } from './submit-step.ts';

interface CodeFormProps {
  kind: 'coupon' | 'giftCard';
  checkoutId: string;
  /** The code in use. */
  applied: string | undefined;
  result: StepResult | undefined;
}

const REMOVALS = { coupon: 'removeCoupon', giftCard: 'removeGiftCard' } as const;

/** Applies or removes the coupon or the gift card of a checkout. */
export function CodeForm({ kind, checkoutId, applied, result }: CodeFormProps) {
  const { cart, purchase } = useText();
  const navigation = useNavigation();
  const removal = REMOVALS[kind];
  const intent = applied === undefined ? kind : removal;
  const isPending = navigation.formData?.get('intent') === intent;
  const own = result?.intent === kind || result?.intent === removal ? result : undefined;
  const value = own?.values?.[kind];
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="checkout" value={checkoutId} />
      {applied === undefined ? (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={kind === 'coupon' ? cart.couponCode : cart.giftCardCode}
            name={kind}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            defaultValue={typeof value === 'string' ? value : undefined}
            error={own?.problems?.[kind]}
            className="min-w-0 flex-1 basis-28"
          />
          <Button
            type="submit"
            look="outline"
            pending={isPending && cart.couponApplying}
            className={own?.problems?.[kind] ? 'self-center' : ''}
          >
            {cart.couponApply}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>
            {kind === 'coupon' ? cart.coupon : purchase.giftCard} <bdi translate="no">{applied}</bdi>
          </p>
          <Button
            type="submit"
            look="quiet"
            aria-label={kind === 'coupon' ? cart.couponRemove(applied) : cart.giftCardRemove}
          >
            {cart.remove}
          </Button>
        </div>
      )}
      {own?.failure ? <ErrorNotice isSmall title={cart.codeFailed} error={errorOf(own.failure)} /> : null}
    </Form>
  );
}
