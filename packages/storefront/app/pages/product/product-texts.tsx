import { Disclosure } from '../../components/disclosure.tsx';
import type { ShopProduct } from '../../store/product/product.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import type { ProductFact, ProductTexts as Texts } from './read-offer.ts';

interface ProductTextsProps {
  product: ShopProduct;
  texts: Texts;
}

/** Description and further sections. */
export function ProductTexts({
  product: { isDigital },
  texts: { description, sections },
}: ProductTextsProps) {
  const { product: texts } = useText();
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

interface ProductFactsProps {
  facts: readonly ProductFact[];
  arrival: string | undefined;
  /** Item number. */
  sku: string | undefined;
}

/** What is asked before buying: when it arrives, how large it is, how it is cleaned; and the item number. */
export function ProductFacts({ facts: ofProduct, arrival, sku }: ProductFactsProps) {
  const { product: texts } = useText();
  const facts = [
    ...(arrival ? [{ name: texts.arrives, text: arrival }] : []),
    ...ofProduct,
    ...(sku ? [{ name: texts.sku, text: sku }] : []),
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
