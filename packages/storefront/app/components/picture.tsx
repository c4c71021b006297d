import { memo, useState } from 'react';
import type { ImageObject } from 'storewire';
import { classes } from './classes.ts';
import { pictureOf } from './picture-source.ts';

interface PictureProps {
  /** The image of a response, or its URL. Undefined: the first letter of the name is shown. */
  image: ImageObject | string | null | undefined;
  /** Empty for a picture whose content is named next to it. */
  alt: string;
  /** Name of what the picture shows, for its first letter. */
  name: string;
  /** The `sizes` attribute of the `<img>`: `CARD_SIZES`, or the width in the layout. */
  sizes?: string;
  /** True for pictures that are visible without scrolling. */
  isFirst?: boolean;
  className?: string;
}

/** The widths of a card in `cards` of theme.css. */
const CARD_SIZES = '(min-width: 88rem) 19rem, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 46vw';

/**
 * A square picture in the sizes and formats of the platform, or the first letter of the name if there is none. Its box is
 * reserved before it is loaded. It is rendered again only for other properties, since its URLs take long to make.
 */
export const Picture = memo(function Picture({
  image,
  alt,
  name,
  sizes = CARD_SIZES,
  isFirst = false,
  className,
}: PictureProps) {
  const source = typeof image === 'string' ? { url: image } : (image ?? {});
  const [failed, setFailed] = useState<string>();
  const picture = source.url || source.id ? pictureOf(source, 'square') : undefined;
  const box = classes('relative block aspect-square overflow-hidden bg-sunk', className);
  if (!picture || failed === picture.src) return <Initial name={name} alt={alt} className={box} />;
  return (
    <span className={classes(box, 'after:pointer-events-none after:absolute after:inset-0 after:bg-veil')}>
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.srcset ? sizes : undefined}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        // what is visible at first is painted with the page, not after it
        decoding={isFirst ? 'sync' : 'async'}
        // an image that failed before React was there has no error event any more
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0) setFailed(picture.src);
        }}
        onError={() => setFailed(picture.src)}
        className="size-full object-cover"
      />
    </span>
  );
});

function Initial({ name, alt, className }: { name: string; alt: string; className: string }) {
  const look = classes(
    '@container grid place-items-center border border-transparent font-serif text-soft/70',
    className,
  );
  const initial = (
    <span aria-hidden="true" className="text-[clamp(1.25rem,30cqi,6rem)]">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
  if (!alt) return <span className={look}>{initial}</span>;
  return (
    <span role="img" aria-label={alt} className={look}>
      {initial}
    </span>
  );
}
