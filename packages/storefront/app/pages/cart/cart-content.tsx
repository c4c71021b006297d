import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CartV2, LineItem, StoreError } from 'storewire';
import { type CartChangeResult, type CartState, useRevalidate } from 'storewire/react';
import { LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { ESTIMATE, useShopCart } from '../../shop/cart/shop-cart.ts';
import { linesOf } from '../../shop/cart/violations.ts';
import { KeepShopping } from '../../shop/keep-shopping.tsx';
import { errorOf, isUnknownOutcome, type ShortItem, shortItemsOf } from '../../store/failure.ts';
import { useText } from '../../text/text.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotices, CartSummary } from './cart-summary.tsx';
import { UndoRemoval } from './undo-removal.tsx';

interface CartContentProps {
  /** Prices of lines when the shopper saw them before. */
  pricesBefore?: Readonly<Record<string, string>>;
  result?: FormResult | undefined;
  /** True in the drawer, which is narrow. */
  isNarrow?: boolean;
}

/** The price of a piece of each line in the catalog, before discounts, by the id of the line. */
export const pricesOf = (lines: readonly LineItem[]): Record<string, string | undefined> =>
  Object.fromEntries(lines.map(({ id, pricing }) => [id, pricing?.breakdown?.salePrice?.amount]));

/** Lines, problems and totals: the content of the cart page and of the drawer. */
export function CartContent({ pricesBefore, result, isNarrow = false }: CartContentProps) {
  const { cart: text } = useText();
  const shopCart = useShopCart({ estimate: ESTIMATE });
  const { cart, count, error, isLoading, retry } = shopCart;
  const [prices] = useState(() => ({ ...pricesOf(cart?.lineItems ?? []), ...pricesBefore }));
  useRefreshedCart(shopCart);
  if (count !== undefined)
    return <LoadedCart shopCart={shopCart} prices={prices} result={result} isNarrow={isNarrow} />;
  if (error) return <ErrorNotice title={text.failed} error={error} onRetry={retry} isRetrying={isLoading} />;
  return <LoadingCart isNarrow={isNarrow} />;
}

/** Reads the cart again if its totals are those of a later one: of new prices, or of another browser. */
function useRefreshedCart({ cart, summary }: CartState): void {
  const revalidate = useRevalidate();
  const isOutdated = cart && summary && BigInt(summary.cartRevision) > BigInt(cart.revision);
  useEffect(() => {
    if (isOutdated) void revalidate(['currentCartV2']);
  }, [isOutdated, revalidate]);
}

const columnsOf = (isNarrow: boolean): string =>
  isNarrow ? 'flex flex-col gap-6' : 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]';

/** The cart while it is read: two lines and the totals. */
function LoadingCart({ isNarrow }: { isNarrow: boolean }) {
  const { states } = useText();
  return (
    <>
      <LoadingStatus>{states.loading}</LoadingStatus>
      <div aria-hidden="true" className={columnsOf(isNarrow)}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
        <Skeleton className="h-112 rounded-3xl" />
      </div>
    </>
  );
}

interface LoadedCartProps {
  shopCart: CartState;
  /** Prices of lines, as the shopper has seen them. */
  prices: Readonly<Record<string, string | undefined>>;
  result: FormResult | undefined;
  isNarrow: boolean;
}

/** Whether a cart with these lines has a change. */
type IsMade = (lines: readonly LineItem[]) => boolean;

type ChangeCart = (make: () => Promise<CartChangeResult>, isMade: IsMade) => Promise<void>;

/** A change that was not saved, or whose answer was lost. */
interface Failed {
  failure: StoreError;
  isMade: IsMade;
  again: () => void;
}

/** Shows and changes the cart, and says why a change was not saved. */
function LoadedCart({ shopCart, prices, result, isNarrow }: LoadedCartProps) {
  const { cart } = shopCart;
  const [failed, setFailed] = useState<Failed>();
  const box = useRef<HTMLDivElement>(null);
  const change: ChangeCart = async (make, isMade) => {
    setFailed(undefined);
    const { failure } = await make();
    if (failure) setFailed({ failure, isMade, again: () => void change(make, isMade) });
  };
  const lines = cart?.lineItems ?? [];
  // the cart that was read again shows a change whose answer was lost
  if (failed && isUnknownOutcome(failed.failure) && !shopCart.isSaving && failed.isMade(lines))
    setFailed(undefined);
  const short = shortItemsOf(failed?.failure);
  const isAtLine =
    short.length > 0 && short.every(({ lineItemId }) => lines.some(({ id }) => id === lineItemId));
  const failure = isAtLine ? undefined : (failed?.failure ?? failureWithoutScript(result));
  const problem = result?.problems?.['quantity'];
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {failure ? (
        <FailedChange failure={failure} onRetry={failed?.again} isRetrying={shopCart.isSaving} />
      ) : null}
      {problem ? <Notice tone="danger" role="alert" title={problem} className="mb-6" /> : null}
      <UndoRemoval
        removed={shopCart.removed}
        onUndo={() => {
          void change(shopCart.undoRemoval, (after) => after.length > lines.length);
          box.current?.focus();
        }}
      />
      {cart && lines.length > 0 ? (
        <FilledCart
          shopCart={shopCart}
          cart={cart}
          prices={prices}
          short={short}
          result={result}
          isNarrow={isNarrow}
          onChange={change}
        />
      ) : (
        <EmptyCart />
      )}
    </div>
  );
}

/** Why a line was not changed by a form, which only pages without JavaScript send. */
const failureWithoutScript = (result: FormResult | undefined): StoreError | undefined =>
  result?.failure && /^(?:quantity|remove)$/.test(result.intent) ? errorOf(result.failure) : undefined;

interface FailedChangeProps {
  failure: StoreError;
  /** Makes the change again. */
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
}

/** A change that was not saved. */
function FailedChange({ failure, onRetry, isRetrying }: FailedChangeProps) {
  const { cart } = useText();
  const [short] = shortItemsOf(failure);
  const unknown = failure.kind === 'system' ? cart.changeUnknown : undefined;
  return (
    <div className="mb-6">
      <ErrorNotice
        isSmall
        title={cart.saveFailed}
        text={short ? cart.tooMany(short.available) : unknown}
        error={failure}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </div>
  );
}

function EmptyCart() {
  const { cart } = useText();
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={cart.empty}
      text={cart.emptyText}
      action={<KeepShopping />}
    />
  );
}

interface FilledCartProps extends LoadedCartProps {
  cart: CartV2;
  /** Items of which fewer pieces are left than were entered last. */
  short: readonly ShortItem[];
  onChange: ChangeCart;
}

/** The lines, and next to or below them the totals. */
function FilledCart({ shopCart, cart, prices, short, result, isNarrow, onChange }: FilledCartProps) {
  const { cart: text } = useText();
  const { summary } = shopCart;
  return (
    <div className={columnsOf(isNarrow)}>
      <section aria-labelledby="cart-lines" className="min-w-0">
        <h2 id="cart-lines" className="sr-only">
          {text.lines}
        </h2>
        <ul className="divide-y divide-line border-line border-b">
          {cart.lineItems.map((line) => (
            <CartLine
              key={line.id}
              cartId={cart.id}
              line={line}
              currency={cart.businessInfo?.currencyCode}
              priceBefore={prices[line.id]}
              short={short.find(({ lineItemId }) => lineItemId === line.id)}
              violations={summary?.violations.filter((each) => linesOf(each).includes(line.id)) ?? []}
              onQuantity={(quantity) =>
                void onChange(
                  () => shopCart.setQuantity(line.id, quantity),
                  (after) =>
                    after.find(({ id }) => id === line.id)?.quantityInfo?.requestedQuantity === quantity,
                )
              }
              onRemove={() =>
                void onChange(
                  () => shopCart.remove(line.id),
                  (after) => !after.some(({ id }) => id === line.id),
                )
              }
            />
          ))}
        </ul>
        {isNarrow ? null : <KeepShopping className={`${LINK} mt-4`} />}
      </section>
      <div className={isNarrow ? '' : 'lg:sticky lg:top-24'}>
        {summary ? <CartNotices cart={cart} summary={summary} /> : null}
        <CartSummary shopCart={shopCart} cart={cart} result={result} isNarrow={isNarrow} />
      </div>
    </div>
  );
}
