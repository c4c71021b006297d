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
export function CodeForms(props: CodeFormsProps) {
  return (
    <>
      <CodeForm {...props} kind="coupon" />
      <CodeForm {...props} kind="giftCard" />
    </>
  );
}

/** The scope of what the shop objects to in a code. */
const SCOPES = { coupon: 'DISCOUNT', giftCard: 'GIFT_CARD' } as const;

/** The code in use, as it may be shown. */
function codeIn({ coupons, paymentInfo }: CartV2, kind: CodeKind): { id: string; code: string } | undefined {
  if (kind === 'coupon') return coupons[0];
  const [giftCard] = paymentInfo?.giftCards ?? [];
  return giftCard && { id: giftCard.id, code: giftCard.obfuscatedCode };
}

/** Applies or removes a code. One in use that does not count says why. */
function CodeForm({ kind, cart, violations = [], result }: CodeFormsProps & { kind: CodeKind }) {
  const { cartExtras: texts, cart: cartTexts } = useText();
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const applied = codeIn(cart, kind);
  const violation = violations.find(({ scope }) => scope === SCOPES[kind]);
  const problem = violation && textOf(violation);
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
      <input type="hidden" name="cart" value={cart.id} />
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
            pending={state.isPending && cartTexts.updating}
          >
            {cartTexts.remove}
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
