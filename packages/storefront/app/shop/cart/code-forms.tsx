import type { CartV2, ViolationV2 } from 'storewire';
import { Button, LINK } from '../../components/button.tsx';
import { FormText } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/text.tsx';
import { useViolationText } from './use-violation-text.ts';
import type { CodeKind } from './violations.ts';

interface CodeFormsProps {
  cart: CartV2;
  /** The cart itself says them, and passes none. */
  violations?: readonly ViolationV2[];
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** The coupon and the gift card of a cart or a checkout. */
export function CodeForms({ cart, violations = [], result }: CodeFormsProps) {
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  /** Why the code in use does not count. */
  const problemOf = (scope: string): string | undefined => {
    const violation = violations.find((each) => each.scope === scope);
    return violation && textOf(violation);
  };
  return (
    <>
      <CodeForm
        kind="coupon"
        cartId={cart.id}
        applied={cart.coupons[0]}
        problem={problemOf('DISCOUNT')}
        result={result}
      />
      <CodeForm
        kind="giftCard"
        cartId={cart.id}
        applied={giftCard && { id: giftCard.id, code: giftCard.obfuscatedCode }}
        problem={problemOf('GIFT_CARD')}
        result={result}
      />
    </>
  );
}

interface CodeFormProps {
  kind: CodeKind;
  cartId: string;
  /** The code in use, as it may be shown. */
  applied: { id: string; code: string } | undefined;
  result: FormResult | undefined;
  /** Why the code in use does not count. */
  problem: string | undefined;
}

/** Applies or removes the coupon or the gift card of a cart or a checkout. */
function CodeForm({ kind, cartId, applied, result, problem }: CodeFormProps) {
  const { cartExtras: texts, cart } = useText();
  const state = useForm(kind, result);
  const ofKind = texts[kind];
  return (
    <StoreForm
      isSmall
      state={state}
      failedTitle={texts.codeFailed}
      preventScrollReset
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2"
    >
      <input type="hidden" name="cart" value={cartId} />
      {applied ? (
        <>
          <input type="hidden" name="remove" value={applied.id} />
          <p
            role="status"
            className={`min-w-0 self-center break-words ${problem ? 'text-danger' : 'text-success'}`}
          >
            {problem ? `${applied.code}: ${problem}` : ofKind.applied(applied.code)}
          </p>
          <Button
            type="submit"
            look="quiet"
            className="-mx-2 px-2!"
            aria-label={ofKind.remove(applied.code)}
            pending={state.isPending && cart.updating}
          >
            {cart.remove}
          </Button>
        </>
      ) : (
        // stays open once a code was sent
        <details open={state.isPending || state.result !== undefined || undefined} className="w-full">
          <summary className={`${LINK} list-none [&::-webkit-details-marker]:hidden`}>{ofKind.open}</summary>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pb-2">
            <FormText
              label={ofKind.field}
              name={kind}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              defaultValue={state.result?.values?.[kind]}
              className="min-w-0 flex-1 basis-28"
            />
            <Button
              type="submit"
              look="outline"
              // below the label, next to the field
              className="mt-7"
              pending={state.isPending && texts.applying}
            >
              {texts.apply}
            </Button>
          </div>
        </details>
      )}
    </StoreForm>
  );
}
