import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ProductMediaItem } from 'storewire';
import { pictureOf, sourcesOf } from '../../shared/media.ts';
import { useText } from '../../shared/text/text.ts';
import { Picture } from '../../shared/ui/picture.tsx';

export interface GalleryProps {
  items: readonly ProductMediaItem[];
  /** Id of the medium to show first: that of the selected variant. */
  lead: string | undefined;
  name: string;
}

/** Pictures and videos of a product: a large one, and thumbnails of all. */
export function Gallery({ items, lead, name }: GalleryProps) {
  const text = useText();
  const [picked, setPicked] = useState<{ id: string | undefined; under: string | undefined }>();
  // the picked medium stays until another choice has its own picture
  const id = picked && picked.under === lead ? picked.id : lead;
  const shown = items.find((item) => item.id === id) ?? items[0];
  return (
    <section aria-label={text.product.pictures}>
      <div className="overflow-hidden rounded-2xl bg-sunk">
        {shown ? (
          <Medium key={shown.id} item={shown} name={name} />
        ) : (
          <Picture url={undefined} alt="" name={name} className="aspect-3/2" />
        )}
      </div>
      {items.length > 1 ? (
        <ul className="mt-4 flex flex-wrap gap-3">
          {items.map((item, index) => {
            const isVideo = item.mediaType === 'video';
            const label = (isVideo ? text.product.video : text.product.picture)(index + 1, items.length);
            return (
              <li key={item.id}>
                <button
                  type="button"
                  aria-label={item.title ? `${label}: ${item.title}` : label}
                  aria-pressed={item === shown}
                  onClick={() => setPicked({ id: item.id, under: lead })}
                  className="relative block w-24 overflow-hidden rounded-xl border-2 border-transparent aria-pressed:border-accent sm:w-28"
                >
                  <Picture
                    url={(item.thumbnail ?? item.image)?.url}
                    alt=""
                    name={name}
                    sizes="7rem"
                    className="aspect-3/2"
                  />
                  {isVideo ? (
                    <Play
                      aria-hidden="true"
                      className="absolute inset-0 m-auto size-8 rounded-full bg-raised p-2 text-ink"
                      fill="currentColor"
                    />
                  ) : null}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

function Medium({ item, name }: { item: ProductMediaItem; name: string }) {
  const sources = sourcesOf(item.video?.files ?? []);
  const still = item.thumbnail ?? item.image;
  if (sources.length > 0) {
    // videos are loaded only when they are played
    return (
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={still && pictureOf(still)?.src}
        aria-label={item.title || item.video?.files?.[0]?.altText || name}
        className="aspect-3/2 size-full bg-sunk object-cover"
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    );
  }
  const picture = item.image ?? item.thumbnail;
  return (
    <Picture
      isFirst
      url={picture?.url}
      alt={picture?.altText || item.title || name}
      name={name}
      width={picture?.width}
      height={picture?.height}
      sizes="(min-width: 64rem) 50vw, 100vw"
      className="aspect-3/2"
    />
  );
}
