import type { Product } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { PlainTexts } from './plain-texts.ts';
import { isFact } from './product-facts.tsx';

interface ProductTextsProps {
  product: Product;
  texts: PlainTexts;
}

/** Description and further sections. */
export function ProductTexts({ product, texts: { paragraphs, sections } }: ProductTextsProps) {
  const { product: texts } = useText();
  const others = sections.filter((section) => !isFact(section));
  const isDigital = product.productType === 'digital';
  return (
    <div className="border-line border-t">
      <Disclosure summary={<h2 className="text-lg">{texts.description}</h2>} isOpen>
        <Paragraphs paragraphs={paragraphs} />
      </Disclosure>
      {others.map((section) => (
        <Disclosure
          key={section.title}
          summary={
            <h2 className="text-lg">
              <CatalogText>{section.title}</CatalogText>
            </h2>
          }
        >
          <Paragraphs paragraphs={section.paragraphs} />
        </Disclosure>
      ))}
      <Disclosure summary={<h2 className="text-lg">{texts.delivery}</h2>}>
        <p className="max-w-prose text-soft">{isDigital ? texts.downloadText : texts.deliveryText}</p>
      </Disclosure>
    </div>
  );
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="flex max-w-prose flex-col gap-3 text-soft">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <CatalogText>{paragraph}</CatalogText>
      </p>
    ))}
  </div>
);
