import type { Product } from 'storewire';
import { Disclosure } from '../../components/disclosure.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { ProductTexts as Texts } from './read-texts.ts';

interface ProductTextsProps {
  product: Product;
  texts: Texts;
}

/** Description and further sections. */
export function ProductTexts({ product, texts: { description, sections } }: ProductTextsProps) {
  const { product: texts } = useText();
  const isDigital = product.productType === 'digital';
  return (
    <div className="border-line border-t">
      <Disclosure summary={<h2 className="text-lg">{texts.description}</h2>} isOpen>
        <RichText html={description} />
      </Disclosure>
      {sections.map(({ title, html }) => (
        <Disclosure
          key={title}
          summary={
            <h2 className="text-lg">
              <CatalogText>{title}</CatalogText>
            </h2>
          }
        >
          <RichText html={html} />
        </Disclosure>
      ))}
      <Disclosure summary={<h2 className="text-lg">{texts.delivery}</h2>}>
        <p className="max-w-prose text-soft">{isDigital ? texts.downloadText : texts.deliveryText}</p>
      </Disclosure>
    </div>
  );
}

const RichText = ({ html }: { html: string }) => (
  <div
    dir="auto"
    className="rich-text max-w-prose text-soft"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
