import { formatDays } from '../../format/date.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Arrival } from './arrival.ts';
import type { ProductFact } from './read-texts.ts';

interface ProductFactsProps {
  facts: readonly ProductFact[];
  arrival: Arrival | undefined;
}

/** What is asked before buying: when it arrives, how large it is, how it is cleaned. */
export function ProductFacts({ facts: ofProduct, arrival }: ProductFactsProps) {
  const { product: texts } = useText();
  const { locale } = useLanguage();
  const facts = [
    ...(arrival
      ? [
          {
            name: texts.arrives,
            text: formatDays(arrival.from, arrival.to, locale),
          },
        ]
      : []),
    ...ofProduct,
  ];
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
