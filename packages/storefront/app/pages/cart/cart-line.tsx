import { Suspense } from 'react';
import { Form } from 'react-router';
import type { LineItem, ViolationV2 } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { Money } from '../../components/data.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { ShortItem } from '../../store/short-items.ts';
import { useCatalogText } from '../../text/catalog-text.tsx';
import { useMoney, useText } from '../../text/text.tsx';
import { LineForm } from '../purchase/line-form.tsx';
import {
  LineOptions,
  nameOf,
  pictureOfLine,
  shownLine,
  slugOf,
  translated,
} from '../purchase/line-summary.tsx';
import { useCartLineText } from '../purchase/use-cart-line-text.ts';
import { useViolationText } from '../purchase/use-violation-text.ts';
import { LineNotice } from './line-notice.tsx';

interface CartLineProps {
  cartId: string;
  line: LineItem;
  currency: string | undefined;
  /** Price of a piece when the shopper saw it before. */
  priceBefore?: string | undefined;
  /** Present if fewer pieces are left than were entered last. */
  short: ShortItem | undefined;
  /** What the shop objects to in this line. */
  violations: readonly ViolationV2[];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart. Its forms work without JavaScript. */
export function CartLine(props: CartLineProps) {
  const { cartId, line, currency, onQuantity, onRemove } = props;
  const text = { ...useText(), ...useCartLineText() };
  const paths = usePaths();
  const shown = shownLine(line);
  const name = useCatalogText()(nameOf(shown));
  const { id, quantityInfo, pricing, discounts = [], status } = line;
  const slug = slugOf(line);
  const max = quantityInfo?.availableQuantity ?? undefined;
  const isGone = status === 'OUT_OF_STOCK' || status === 'REMOVED_FROM_CATALOG';
  const nameLink = slug ? (
    <PageLink to={paths.product(slug)} className="underline-offset-4 hover:underline">
      <bdi>{name}</bdi>
    </PageLink>
  ) : (
    <bdi>{name}</bdi>
  );
  return (
    <li className="@container py-5">
      <div className="grid grid-cols-1 gap-x-4 @[12rem]:grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] sm:gap-x-6">
        <Picture
          image={pictureOfLine(shown)}
          alt=""
          name={name}
          sizes="5.5rem"
          className="w-full max-w-22 self-start rounded-2xl @3xs:row-span-2"
        />
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h3 className="min-w-0 flex-1 basis-24 font-serif text-lg leading-snug">{nameLink}</h3>
          {pricing?.totalPrice ? (
            <p className="ms-auto tabular-nums">
              <Money amount={pricing.totalPrice.amount} currency={currency} />
            </p>
          ) : null}
          <div className="basis-full">
            <LineOptions line={shown} />
            {pricing?.unitPrice && shown.quantity > 1 ? (
              <Each amount={pricing.unitPrice.amount} currency={currency} />
            ) : null}
            {discounts.map(({ name, amountOff }) => (
              <p key={translated(name)} className="text-sm text-soft tabular-nums">
                <bdi>{translated(name)}</bdi> <Money amount={`-${amountOff?.amount}`} currency={currency} />
              </p>
            ))}
          </div>
        </div>
        <div className="col-span-full mt-3 flex flex-wrap items-start gap-x-4 gap-y-2 @3xs:col-start-2">
          {quantityInfo?.fixedQuantity || isGone ? null : (
            <Form
              method="post"
              preventScrollReset
              onSubmit={(event) => event.preventDefault()}
              className="flex max-w-full flex-wrap items-start gap-2"
            >
              <input type="hidden" name="intent" value="quantity" />
              <input type="hidden" name="cart" value={cartId} />
              <input type="hidden" name="line" value={id} />
              <QuantityField
                label={text.cart.quantityOf(name)}
                name="quantity"
                value={quantityInfo?.requestedQuantity ?? shown.quantity}
                max={max}
                onCommit={onQuantity}
              />
              <noscript>
                <button type="submit" className={buttonLook('outline')}>
                  {text.cartLines.update}
                </button>
              </noscript>
            </Form>
          )}
          <LineForm
            cartId={cartId}
            line={id}
            onChange={onRemove}
            look="quiet"
            aria-label={text.cart.removeName(name)}
            className="px-0!"
          >
            {text.cart.remove}
          </LineForm>
        </div>
        <Suspense>
          <Notices {...props} isGone={isGone} max={max} />
        </Suspense>
      </div>
    </li>
  );
}

function Each({ amount, currency }: { amount: string; currency: string | undefined }) {
  const { cartLines } = useCartLineText();
  const money = useMoney();
  return <p className="text-sm text-soft tabular-nums">{cartLines.each(money(amount, currency))}</p>;
}

interface NoticesProps extends CartLineProps {
  isGone: boolean;
  max: number | undefined;
}

/** What has changed or is wrong with a line, each with its fix. */
function Notices(props: NoticesProps) {
  const { line, currency, priceBefore, short, violations, isGone, max, onQuantity, onRemove } = props;
  const { cartLines } = useCartLineText();
  const { cart, catalog } = useText();
  const textOf = useViolationText(currency);
  const money = useMoney();
  const price = line.pricing?.breakdown?.salePrice?.amount;
  const { confirmedQuantity = 1, requestedQuantity = 1 } = line.quantityInfo ?? {};
  const fix = { cartId: props.cartId, line: line.id, look: 'outline', size: 'small' } as const;
  const remove = (
    <LineForm {...fix} onChange={onRemove} aria-label={cart.removeName(nameOf(shownLine(line)))}>
      {cart.remove}
    </LineForm>
  );
  const change = (quantity: number) => (
    <LineForm {...fix} quantity={quantity} onChange={() => onQuantity(quantity)}>
      {cartLines.setQuantity(quantity)}
    </LineForm>
  );
  // the status of the line says it
  const others = violations.filter(({ code }) => code !== 'LINE_ITEMS_OUT_OF_STOCK');
  return (
    <div className="col-span-full mt-3 flex flex-col gap-2 empty:hidden sm:col-start-2">
      {isGone ? (
        <LineNotice isError fix={remove}>
          {line.status === 'OUT_OF_STOCK' ? catalog.soldOut : cartLines.unavailable}.{' '}
          {cartLines.unavailableText}
        </LineNotice>
      ) : null}
      {line.status === 'PARTIALLY_IN_STOCK' && max ? (
        <LineNotice isError fix={change(max)}>
          {cartLines.partly(requestedQuantity, confirmedQuantity)}
        </LineNotice>
      ) : null}
      {short ? (
        <LineNotice
          isError
          fix={
            short.available > 0 && short.available !== requestedQuantity ? change(short.available) : undefined
          }
        >
          {cart.tooMany(short.available)}
        </LineNotice>
      ) : null}
      {price !== undefined && priceBefore !== undefined && price !== priceBefore ? (
        <LineNotice>
          {cartLines.priceChanged(money(priceBefore, currency), money(price, currency))}
        </LineNotice>
      ) : null}
      {others.map((violation) => {
        const { code, description, severity, customValidationData: custom } = violation;
        return (
          <LineNotice
            key={`${code} ${description}`}
            isError={severity === 'ERROR'}
            fix={custom?.target?.lineItem?.suggestedFix === 'REMOVE_LINE_ITEM' ? remove : undefined}
          >
            <bdi>{textOf(violation)}</bdi>
          </LineNotice>
        );
      })}
    </div>
  );
}
