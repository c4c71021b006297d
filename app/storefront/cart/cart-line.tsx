import { Link } from 'react-router';
import { toast } from 'sonner';
import type { CartLineItem, CartResponse } from 'storewire';
import {
  useRemoveCurrentCartLineItemsAction,
  useUpdateCurrentCartLineItemsQuantityAction,
} from 'storewire/react';
import type { Text } from '../../shared/text/en.ts';
import { useMoney, useText } from '../../shared/text/text.ts';
import { explainWithId } from '../../shared/ui/error-notice.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { QuantityField } from '../../shared/ui/quantity-field.tsx';
import { paths } from '../paths.ts';
import { STORES_APP_ID } from '../store.ts';
import { LineDetails } from './line-details.tsx';
import { type Remark, Remarks } from './remarks.tsx';
import { translated } from './translated.ts';

export interface CartLineProps {
  line: CartLineItem;
  /** Currency of the displayed amounts. */
  currency: string;
  remarks: readonly Remark[];
  onRemove: () => void;
}

/** One line of the cart. */
export function CartLine({ line, currency, remarks, onRemove }: CartLineProps) {
  const text = useText();
  const update = useUpdateCurrentCartLineItemsQuantityAction();
  const remove = useRemoveCurrentCartLineItemsAction();
  const name = translated(line.productName);
  const isBusy = update.isMutating || remove.isMutating;

  const change = (quantity: number): void => {
    const fail = (error: unknown): void =>
      void toast.error(text.cart.changeFailed(name), { description: explainWithId(error, text) });
    update.trigger({ lineItems: [{ id: line.id ?? '', quantity }] }).catch(fail);
  };
  const takeOut = (): void => {
    const announce = (answer: CartResponse): void => {
      const isGone = !answer.cart?.lineItems.some(({ id }) => id === line.id);
      if (isGone) toast.success(text.cart.removed(name));
      onRemove();
    };
    const fail = (error: unknown): void =>
      void toast.error(text.cart.removeFailed(name), { description: explainWithId(error, text) });
    remove.trigger({ lineItemIds: [line.id ?? ''] }).then(announce, fail);
  };

  return (
    <li
      aria-busy={isBusy}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-6 transition-opacity aria-busy:opacity-60 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <Picture
        url={line.image?.url}
        alt={line.image?.altText ?? ''}
        name={name}
        width={line.image?.width}
        height={line.image?.height}
        sizes="9rem"
        className="aspect-square rounded-xl sm:aspect-3/2"
      />
      <div className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <h3 className="font-serif text-xl leading-snug break-words">
            <LineLink line={line}>{name}</LineLink>
          </h3>
          <LineDetails line={line} />
        </div>
        <LinePrice line={line} currency={currency} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-1 sm:col-start-2">
        {line.fixedQuantity ? (
          <p className="tabular-nums">
            {text.product.quantity} {line.quantity}
          </p>
        ) : (
          <QuantityField
            label={text.cart.quantityOf(name)}
            value={line.quantity}
            max={line.availability?.quantityAvailable ?? undefined}
            isBusy={isBusy}
            onCommit={change}
          />
        )}
        <button
          type="button"
          aria-label={text.cart.removeName(name)}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : takeOut}
          className="min-h-11 px-2 text-sm text-soft underline underline-offset-4 hover:text-danger"
        >
          {remove.isMutating ? text.cart.removing : text.cart.remove}
        </button>
        <Remarks remarks={[...stockRemarks(line, text), ...remarks]} className="basis-full" />
      </div>
    </li>
  );
}

/** The name links to the product page, if the product is in the catalog of the store. */
function LineLink({ line, children }: { line: CartLineItem; children: string }) {
  const { appId, catalogItemId } = line.catalogReference ?? {};
  if (appId !== STORES_APP_ID || !catalogItemId) return children;
  return (
    <Link to={paths.product(catalogItemId)} className="inline-block underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

function LinePrice({
  line: { lineItemPrice, price, priceUndetermined, quantity },
  currency,
}: Pick<CartLineProps, 'line' | 'currency'>) {
  const { cart } = useText();
  const money = useMoney();
  if (priceUndetermined || !lineItemPrice) return null;
  return (
    <div className="shrink-0 tabular-nums sm:text-end">
      <p className="text-lg">{money(lineItemPrice.convertedAmount, currency)}</p>
      {price && quantity > 1 ? (
        <p className="text-sm text-soft">{cart.each(money(price.convertedAmount, currency))}</p>
      ) : null}
    </div>
  );
}

/** Why the catalog rejects the quantity of a line. */
function stockRemarks({ availability, quantity }: CartLineItem, { cart }: Text): Remark[] {
  const available = availability?.quantityAvailable ?? undefined;
  if (availability?.status === 'NOT_AVAILABLE' || availability?.status === 'NOT_FOUND')
    return [{ text: cart.unavailable, isError: true }];
  return available !== undefined && available < quantity
    ? [{ text: cart.left(available), isError: true }]
    : [];
}
