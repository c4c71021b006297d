import { Fragment, type ReactNode } from 'react';
import { formatMoney } from 'storewire';
import { useLanguage } from '../text/text.tsx';

/**
 * A value of the server in a sentence or a row: a name, a code, a measure. It keeps its own direction in a
 * page of the other one.
 */
export const Data = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;

export interface MoneyProps {
  /** Decimal string of the server, such as "12.50". */
  amount: string;
  currency: string | undefined;
  className?: string;
}

/** An amount in the language of the page, on one line, in the direction of its number. */
export function Money({ amount, currency, className }: MoneyProps) {
  const { locale } = useLanguage();
  const text = formatMoney(amount, currency, locale);
  return <bdi className={className ? `whitespace-nowrap ${className}` : 'whitespace-nowrap'}>{text}</bdi>;
}

/** Names as "a, b and c" in the language of the page, each isolated. */
export function List({ items }: { items: readonly ReactNode[] }) {
  const { locale } = useLanguage();
  const places = items.map((_, index) => String(index));
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(places);
  return parts.map(({ type, value }) =>
    type === 'element' ? (
      <bdi key={`item ${value}`}>{items[Number(value)]}</bdi>
    ) : (
      <Fragment key={`after ${value} ${parts.findIndex((part) => part.value === value)}`}>{value}</Fragment>
    ),
  );
}
