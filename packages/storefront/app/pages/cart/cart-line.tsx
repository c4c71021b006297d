import { Form } from 'react-router';
import type { CartLineItem, Violation } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { Money } from '../../components/data.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { type Text, useMoney, useText } from '../../text/text.tsx';
import { LineOptions, nameOf, pictureOfLine, slugOf } from '../purchase/line-summary.tsx';
import { LineNotice } from './line-notice.tsx';

interface CartLineProps {
  line: CartLineItem;
  currency: string;
  /** Price of a piece when the shopper saw it before. */
  priceBefore?: string | undefined;
  /** The pieces to which the shop has reduced the quantity that was entered last. */
  reducedTo: number | undefined;
  /** What the shop objects to in this line. */
  violations: readonly Violation[];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart. Its forms work without JavaScript. */
export function CartLine(props: CartLineProps) {
  const { line, currency, onQuantity, onRemove } = props;
  const text = useText();
  const paths = usePaths();
  const name = nameOf(line);
  const { id, quantity, availability, price, lineItemPrice } = line;
  const slug = slugOf(line);
  const max = availability?.quantityAvailable ?? undefined;
  const isGone = availability?.status === 'NOT_AVAILABLE' || availability?.status === 'NOT_FOUND';
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
          image={pictureOfLine(line)}
          alt=""
          name={name}
          sizes="5.5rem"
          className="w-full max-w-22 self-start rounded-2xl @3xs:row-span-2"
        />
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h3 className="min-w-0 flex-1 basis-24 font-serif text-lg leading-snug">{nameLink}</h3>
          {lineItemPrice ? (
            <p className="ms-auto tabular-nums">
              <Money amount={lineItemPrice.amount} currency={currency} />
            </p>
          ) : null}
          <div className="basis-full">
            <LineOptions line={line} />
            {price && quantity > 1 ? <Each amount={price.amount} currency={currency} /> : null}
          </div>
        </div>
        <div className="col-span-full mt-3 flex flex-wrap items-start gap-x-4 gap-y-2 @3xs:col-start-2">
          {line.fixedQuantity || isGone ? null : (
            <Form
              method="post"
              action={paths.cart}
              preventScrollReset
              className="flex max-w-full flex-wrap items-start gap-2"
            >
              <input type="hidden" name="intent" value="quantity" />
              <input type="hidden" name="line" value={id ?? ''} />
              <QuantityField
                label={text.cart.quantityOf(name)}
                name="quantity"
                value={quantity}
                max={max}
                onCommit={onQuantity}
              />
              <noscript>
                <button type="submit" className={buttonLook('outline')}>
                  {text.cart.update}
                </button>
              </noscript>
            </Form>
          )}
          <Form
            method="post"
            action={paths.cart}
            onSubmit={(event) => {
              event.preventDefault();
              onRemove();
            }}
            className="sm:-mx-2"
          >
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="line" value={id ?? ''} />
            <Button type="submit" look="quiet" aria-label={text.cart.removeName(name)} className="px-2!">
              {text.cart.remove}
            </Button>
          </Form>
        </div>
        <Notices {...props} isGone={isGone} max={max} text={text} />
      </div>
    </li>
  );
}

function Each({ amount, currency }: { amount: string; currency: string }) {
  const { cart } = useText();
  const money = useMoney();
  return <p className="text-sm text-soft tabular-nums">{cart.each(money(amount, currency))}</p>;
}

interface NoticesProps extends CartLineProps {
  isGone: boolean;
  max: number | undefined;
  text: Text;
}

/** What has changed or is wrong with a line, each with its fix. */
function Notices(props: NoticesProps) {
  const { line, currency, priceBefore, reducedTo, violations, isGone, max, onQuantity, onRemove } = props;
  const { cart } = props.text;
  const money = useMoney();
  const price = line.price?.amount;
  const id = line.id ?? '';
  const remove = {
    label: cart.remove,
    name: cart.removeName(nameOf(line)),
    fields: { intent: 'remove', line: id },
    onFix: onRemove,
  };
  const isShort = !isGone && max !== undefined && max > 0 && line.quantity > max;
  // the shop says of a line that is gone what this notice says
  const others = isGone ? [] : violations;
  return (
    <div className="col-span-full mt-3 flex flex-col gap-2 empty:hidden sm:col-start-2">
      {isGone ? (
        <LineNotice isError fix={remove}>
          {cart.unavailable}. {cart.unavailableText}
        </LineNotice>
      ) : null}
      {isShort ? (
        <LineNotice
          isError
          fix={{
            label: cart.setQuantity(max),
            fields: { intent: 'quantity', line: id, quantity: String(max) },
            onFix: () => onQuantity(max),
          }}
        >
          {cart.left(max)}
        </LineNotice>
      ) : null}
      {line.quantity === reducedTo ? <LineNotice>{cart.stockReduced(reducedTo)}</LineNotice> : null}
      {price !== undefined && priceBefore !== undefined && price !== priceBefore ? (
        <LineNotice>{cart.priceChanged(money(priceBefore, currency), money(price, currency))}</LineNotice>
      ) : null}
      {others.map(({ severity, description, target }) => (
        <LineNotice
          key={description}
          isError={severity === 'ERROR'}
          fix={target?.lineItem?.suggestedFix === 'REMOVE_LINE_ITEM' ? remove : undefined}
        >
          <bdi>{description}</bdi>
        </LineNotice>
      ))}
    </div>
  );
}
