import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EstimateCurrentCartTotalsInput, StoreError } from 'storewire';
import { type CartV1ChangeResult, useInvalidate } from 'storewire/react';
import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadingStatus } from '../../components/skeleton.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { CartSkeleton } from '../../skeletons/cart-skeleton.tsx';
import { errorOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { GiftCardState } from './gift-card.ts';
import type { CartResult } from './submit-cart.ts';
import { UndoRemoval } from './undo-removal.tsx';
import { useShopCart } from './use-shop-cart.ts';

/** The totals are calculated with the address and the delivery option that the cart has. */
export const ESTIMATE: EstimateCurrentCartTotalsInput = {};

interface CartContentProps {
  /** Prices of lines when the shopper saw them before. */
  pricesBefore?: Readonly<Record<string, string>>;
  result?: CartResult | undefined;
  /** Undefined where none can be entered. */
  giftCard?: GiftCardState | undefined;
  /** Where an empty cart leads. */
  keepShopping: string;
  /** True in the drawer, which is narrow. */
  isNarrow?: boolean;
}

/** The result of the last change. */
interface LastChange extends Pick<CartV1ChangeResult, 'failure' | 'reduced'> {
  /** Makes the change again. */
  again: () => void;
}

/** Lines, problems and totals: the content of the cart page and of the drawer. */
export function CartContent(props: CartContentProps) {
  const { pricesBefore, result, giftCard, keepShopping, isNarrow = false } = props;
  const text = useText();
  const shopCart = useShopCart({ estimate: ESTIMATE });
  const { cart, count, estimate, error, isLoading, isSaving, retry } = shopCart;
  const [last, setLast] = useState<LastChange>();
  const failure = last?.failure ?? failureWithoutScript(result);
  const problem = result?.problems?.quantity;
  const box = useRef<HTMLDivElement>(null);
  const [prices] = useState(() => ({
    ...Object.fromEntries((cart?.lineItems ?? []).map(({ id, price }) => [id, price?.amount])),
    ...pricesBefore,
  }));
  useReadAgain(result);
  useGiftCardAgain(giftCard, estimate?.priceSummary?.total?.amount);
  /** Changes the cart, and shows the result. */
  const change = async (make: () => Promise<CartV1ChangeResult>): Promise<void> => {
    setLast(undefined);
    const { failure, reduced } = await make();
    setLast({ failure, reduced, again: () => void change(make) });
  };
  const lines = cart?.lineItems ?? [];
  const undo = (
    <UndoRemoval
      removed={shopCart.removed}
      onUndo={() => {
        void change(shopCart.undoRemoval);
        box.current?.focus();
      }}
    />
  );
  if (error && count === undefined)
    return <ErrorNotice title={text.cart.failed} error={error} onRetry={retry} isRetrying={isLoading} />;
  if (count === undefined)
    return (
      <>
        <LoadingStatus>{text.states.loading}</LoadingStatus>
        <CartSkeleton isNarrow={isNarrow} />
      </>
    );
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <SlowNotice isWaiting={isSaving} className="[&>*]:mb-6" />
      {failure ? (
        <div className="mb-6">
          <ErrorNotice
            isSmall
            title={text.cart.saveFailed}
            text={failure.kind === 'system' ? text.cart.changeUnknown : undefined}
            error={failure}
            onRetry={last?.again}
            isRetrying={isSaving}
          />
        </div>
      ) : null}
      {problem ? <Notice tone="danger" role="alert" title={problem} className="mb-6" /> : null}
      {lines.length === 0 || !cart ? (
        <>
          {undo}
          <EmptyState
            icon={<ShoppingBag aria-hidden="true" />}
            title={text.cart.empty}
            text={text.cart.emptyText}
            action={
              <PageLink to={keepShopping} className={buttonLook()}>
                {text.cart.keepShopping}
              </PageLink>
            }
          />
        </>
      ) : (
        <div
          className={
            isNarrow
              ? 'flex flex-col gap-6'
              : 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]'
          }
        >
          <section aria-labelledby="cart-lines" className="min-w-0">
            <h2 id="cart-lines" className="sr-only">
              {text.cart.lines}
            </h2>
            {undo}
            <ul className="divide-y divide-line border-y border-line">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  currency={cart.currency}
                  priceBefore={prices[line.id ?? '']}
                  reducedTo={last?.reduced?.lineItemId === line.id ? last?.reduced?.quantity : undefined}
                  violations={
                    estimate?.violations.filter(({ target }) => target?.lineItem?.id === line.id) ?? []
                  }
                  onQuantity={(quantity) => void change(() => shopCart.setQuantity(line.id ?? '', quantity))}
                  onRemove={() => void change(() => shopCart.remove(line.id ?? ''))}
                />
              ))}
            </ul>
            {isNarrow ? null : (
              <PageLink to={keepShopping} className={`${LINK} mt-4`}>
                {text.cart.keepShopping}
              </PageLink>
            )}
          </section>
          <div className={isNarrow ? '' : 'lg:sticky lg:top-8'}>
            <CartNotices violations={estimate?.violations ?? []} errors={estimate?.calculationErrors} />
            <CartSummary
              cart={cart}
              estimate={estimate}
              error={error}
              isUpdating={isSaving}
              onRetry={retry}
              result={result}
              giftCard={giftCard}
              isNarrow={isNarrow}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** Why a line was not changed by a form, which only pages without JavaScript send. */
const failureWithoutScript = (result: CartResult | undefined): StoreError | undefined =>
  result?.failure && /^(?:quantity|remove)$/.test(result.intent) ? errorOf(result.failure) : undefined;

/** Reads the cart again after a form has changed it on the server. */
function useReadAgain(result: CartResult | undefined): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (result?.isCartChanged) void invalidate(['currentCart']);
  }, [result, invalidate]);
}

/** Reads again what the gift card pays after the total has changed. */
function useGiftCardAgain(giftCard: GiftCardState | undefined, total: string | undefined): void {
  const { revalidate } = useRevalidator();
  const last = useRef(total);
  const isApplied = giftCard?.applied !== undefined;
  useEffect(() => {
    if (isApplied && last.current !== undefined && last.current !== total) void revalidate();
    last.current = total;
  }, [isApplied, total, revalidate]);
}
