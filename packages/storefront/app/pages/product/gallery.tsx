import { Maximize2, Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Product, ProductMediaItem } from 'storewire';
import { IconButton } from '../../components/icon-button.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Deferred } from '../../routing/deferred.ts';
import { useText } from '../../text/text.tsx';
import { useSlides } from './use-slides.ts';

const loadZoom = () => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog }));
const ZoomDialog = lazy(loadZoom);
const ProductVideo = lazy(() =>
  import('./product-video.tsx').then((module) => ({ default: module.ProductVideo })),
);

export interface GalleryProps {
  product: Product;
  /** Id of the medium to show first: that of the selection. */
  lead: string | undefined;
  /** Ids of the videos that have captions. */
  captioned: Deferred<string[] | null>;
}

const MAIN_SIZES = '(min-width: 88rem) 44rem, (min-width: 64rem) 50vw, 94vw';

/** The box of an image or a video. On phones, it leaves room for the name, the price and the first choice. */
const BOX = 'max-sm:aspect-[4/3]!';

/**
 * Images and videos of a product, side by side: they are swiped, scrolled with the arrow keys, or chosen by small
 * images.
 */
export function Gallery({ product, lead, captioned }: GalleryProps) {
  const { product: texts } = useText();
  const id = useId();
  const [first] = useState(lead);
  const [isZoomed, setZoomed] = useState(false);
  const name = product.name ?? '';
  // that of the selection comes first, so that it is shown without JavaScript, too
  const items = (product.media?.items ?? []).toSorted(
    (a, b) => Number(b.id === first) - Number(a.id === first),
  );
  const placeOf = (mediumId: string | undefined): number => items.findIndex((item) => item.id === mediumId);
  const { track, index, onScroll, show } = useSlides();
  const shown = items[index];
  const labelOf = ({ video }: ProductMediaItem, place: number): string =>
    (video ? texts.video : texts.image)(place + 1, items.length);

  // what was swiped to stays until another choice brings its own image
  const last = useRef(lead);
  useEffect(() => {
    if (last.current !== lead) show(placeOf(lead));
    last.current = lead;
  });

  return (
    <section aria-label={texts.media} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-22">
      <div className="relative">
        {items.length > 0 ? (
          <ul
            ref={track}
            onScroll={onScroll}
            // scrolled with the arrow keys
            tabIndex={items.length > 1 ? 0 : undefined}
            aria-label={texts.media}
            className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-3xl bg-sunk"
          >
            {items.map((item, place) => (
              <li key={item.id} id={`${id}${place}`} className="w-full shrink-0 snap-start snap-always">
                {item.video ? (
                  <Suspense fallback={<div className={`aspect-square ${BOX}`} />}>
                    <ProductVideo item={item} name={name} captioned={captioned} className={BOX} />
                  </Suspense>
                ) : (
                  <Picture
                    image={item.image ?? item.thumbnail}
                    alt={item.image?.altText || item.title || `${name}, ${labelOf(item, place)}`}
                    name={name}
                    sizes={MAIN_SIZES}
                    isFirst={place === 0}
                    className={BOX}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Picture image={undefined} alt={name} name={name} className={`rounded-3xl ${BOX}`} />
        )}
        {items.length > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute start-3 bottom-3 rounded-full border border-line bg-raised/90 px-3 py-1 text-sm tabular-nums sm:hidden noscript:hidden"
          >
            <bdi dir="ltr">
              {index + 1} / {items.length}
            </bdi>
          </p>
        ) : null}
        {shown && !shown.video ? (
          <IconButton
            label={texts.zoom}
            icon={<Maximize2 aria-hidden="true" strokeWidth={1.75} />}
            onPointerEnter={() => void loadZoom()}
            onFocus={() => void loadZoom()}
            onClick={() => setZoomed(true)}
            className="absolute end-3 bottom-3 border-line bg-raised/90 noscript:hidden"
          />
        ) : null}
      </div>
      {items.length > 1 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2.5 max-sm:hidden">
          {items.map((item, place) => (
            <li key={item.id}>
              <a
                href={`#${id}${place}`}
                aria-label={item.title ? `${labelOf(item, place)}: ${item.title}` : labelOf(item, place)}
                aria-current={place === index}
                onClick={(event) => {
                  event.preventDefault();
                  show(place);
                }}
                className="relative block overflow-hidden rounded-xl border-2 border-transparent transition-colors hover:border-edge aria-[current=true]:border-accent aria-[current=true]:selected-outline"
              >
                <Picture image={item.thumbnail ?? item.image} alt="" name={name} sizes="5.5rem" />
                {item.video ? (
                  <Play
                    aria-hidden="true"
                    className="absolute inset-0 m-auto size-8 rounded-full bg-raised p-2 text-ink"
                    fill="currentColor"
                  />
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isZoomed ? (
        <Suspense>
          <ZoomDialog
            images={items.filter(({ video }) => !video)}
            shownId={shown?.id}
            name={name}
            onShow={(shownId) => show(placeOf(shownId))}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
