import type { ReactNode } from 'react';
import type { DescriptionLine, LineItem, ProductName, TranslatableString } from 'storewire';
import { Money } from '../../components/money.tsx';
import { Picture } from '../../components/picture.tsx';
import { CatalogText, useText } from '../../text/text.tsx';

/** What is shown of a line. A line of an order is one. */
export interface PurchaseLine {
  productName?: ProductName | undefined;
  quantity: number;
  image?: { url?: string | null } | undefined;
  lineItemPrice?: { amount: string } | undefined;
  descriptionLines?: DescriptionLine[] | undefined;
  modifierGroups?: { name?: TranslatableString; modifiers?: { label?: TranslatableString }[] }[] | undefined;
}

/** A line of a cart, as it is shown. */
export const shownLine = (line: LineItem): PurchaseLine => ({
  productName: line.name,
  quantity: line.quantityInfo?.confirmedQuantity ?? 1,
  image: line.attributes?.image,
  lineItemPrice: line.pricing?.totalPrice,
  descriptionLines: line.attributes?.descriptionLines,
  modifierGroups: line.modifierGroups,
});

/** The text in the language of the buyer, if there is one. */
export const translated = (text: TranslatableString | null | undefined): string =>
  text?.translated || text?.original || '';

/** The name of the product of a line. */
export const nameOf = ({ productName }: Pick<PurchaseLine, 'productName'>): string => translated(productName);

/** The slug of the product of a line, if it is a product of this shop. */
export const slugOf = ({ attributes }: LineItem): string | undefined => {
  const [, slug] = /^\/product-page\/([^/?#]+)$/.exec(attributes?.url?.relativePath ?? '') ?? [];
  return slug && decodeURIComponent(slug);
};

/** A line that is not changed here: in a checkout or an order. */
export function LineSummary({
  line,
  currency,
  children,
}: {
  line: PurchaseLine;
  currency: string | undefined;
  children?: ReactNode;
}) {
  const { catalog } = useText();
  const name = nameOf(line);
  return (
    <li className="flex gap-4 py-4">
      <Picture
        image={line.image?.url}
        alt=""
        name={name}
        sizes="4.5rem"
        className="w-[min(4.5rem,30%)] shrink-0 self-start rounded-xl"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p className="min-w-0 flex-1 basis-24 font-medium">
            <CatalogText>{name}</CatalogText>
          </p>
          {line.lineItemPrice ? (
            <p className="ms-auto tabular-nums">
              <Money amount={line.lineItemPrice.amount} currency={currency} />
            </p>
          ) : null}
        </div>
        <LineOptions line={line} />
        <p className="text-sm text-soft tabular-nums">{`${catalog.quantity} ${line.quantity}`}</p>
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
            <CatalogText>{name}</CatalogText>
          </dt>
          <dd className="text-ink">
            <CatalogText>{value}</CatalogText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
