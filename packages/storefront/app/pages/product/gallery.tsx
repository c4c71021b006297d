import { Maximize2, Play } from 'lucide-react';
import { Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureOf, sourcesOf } from '../../components/picture-source.ts';
import type { ShopMedium } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import type { OfferedProduct } from './selection.tsx';

interface GalleryProps {
  product: OfferedProduct;
  /** Id of the medium to show first: that of the selection. */
  lead: string | undefined;
}

const MAIN_SIZES = '(min-width: 88rem) 44rem, (min-width: 64rem) 50vw, 94vw';

/** The box of an image or a video. On phones, it leaves room for the name, the price and the first choice. */
const BOX = 'max-sm:aspect-[4/3]!';

/**
 * Images and videos of a product, side by side: they are swiped, scrolled with the arrow keys, or chosen by small
 * images.
 */
export function Gallery({ product, lead }: GalleryProps) {
  const { gallery } = useText();
  const id = useId();
  const [first] = useState(lead);
  const { name, media } = product;
  const items = useMemo(
    () =>
      media
        // that of the selection comes first, so that it is shown without JavaScript, too
        .toSorted((a, b) => Number(b.id === first) - Number(a.id === first)),
    [media, first],
  );
  const { track, index, onScroll, show } = useSlides();
  const showMedium = useCallback(
    (mediumId: string | undefined) => show(items.findIndex(({ id }) => id === mediumId)),
    [items, show],
  );
  const shown = items[index];
  const labelOf = ({ files }: ShopMedium, place: number): string =>
    (files ? gallery.video : gallery.image)(place + 1, items.length);

  // what was swiped to stays until another choice brings its own image
  const last = useRef(lead);
  useEffect(() => {
    if (last.current !== lead) showMedium(lead);
    last.current = lead;
  });

  return (
    <section aria-label={gallery.media} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-22">
      <div className="relative">
        {items.length > 0 ? (
          <ul
            ref={track}
            onScroll={onScroll}
            // scrolled with the arrow keys
            tabIndex={items.length > 1 ? 0 : undefined}
            aria-label={gallery.media}
            className="relative flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] overscroll-x-contain rounded-3xl bg-sunk"
          >
            {items.map((item, place) => (
              <li key={item.id} id={`${id}${place}`} className="w-full shrink-0 snap-start snap-always">
                {item.files ? (
                  <div className={`grid aspect-square place-items-center ${BOX}`}>
                    <ProductVideo item={item} name={name} />
                  </div>
                ) : (
                  <Picture
                    image={item.picture}
                    alt={item.picture?.altText || item.title || `${name}, ${labelOf(item, place)}`}
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
            <bdi dir="ltr">{`${index + 1} / ${items.length}`}</bdi>
          </p>
        ) : null}
        <ZoomButton items={items} shown={shown} name={name} show={showMedium} />
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
                <Picture image={item.thumbnail} alt="" name={name} sizes="5.5rem" />
                {item.files ? (
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
    </section>
  );
}

/** The state of a list of slides as wide as the list, which CSS scrolls and snaps. */
function useSlides() {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const onScroll = (): void => {
    const list = track.current;
    // less than zero where text is written from right to left
    if (list) setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  // it may have been swiped before hydration
  useEffect(onScroll, []);
  // scrolls to a slide, but not the page
  const show = useCallback((next: number): void => {
    const slides = [...(track.current?.children ?? [])];
    const [first, slide] = [slides[0], slides[next]];
    if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    track.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
    setIndex(next);
  }, []);
  return { track, index, onScroll, show };
}

/** A video. It is loaded only when it is played. */
function ProductVideo({ item, name }: { item: ShopMedium; name: string }) {
  const { gallery } = useText();
  const [hasFailed, setFailed] = useState(false);
  const { title, thumbnail: still, files = [] } = item;
  return (
    <div className="w-full">
      {/* biome-ignore lint/a11y/useMediaCaption: the contract has none for media of products */}
      <video
        controls
        playsInline
        preload="none"
        poster={still ? pictureOf(still)?.src : undefined}
        aria-label={title || `${gallery.playVideo}: ${name}`}
        onErrorCapture={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
        className="max-h-full w-full"
      >
        {sourcesOf(files).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {hasFailed ? (
        <Notice tone="danger" role="alert" className="m-3">
          {gallery.videoFailed}
        </Notice>
      ) : null}
    </div>
  );
}

const loadZoom = async () => (await import('./zoom-dialog.tsx')).ZoomDialog;
const ZoomDialog = lazyPart(loadZoom);

interface ZoomButtonProps {
  items: readonly ShopMedium[];
  shown: ShopMedium | undefined;
  /** The name of the product. */
  name: string;
  /** Scrolls to the image with an id. */
  show: (id: string | undefined) => void;
}

/** Opens the image that is shown in the size of the window. */
function ZoomButton({ items, shown, name, show }: ZoomButtonProps) {
  const { gallery } = useText();
  const [isZoomed, setZoomed] = useState(false);
  if (!shown || shown.files) return null;
  return (
    <>
      <IconButton
        label={gallery.zoom}
        icon={<Maximize2 aria-hidden="true" strokeWidth={1.75} />}
        onPointerEnter={() => void loadZoom()}
        onFocus={() => void loadZoom()}
        onClick={() => setZoomed(true)}
        className="absolute end-3 bottom-3 border-line bg-raised/90 noscript:hidden"
      />
      {isZoomed ? (
        <Suspense>
          <ZoomDialog
            images={items.filter(({ files }) => !files)}
            shownId={shown.id}
            name={name}
            onShow={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
