import { ShoppingBag } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartV2, LineItem, StoreError, CartSummary as Summary } from 'storewire';
import { type CartChangeResult, useRevalidate } from 'storewire/react';
import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { ESTIMATE, useShopCart } from '../../shop/cart/shop-cart.ts';
import { linesOf } from '../../shop/cart/violations.ts';
import { SuggestedProducts } from '../../shop/catalog/suggested-products.tsx';
import { errorOf } from '../../store/failure.ts';
import { shortItemsOf } from '../../store/short-items.ts';
import { useText } from '../../text/text.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import { UndoRemoval } from './undo-removal.tsx';

interface CartContentProps {
  /** Prices of lines when the shopper saw them before. */
  pricesBefore?: Readonly<Record<string, string>>;
  result?: FormResult | undefined;
  /** True in the drawer, which is narrow. */
  isNarrow?: boolean;
}

/** A cart with so few lines leaves room for suggestions. */
export const SHORT = 2;

/** The price of a piece of each line in the catalog, before discounts, by the id of the line. */
export const pricesOf = (lines: readonly LineItem[]): Record<string, string | undefined> =>
  Object.fromEntries(lines.map(({ id, pricing }) => [id, pricing?.breakdown?.salePrice?.amount]));

const columnsOf = (isNarrow: boolean): string =>
  isNarrow ? 'flex flex-col gap-6' : 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]';

/** A change that was not saved. */
interface FailedChange {
  failure: StoreError;
  /** Makes the change again. */
  again: () => void;
}

/** Lines, problems and totals: the content of the cart page and of the drawer. */
export function CartContent(props: CartContentProps) {
  const { pricesBefore, result, isNarrow = false } = props;
  const text = useText();
  const paths = usePaths();
  const shopCart = useShopCart({ estimate: ESTIMATE });
  const { cart, count, summary, error, isLoading, isSaving, retry } = shopCart;
  const [failed, setFailed] = useState<FailedChange>();
  const lines = cart?.lineItems ?? [];
  const short = shortItemsOf(failed?.failure);
  const isAtLine =
    short.length > 0 && short.every(({ lineItemId }) => lines.some(({ id }) => id === lineItemId));
  const failure = isAtLine ? undefined : (failed?.failure ?? failureWithoutScript(result));
  const problem = result?.problems?.['quantity'];
  const box = useRef<HTMLDivElement>(null);
  const [prices] = useState(() => ({
    ...pricesOf(cart?.lineItems ?? []),
    ...pricesBefore,
  }));
  useRefreshedCart(cart, summary);
  /** Changes the cart, and shows why it was not saved. */
  const change = async (make: () => Promise<CartChangeResult>): Promise<void> => {
    setFailed(undefined);
    const { failure } = await make();
    if (failure) setFailed({ failure, again: () => void change(make) });
  };
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
      {failure ? (
        <div className="mb-6">
          <ErrorNotice
            isSmall
            title={text.cartLines.saveFailed}
            text={
              short[0]
                ? text.cart.tooMany(short[0].available)
                : failure.kind === 'system'
                  ? text.cartLines.changeUnknown
                  : undefined
            }
            error={failure}
            onRetry={failed?.again}
            isRetrying={isSaving}
          />
        </div>
      ) : null}
      {problem ? <Notice tone="danger" role="alert" title={problem} className="mb-6" /> : null}
      <UndoRemoval
        removed={shopCart.removed}
        onUndo={() => {
          void change(shopCart.undoRemoval);
          box.current?.focus();
        }}
      />
      {lines.length === 0 || !cart ? (
        <EmptyState
          icon={<ShoppingBag aria-hidden="true" />}
          title={text.cart.empty}
          text={text.cart.emptyText}
          action={
            <PageLink to={paths.products} className={buttonLook()}>
              {text.cart.keepShopping}
            </PageLink>
          }
        />
      ) : (
        <div className={columnsOf(isNarrow)}>
          <section aria-labelledby="cart-lines" className="min-w-0">
            <h2 id="cart-lines" className="sr-only">
              {text.cart.lines}
            </h2>
            <ul className="divide-y divide-line border-line border-b">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  cartId={cart.id}
                  line={line}
                  currency={cart.businessInfo?.currencyCode}
                  priceBefore={prices[line.id]}
                  short={short.find(({ lineItemId }) => lineItemId === line.id)}
                  violations={summary?.violations.filter((each) => linesOf(each).includes(line.id)) ?? []}
                  onQuantity={(quantity) => void change(() => shopCart.setQuantity(line.id, quantity))}
                  onRemove={() => void change(() => shopCart.remove(line.id))}
                />
              ))}
            </ul>
            {isNarrow ? null : (
              <PageLink to={paths.products} className={`${LINK} mt-4`}>
                {text.cart.keepShopping}
              </PageLink>
            )}
          </section>
          <div className={isNarrow ? '' : 'lg:sticky lg:top-24'}>
            <Suspense>{summary ? <CartNotices cart={cart} summary={summary} /> : null}</Suspense>
            <CartSummary
              cart={cart}
              summary={summary}
              error={error}
              isUpdating={isSaving}
              onRetry={retry}
              result={result}
              isNarrow={isNarrow}
            />
          </div>
        </div>
      )}
      {isNarrow || lines.length > SHORT ? null : <SuggestedProducts isAlone={lines.length === 0} />}
    </div>
  );
}

/** Why a line was not changed by a form, which only pages without JavaScript send. */
const failureWithoutScript = (result: FormResult | undefined): StoreError | undefined =>
  result?.failure && /^(?:quantity|remove)$/.test(result.intent) ? errorOf(result.failure) : undefined;

/** Reads the cart again if its totals are those of a later one: of new prices, or of another browser. */
function useRefreshedCart(cart: CartV2 | undefined, summary: Summary | undefined): void {
  const revalidate = useRevalidate();
  const isOutdated = cart && summary && BigInt(summary.cartRevision) > BigInt(cart.revision);
  useEffect(() => {
    if (isOutdated) void revalidate(['currentCartV2']);
  }, [isOutdated, revalidate]);
}

/** The cart while it is read: two lines and the totals. */
function CartSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <div aria-hidden="true" className={columnsOf(isNarrow)}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-112 rounded-3xl" />
    </div>
  );
}
