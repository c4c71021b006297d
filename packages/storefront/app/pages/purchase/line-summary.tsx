import type { ReactNode } from 'react';
import type { CartLineItem, CheckoutLineItem, OrderLineItem } from 'storewire';
import { Money } from '../../components/data.tsx';
import { Picture } from '../../components/picture.tsx';
import { useText } from '../../text/text.tsx';

/** A line of a cart, a checkout or an order. */
export type PurchaseLine = CartLineItem | CheckoutLineItem | OrderLineItem;

/** The text in the language of the buyer, if there is one. */
const translated = (text: { original?: string; translated?: string | null } | null | undefined): string =>
  text?.translated || text?.original || '';

/** The name of the product of a line. */
export const nameOf = ({ productName }: PurchaseLine): string => translated(productName);

/** The picture of a line. Carts and orders call it otherwise than checkouts. */
export const pictureOfLine = (line: PurchaseLine): string | undefined =>
  ('media' in line ? line.media : 'image' in line ? line.image : undefined)?.url ?? undefined;

/** The slug of the product of a line, if it is a product of this shop. */
export const slugOf = ({ url }: CartLineItem): string | undefined => {
  const [, slug] = /^\/product-page\/([^/?#]+)$/.exec(url?.relativePath ?? '') ?? [];
  return slug && decodeURIComponent(slug);
};

/** A line that is not changed here: of a checkout or an order. */
export function LineSummary({
  line,
  currency,
  children,
}: {
  line: PurchaseLine;
  currency: string;
  children?: ReactNode;
}) {
  const { catalog } = useText();
  const name = nameOf(line);
  return (
    <li className="flex gap-4 py-4">
      <Picture
        image={pictureOfLine(line)}
        alt=""
        name={name}
        sizes="4.5rem"
        className="w-[min(4.5rem,30%)] shrink-0 self-start rounded-xl"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p className="min-w-0 flex-1 basis-24 font-medium">
            <bdi>{name}</bdi>
          </p>
          {line.lineItemPrice ? (
            <p className="ms-auto tabular-nums">
              <Money amount={line.lineItemPrice.amount} currency={currency} />
            </p>
          ) : null}
        </div>
        <LineOptions line={line} />
        <p className="text-sm text-soft tabular-nums">
          {catalog.quantity} {line.quantity}
        </p>
        {children}
      </div>
    </li>
  );
}

/** What distinguishes a line from others of the same product: its options and extras. */
export function LineOptions({
  line: { descriptionLines = [], modifierGroups = [] },
}: {
  line: PurchaseLine;
}) {
  const options = descriptionLines.map(({ name, plainText, colorInfo }) => ({
    name: translated(name),
    value: translated(colorInfo ?? plainText),
  }));
  const extras = modifierGroups.map(({ name, modifiers = [] }) => ({
    name: translated(name),
    value: modifiers.map(({ label }) => translated(label)).join(', '),
  }));
  const details = [...options, ...extras].filter(({ value }) => value !== '');
  return details.length === 0 ? null : (
    <dl className="text-sm text-soft">
      {details.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd className="text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
