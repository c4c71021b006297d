import { Maximize2, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Product, ProductMediaItem } from 'storewire';
import { IconButton } from '../../components/icon-button.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Deferred } from '../../routing/deferred.ts';
import { useText } from '../../text/text.tsx';
import { ProductVideo } from './product-video.tsx';

const loadZoom = () => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog }));
const ZoomDialog = lazy(loadZoom);

export interface GalleryProps {
  product: Product;
  /** Id of the medium to show first: that of the selection. */
  lead: string | undefined;
  /** Ids of the videos that have captions. */
  captioned: Deferred<string[] | null>;
}

const MAIN_SIZES = '(min-width: 88rem) 44rem, (min-width: 64rem) 50vw, 94vw';

/** Images and videos of a product: a large one, and small ones of all. */
export function Gallery({ product, lead, captioned }: GalleryProps) {
  const { product: texts } = useText();
  const [picked, setPicked] = useState<{ id: string | undefined; lead: string | undefined }>();
  const [isZoomed, setZoomed] = useState(false);
  const items = product.media?.items ?? [];
  const name = product.name ?? '';
  // what was picked stays until another choice brings its own image
  const id = picked && picked.lead === lead ? picked.id : lead;
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === id),
  );
  const shown = items[index];
  const show = (next: number): void => setPicked({ id: items[next]?.id, lead });
  return (
    <section aria-label={texts.media} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-6">
      <div className="relative overflow-hidden rounded-3xl bg-sunk">
        {shown?.video ? (
          <Suspense fallback={<div className="aspect-square" />}>
            <ProductVideo key={shown.id} item={shown} name={name} captioned={captioned} />
          </Suspense>
        ) : (
          <Picture
            key={shown?.id}
            image={shown?.image ?? shown?.thumbnail}
            alt={altOf(shown, name, texts.image(index + 1, items.length))}
            name={name}
            sizes={MAIN_SIZES}
            isFirst
          />
        )}
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
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2.5">
          {items.map((item, place) => (
            <li key={item.id}>
              <Thumbnail
                item={item}
                name={name}
                label={(item.video ? texts.video : texts.image)(place + 1, items.length)}
                isShown={place === index}
                onPick={() => show(place)}
              />
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
            onShow={(shownId) => setPicked({ id: shownId, lead })}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const altOf = (item: ProductMediaItem | undefined, name: string, place: string): string =>
  item?.image?.altText || item?.title || `${name}, ${place}`;

const urlOf = ({ video, image, thumbnail }: ProductMediaItem): string | undefined =>
  video?.files?.[0]?.url ?? image?.url ?? thumbnail?.url;

interface ThumbnailProps {
  item: ProductMediaItem;
  name: string;
  label: string;
  isShown: boolean;
  onPick: () => void;
}

function Thumbnail({ item, name, label, isShown, onPick }: ThumbnailProps) {
  return (
    // without JavaScript, it leads to the image
    // biome-ignore lint/a11y/useSemanticElements: see above
    <a
      href={urlOf(item)}
      role="button"
      aria-label={item.title ? `${label}: ${item.title}` : label}
      aria-pressed={isShown}
      onClick={(event) => {
        event.preventDefault();
        onPick();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
      className="relative block w-full overflow-hidden rounded-xl border-2 border-transparent transition-colors hover:border-edge aria-pressed:border-accent aria-pressed:selected-outline"
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
  );
}
