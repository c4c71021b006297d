import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import type { FormResult } from '../../form/form-result.ts';
import { usePaths } from '../../routing/paths.ts';
import { toFailure } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { CodeForm, codeIntents } from '../purchase/code-form.tsx';
import { applyCode, type CodeKind } from '../purchase/coupon-code.ts';
import { useShopCart } from './use-shop-cart.ts';

interface CartCodeFormProps {
  kind: CodeKind;
  /** The code in use. */
  applied: string | undefined;
  /** What the server answered to the form, in pages without JavaScript. */
  result: FormResult | undefined;
}

/** Applies or removes the coupon or the gift card of the cart. */
export function CartCodeForm({ kind, applied, result }: CartCodeFormProps) {
  const text = useText();
  const paths = usePaths();
  const cart = useShopCart();
  const [isPending, setPending] = useState(false);
  const [own, setOwn] = useState<Partial<FormResult> | undefined>(
    result && codeIntents(kind).includes(result.intent) ? result : undefined,
  );
  const add = (code: string) => (kind === 'coupon' ? cart.addCoupon(code) : cart.addGiftCard({ code }));
  const remove = kind === 'coupon' ? cart.removeCoupon : cart.removeGiftCard;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change = async (code: string): Promise<void> => {
      const { failure } = await (applied === undefined ? add(code) : remove());
      if (failure) throw failure;
    };
    setPending(true);
    const sent = applied === undefined ? applyCode({ form, text }, kind, change) : change('');
    setOwn((await sent.catch((error: unknown) => ({ failure: toFailure(error) }))) ?? undefined);
    setPending(false);
  };

  return (
    <CodeForm
      kind={kind}
      applied={applied}
      Form={Form}
      action={paths.cart}
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      own={own}
    />
  );
}
