import { useSearchParams } from 'react-router';
import type { Product, ProductMediaItem } from 'storewire';
import { paragraphsOf } from '../../shared/format/plain-text.ts';
import { useText } from '../../shared/text/text.ts';
import { Price } from '../catalog/price.tsx';
import { noteOf } from '../catalog/stock.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { BuyForm } from './buy-form.tsx';
import { Gallery } from './gallery.tsx';
import { type Choices, choicesOf, type Offer, offerOf, readChoices } from './selection.ts';
import { UnitPrice } from './unit-price.tsx';

/** Two columns if there is enough space: pictures and details next to the form. */
export const LAYOUT =
  'grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]';

/** All details of a product. The selection is part of the URL. */
export function ProductDetails({ product }: { product: Product }) {
  const [params, setParams] = useSearchParams();
  const choices = readChoices(product, params);
  const offer = offerOf(product, choices);
  const name = product.name ?? '';
  const choose = (option: string, choice: string): void =>
    setParams({ ...choices, [option]: choice }, { replace: true, preventScrollReset: true, flushSync: true });
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className={LAYOUT}>
        <Gallery items={product.media?.items ?? []} lead={leadOf(product, choices)?.id} name={name} />
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div>
            {product.ribbon ? (
              <p className="mb-2 text-sm font-medium tracking-wide text-accent">{product.ribbon}</p>
            ) : null}
            <h1 className="font-serif text-title">{name}</h1>
            {offer.price ? <Price price={offer.price} className="mt-3 text-2xl tabular-nums" /> : null}
            <UnitPrice product={product} price={offer.price} />
            <StockLine product={product} offer={offer} />
          </div>
          <Paragraphs html={product.description ?? ''} />
          <BuyForm product={product} choices={choices} offer={offer} onChoose={choose} />
        </div>
        <InfoSections product={product} />
      </div>
    </>
  );
}

/** The picture of the selection, or the main one. */
function leadOf({ productOptions, media }: Product, choices: Choices): ProductMediaItem | undefined {
  const chosen = (productOptions ?? []).flatMap((option) =>
    choicesOf(option).filter(({ name }) => choices[option.name ?? ''] === name),
  );
  return chosen.find((choice) => choice.media?.mainMedia)?.media?.mainMedia ?? media?.mainMedia;
}

function StockLine({ product, offer }: { product: Product; offer: Offer }) {
  const text = useText();
  const note = offer.stock ? noteOf(offer.stock, text) : { text: text.stock.notMade, tone: 'out' };
  const dot = note?.tone === 'out' ? 'bg-danger' : note?.tone === 'low' ? 'bg-warn' : 'bg-accent';
  return (
    <p role="status" className="mt-3 flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {note?.text ?? (product.productType === 'digital' ? text.stock.download : text.stock.available)}
    </p>
  );
}

function Paragraphs({ html }: { html: string }) {
  const paragraphs = paragraphsOf(html);
  return paragraphs.length === 0 ? null : (
    <div className="flex max-w-prose flex-col gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function InfoSections({ product }: { product: Product }) {
  const sections = product.additionalInfoSections ?? [];
  return sections.length === 0 ? null : (
    <div className="self-start border-t border-line lg:col-start-1 lg:row-start-2">
      {sections.map(({ title = '', description = '' }, index) => (
        <details key={title} open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-serif text-lg after:text-xl after:text-soft after:content-['+'] group-open:after:content-['−'] [&::-webkit-details-marker]:hidden">
            {title}
          </summary>
          <div className="pb-5 text-soft">
            <Paragraphs html={description} />
          </div>
        </details>
      ))}
    </div>
  );
}
