import { useEffect, useEffectEvent } from 'react';
import type { Product } from 'storewire';
import { Badge } from '../../components/badge.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { BreadcrumbData, JsonLd } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { MenuLink } from '../../routing/shell-data.ts';
import type { ProductData } from '../../slots/feature.ts';
import { Slot, useRecord } from '../../slots/slot.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import { imageOf } from '../catalog/main-image.ts';
import { BuyForm } from './buy-form.tsx';
import { Gallery } from './gallery.tsx';
import { OfferDetails } from './offer-details.tsx';
import { type Arrival, ProductFacts } from './product-facts.tsx';
import { ProductTexts } from './product-texts.tsx';
import type { ProductTexts as Texts } from './read-texts.ts';
import type { structuredData } from './structured-data.ts';
import { trackedOffer } from './tracked-offer.ts';
import { useSelection } from './use-selection.ts';

/** What the server has read in addition. */
export interface ProductExtras {
  texts: Texts;
  /** The collections above the product. */
  trail: readonly MenuLink[];
  arrival: Arrival | undefined;
  /** For search engines. Only documents have them. */
  facts?: ReturnType<typeof structuredData>;
}

interface ProductViewProps {
  product: Product;
  extras: ProductExtras;
  /** What features have read. */
  data: ProductData;
}

export function ProductView({ product, extras, data }: ProductViewProps) {
  const { catalog } = useText();
  const paths = usePaths();
  const selection = useSelection(product);
  const name = product.name ?? '';
  const record = useRecord();
  const recordView = useEffectEvent(() =>
    record({ event: 'view_item', ...trackedOffer(product, selection, 1) }),
  );
  useEffect(() => recordView(), []);
  const trail = [
    { label: catalog.title, to: paths.products },
    ...extras.trail.map((above) => ({ label: above.name, to: paths.collection(above.slug) })),
    { label: name },
  ];
  return (
    <>
      <PageHead title={name} description={extras.texts.summary} image={imageOf(product)} />
      {extras.facts ? <JsonLd facts={extras.facts} /> : null}
      <BreadcrumbData items={trail} />
      <div className="mb-2 sm:mb-4">
        <Breadcrumb items={trail} />
      </div>
      <div className="grid gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
        <Gallery product={product} lead={selection.media?.id} />
        <div className="flex min-w-0 flex-col gap-5 sm:gap-7">
          <div className="flex flex-col gap-3">
            {product.ribbon ? (
              <p>
                <Badge look="ribbon">
                  <CatalogText>{product.ribbon}</CatalogText>
                </Badge>
              </p>
            ) : null}
            <h1 className="text-title">
              <CatalogText>{name}</CatalogText>
            </h1>
            <Slot name="product.rating" props={{ product, data }} />
            <OfferDetails product={product} selection={selection} />
          </div>
          <BuyForm product={product} selection={selection} data={data} />
          <ProductFacts
            facts={extras.texts.facts}
            arrival={selection.availability === 'available' ? extras.arrival : undefined}
          />
          <Slot name="product.offer" props={{ product }} />
          <ProductTexts product={product} texts={extras.texts} />
        </div>
      </div>
      <Slot name="product.end" props={{ product, data }} />
    </>
  );
}
