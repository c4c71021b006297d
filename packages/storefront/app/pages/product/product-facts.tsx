import { SHOP } from '../../../shop.config.ts';
import { formatDays } from '../../format/date.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import type { Arrival } from './arrival.ts';
import type { PlainSection } from './plain-texts.ts';

const FACTS: readonly string[] = SHOP.productFacts;

/** Whether a section of a product is shown next to the button. */
export const isFact = ({ title }: PlainSection): boolean => FACTS.includes(title);

interface ProductFactsProps {
  sections: readonly PlainSection[];
  arrival: Arrival | undefined;
}

/** What is asked before buying: when it arrives, how large it is, how it is cleaned. */
export function ProductFacts({ sections, arrival }: ProductFactsProps) {
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
    ...sections.filter(isFact).map(({ title, paragraphs }) => ({ name: title, text: paragraphs.join(' ') })),
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
