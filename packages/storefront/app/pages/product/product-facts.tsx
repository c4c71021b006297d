import type { Product } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import { afterWorkingDays, formatDays } from '../../format/date.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import type { ProductFact } from './read-texts.ts';

/** The first and the last day on which an order of today arrives. */
export interface Arrival {
  from: string;
  to: string;
}

/**
 * When a product arrives that is ordered at a time. Undefined for downloads, and for what the shop does not count,
 * since it may be made to order.
 */
export function arrivalOf({ productType, stock }: Product, ordered: Date): Arrival | undefined {
  if (productType === 'digital' || !stock?.trackInventory) return undefined;
  const [from, to] = SHOP.deliveryDays;
  return { from: afterWorkingDays(ordered, from), to: afterWorkingDays(ordered, to) };
}

interface ProductFactsProps {
  facts: readonly ProductFact[];
  arrival: Arrival | undefined;
}

/** What is asked before buying: when it arrives, how large it is, how it is cleaned. */
export function ProductFacts({ facts: ofProduct, arrival }: ProductFactsProps) {
  const { product: texts } = useText();
  const { locale } = useLanguage();
  const facts = arrival
    ? [{ name: texts.arrives, text: formatDays(arrival.from, arrival.to, locale) }, ...ofProduct]
    : ofProduct;
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm wrap-anywhere">
      {facts.map(({ name, text }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-soft">
            <CatalogText>{name}</CatalogText>
          </dt>
          <dd>
            <CatalogText>{text}</CatalogText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
