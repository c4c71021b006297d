import { Suspense } from 'react';
import { Form } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { Money } from '../../components/money.tsx';
import { Picture } from '../../components/picture.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { LineForm } from '../../shop/cart/line-form.tsx';
import { LineOptions, nameOf, shownLine, slugOf, translated } from '../../shop/cart/line-summary.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useMoney, useText } from '../../text/text.tsx';
import { type CartLineProps, isGone, LineNotices } from './line-notices.tsx';

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
  const nameLink = slug ? (
    <PageLink to={paths.product(slug)} className="underline-offset-4 hover:underline">
      <CatalogText>{name}</CatalogText>
    </PageLink>
  ) : (
    <CatalogText>{name}</CatalogText>
  );
  return (
    <li className="@container py-5">
      <div className="grid grid-cols-1 gap-x-4 @[12rem]:grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] sm:gap-x-6">
        <Picture
          image={shown.image?.url}
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
              <p className="text-sm text-soft tabular-nums">
                {text.cartLines.each(money(pricing.unitPrice.amount, currency))}
              </p>
            ) : null}
            {discounts.map(({ name, amountOff }) => (
              <p key={translated(name)} className="text-sm text-soft tabular-nums">
                <bdi>{translated(name)}</bdi> <Money amount={`-${amountOff?.amount}`} currency={currency} />
              </p>
            ))}
          </div>
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
          <LineNotices {...props} />
        </Suspense>
      </div>
    </li>
  );
}
