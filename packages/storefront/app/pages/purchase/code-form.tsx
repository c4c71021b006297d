import type { ComponentType, FormEvent } from 'react';
import type { FormProps } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { errorOf, type Failure } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import type { CodeKind } from './coupon-code.ts';

const REMOVALS = { coupon: 'removeCoupon', giftCard: 'removeGiftCard' } as const;

/** The values of the field `intent` that the form of a code can have. */
export const codeIntents = (kind: CodeKind): readonly string[] => [kind, REMOVALS[kind]];

interface CodeFormProps {
  kind: CodeKind;
  /** The code in use. */
  applied: string | undefined;
  /** The form of the page that handles it. */
  Form: ComponentType<FormProps>;
  action?: string;
  /** Handles the form in the page. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  isPending: boolean;
  /** What the server answered to this form. */
  own:
    | {
        problems?: Readonly<Partial<Record<string, string>>>;
        values?: Readonly<Partial<Record<string, unknown>>>;
        failure?: Failure;
      }
    | undefined;
  /** Why the code in use does not count. */
  problem?: string | undefined;
}

/** Applies or removes the coupon or the gift card of a cart or a checkout. */
export function CodeForm({ kind, applied, Form, action, onSubmit, isPending, own, ...props }: CodeFormProps) {
  const { cart } = useText();
  const isApplied = applied !== undefined;
  const problem = isApplied ? props.problem : own?.problems?.[kind];
  const value = own?.values?.[kind];
  const texts =
    kind === 'coupon'
      ? { field: cart.couponCode, applied: cart.couponApplied, remove: cart.couponRemove }
      : { field: cart.giftCardCode, applied: cart.giftCardApplied, remove: () => cart.giftCardRemove };
  return (
    <Form
      method="post"
      action={action}
      onSubmit={onSubmit}
      preventScrollReset
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="intent" value={isApplied ? REMOVALS[kind] : kind} />
      {isApplied ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className={`min-w-0 break-words ${problem ? 'text-danger' : 'text-success'}`}>
            {problem ? `${applied}: ${problem}` : texts.applied(applied)}
          </p>
          <Button
            type="submit"
            look="quiet"
            className="-mx-2 px-2!"
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
            defaultValue={typeof value === 'string' ? value : undefined}
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
