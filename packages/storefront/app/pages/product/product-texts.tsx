import type { Product } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { paragraphsOf } from '../../format/plain-text.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import { isFact } from './product-facts.tsx';

/** Description and further sections. */
export function ProductTexts({
  product,
  paragraphs,
}: {
  product: Product;
  /** The description in the language of the page. */
  paragraphs: readonly string[];
}) {
  const { product: texts } = useText();
  const isDigital = product.productType === 'digital';
  const sections = (product.additionalInfoSections ?? []).filter((section) => !isFact(section));
  return (
    <div className="border-line border-t">
      <Disclosure summary={<h2 className="text-lg">{texts.description}</h2>} isOpen>
        <Paragraphs paragraphs={paragraphs} />
      </Disclosure>
      {sections.map(({ title = '', description = '' }) => (
        <Disclosure
          key={title}
          summary={
            <h2 className="text-lg">
              <CatalogText>{title}</CatalogText>
            </h2>
          }
        >
          <Paragraphs paragraphs={paragraphsOf(description)} />
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
