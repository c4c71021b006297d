import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { LineItem, ViolationV2 } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { Money } from '../../components/money.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { LineForm } from '../../shop/cart/line-form.tsx';
import { LineOptions, nameOf, shownLine, slugOf, translated } from '../../shop/cart/line-summary.tsx';
import { useViolationText } from '../../shop/cart/use-violation-text.ts';
import type { ShortItem } from '../../store/failure.ts';
import { CatalogText, useMoney, useText } from '../../text/text.tsx';

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

/** Whether nothing is left of a line. */
export const isGone = ({ status }: LineItem): boolean =>
  status === 'OUT_OF_STOCK' || status === 'REMOVED_FROM_CATALOG';

/** One line of the cart. Its forms work without JavaScript. */
export function CartLine(props: CartLineProps) {
  const { cartId, line, currency, onQuantity, onRemove } = props;
  const text = useText();
  const money = useMoney();
  const paths = usePaths();
  const shown = shownLine(line);
  const name = nameOf(shown);
  const { id, quantityInfo, pricing, discounts = [] } = line;
  const slug = slugOf(line);
  const shownName = <CatalogText>{name}</CatalogText>;
  return (
    <li className="@container py-5">
      <div className="grid grid-cols-1 gap-x-4 @[12rem]:grid-cols-[min(7.5rem,26%)_minmax(0,1fr)] @3xs:grid-rows-[auto_1fr] sm:gap-x-6">
        <Picture
          image={shown.image?.url}
          alt=""
          name={name}
          sizes="7.5rem"
          className="w-full max-w-30 self-start rounded-2xl @3xs:row-span-2"
        />
        <div>
          <h3 className="font-serif text-lg leading-snug">
            {slug ? (
              <PageLink to={paths.product(slug)} className="underline-offset-4 hover:underline">
                {shownName}
              </PageLink>
            ) : (
              shownName
            )}
          </h3>
          <LineOptions line={shown} />
        </div>
        <div className="col-span-full mt-3 flex flex-wrap items-start gap-x-4 gap-y-2 @3xs:col-start-2">
          {quantityInfo?.fixedQuantity || isGone(line) ? null : (
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
                max={quantityInfo?.availableQuantity ?? undefined}
                onCommit={onQuantity}
              />
              <noscript>
                <button type="submit" className={buttonLook('outline')}>
                  {text.cart.update}
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
          {/* all that the quantity changes is behind its buttons, which stay under the pointer */}
          <div className="ms-auto py-2.5 text-end tabular-nums">
            {pricing?.totalPrice ? (
              <p>
                <Money amount={pricing.totalPrice.amount} currency={currency} />
              </p>
            ) : null}
            {pricing?.unitPrice && shown.quantity > 1 ? (
              <p className="text-sm text-soft">{text.cart.each(money(pricing.unitPrice.amount, currency))}</p>
            ) : null}
            {discounts.map(({ name, amountOff }) => (
              <p key={translated(name)} className="text-sm text-soft">
                <bdi>{translated(name)}</bdi> <Money amount={`-${amountOff?.amount}`} currency={currency} />
              </p>
            ))}
          </div>
        </div>
        <LineNotices {...props} />
      </div>
    </li>
  );
}

/** What has changed or is wrong with a line, each with its fix. */
function LineNotices(props: CartLineProps) {
  const { line, currency, priceBefore, short, violations, onQuantity, onRemove } = props;
  const { cart, catalog } = useText();
  const textOf = useViolationText(currency);
  const money = useMoney();
  const price = line.pricing?.breakdown?.salePrice?.amount;
  const { confirmedQuantity = 1, requestedQuantity = 1, availableQuantity: left } = line.quantityInfo ?? {};
  const fix = { cartId: props.cartId, line: line.id, look: 'outline', size: 'small' } as const;
  const remove = (
    <LineForm {...fix} onChange={onRemove} aria-label={cart.removeName(nameOf(shownLine(line)))}>
      {cart.remove}
    </LineForm>
  );
  const change = (quantity: number) => (
    <LineForm {...fix} quantity={quantity} onChange={() => onQuantity(quantity)}>
      {cart.setQuantity(quantity)}
    </LineForm>
  );
  // the status of the line says it
  const others = violations.filter(({ code }) => code !== 'LINE_ITEMS_OUT_OF_STOCK');
  return (
    <div className="col-span-full mt-3 flex flex-col gap-2 empty:hidden sm:col-start-2">
      {isGone(line) ? (
        <LineNotice isError fix={remove}>
          {`${line.status === 'OUT_OF_STOCK' ? catalog.soldOut : cart.unavailable}. ${cart.unavailableText}`}
        </LineNotice>
      ) : null}
      {line.status === 'PARTIALLY_IN_STOCK' && left ? (
        <LineNotice isError fix={change(left)}>
          {cart.partly(requestedQuantity, confirmedQuantity)}
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
        <LineNotice>{cart.priceChanged(money(priceBefore, currency), money(price, currency))}</LineNotice>
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

interface LineNoticeProps {
  /** Whether it prevents an order. */
  isError?: boolean;
  /** What the shopper can do about it, as a button. */
  fix?: ReactNode;
  children: ReactNode;
}

/** A fact or a problem about a line of the cart, with its fix as a button. */
function LineNotice({ isError = false, fix, children }: LineNoticeProps) {
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border px-3.5 py-2 text-sm',
        isError ? 'border-danger/40 bg-danger-soft text-danger' : 'border-line bg-sunk',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
      {fix}
    </div>
  );
}
