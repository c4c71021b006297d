import { Gift, Tag, X } from 'lucide-react';
import type { CartV2, ViolationV2 } from 'storewire';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { FormText } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/text.tsx';
import { useViolationText } from './use-violation-text.ts';
import { CODE_KINDS, type CodeKind } from './violations.ts';

interface CodeFormsProps {
  cart: CartV2;
  /** The cart itself says them, and passes none. */
  violations?: readonly ViolationV2[];
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

/** The coupon and the gift card of a cart or a checkout, and one field for what it has none of. */
export function CodeForms({ cart, violations = [], result }: CodeFormsProps) {
  const codes = CODE_KINDS.map((kind) => ({ kind, applied: codeIn(cart, kind) }));
  const left = codes.flatMap(({ kind, applied }) => (applied ? [] : [kind]));
  return (
    <>
      <ul className="flex flex-wrap gap-2 py-2 empty:hidden">
        {codes.map(({ kind, applied }) =>
          applied ? (
            <li key={kind} className="min-w-0">
              <AppliedCode
                cart={cart}
                kind={kind}
                applied={applied}
                violation={violations.find(({ scope }) => scope === SCOPES[kind])}
                result={result}
              />
            </li>
          ) : null,
        )}
      </ul>
      {left.length > 0 ? <RedeemForm key={String(left)} cart={cart} kinds={left} result={result} /> : null}
    </>
  );
}

/** Whether the codes have something to say, so that they must not be folded. */
export const isAboutCodes = ({ violations = [], result }: Omit<CodeFormsProps, 'cart'>): boolean =>
  violations.some(({ scope }) => /^(?:DISCOUNT|GIFT_CARD)$/.test(scope)) ||
  /^(?:redeem|removeCoupon|removeGiftCard)$/.test(result?.intent ?? '');

/** The scope of what the shop objects to in a code. */
const SCOPES = { coupon: 'DISCOUNT', giftCard: 'GIFT_CARD' } as const;

/** A code in use, as it may be shown. */
interface Applied {
  id: string;
  code: string;
}

function codeIn({ coupons, paymentInfo }: CartV2, kind: CodeKind): Applied | undefined {
  if (kind === 'coupon') return coupons[0];
  const [giftCard] = paymentInfo?.giftCards ?? [];
  return giftCard && { id: giftCard.id, code: giftCard.obfuscatedCode };
}

const CHIPS = {
  coupon: { intent: 'removeCoupon', Icon: Tag },
  giftCard: { intent: 'removeGiftCard', Icon: Gift },
} as const;

interface AppliedCodeProps {
  cart: CartV2;
  kind: CodeKind;
  applied: Applied;
  violation: ViolationV2 | undefined;
  result: FormResult | undefined;
}

/** A code in use as a chip that removes it. One that does not count says why. */
function AppliedCode({ cart, kind, applied: { id, code }, violation, result }: AppliedCodeProps) {
  const { cart: texts } = useText();
  const textOf = useViolationText(cart.businessInfo?.currencyCode);
  const { intent, Icon } = CHIPS[kind];
  const state = useForm(intent, result);
  const ofKind = texts[kind];
  return (
    <StoreForm isSmall state={state} failedTitle={texts.codeFailed} preventScrollReset className="contents">
      <input type="hidden" name="cart" value={cart.id} />
      <input type="hidden" name="applied" value={id} />
      <p role="status" className={violation ? 'mb-1 text-danger text-sm' : 'sr-only'}>
        {violation ? `${code}: ${textOf(violation)}` : ofKind.applied(code)}
      </p>
      <span className="inline-flex max-w-full items-center rounded-full border border-edge bg-raised ps-3.5 text-sm">
        <Icon aria-hidden="true" className="me-2 size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <bdi translate="no" className="min-w-0">
          {code}
        </bdi>
        <Button
          type="submit"
          look="plain"
          className="min-w-11 px-3!"
          aria-label={ofKind.remove(code)}
          pending={state.isPending && texts.updating}
        >
          <X aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      </span>
    </StoreForm>
  );
}

interface RedeemFormProps {
  cart: CartV2;
  /** What the code may be. */
  kinds: readonly CodeKind[];
  result: FormResult | undefined;
}

/** Redeems a code, whatever it is. */
function RedeemForm({ cart, kinds, result }: RedeemFormProps) {
  const { cart: texts } = useText();
  const state = useForm('redeem', result);
  const [kind, other] = kinds;
  const { open, field } = kind && !other ? texts[kind] : texts.code;
  return (
    // stays open while a code is wrong
    <Disclosure
      summary={open}
      isOpen={state.isPending || (state.result && !state.result.isSaved) || undefined}
    >
      <StoreForm
        isSmall
        state={state}
        failedTitle={texts.codeFailed}
        preventScrollReset
        className="flex flex-wrap items-start gap-x-3 gap-y-2"
      >
        <input type="hidden" name="cart" value={cart.id} />
        {kinds.map((each) => (
          <input key={each} type="hidden" name="kind" value={each} />
        ))}
        <FormText
          label={field}
          // the heading says it
          isLabelHidden
          name="redeem"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          defaultValue={state.result?.values?.['redeem']}
          className="min-w-0 flex-1 basis-28"
        />
        <Button type="submit" look="outline" pending={state.isPending && texts.applying}>
          {texts.apply}
        </Button>
      </StoreForm>
    </Disclosure>
  );
}
