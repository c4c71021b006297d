import { useState } from 'react';
import { pictureOf } from '../media.ts';
import { classes } from './classes.ts';

export interface PictureProps {
  /** URL from the server. */
  url: string | undefined;
  alt: string;
  /** If there is no picture, the first letter is shown. */
  name: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The `sizes` attribute of the `<img>`. */
  sizes?: string;
  /** True for pictures that are visible without scrolling. */
  isFirst?: boolean;
  className?: string;
}

/** The width in a card of the grid, or on a narrow screen. */
const WIDE = '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw';

/** A picture, or a placeholder if it is not available. */
export function Picture({
  url,
  alt,
  name,
  width,
  height,
  sizes = WIDE,
  isFirst = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = url ? pictureOf({ url, width, height }) : undefined;
  if (!picture || failed === url) return <Tile name={name} alt={alt} className={className} />;
  const shape = picture.height ? picture : { width: 1200, height: 800 };
  return (
    <span
      className={classes(
        'relative block overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-0 after:bg-veil',
        className,
      )}
    >
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.srcset ? sizes : undefined}
        alt={alt}
        width={shape.width}
        height={shape.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(url)}
        className="size-full object-cover"
      />
    </span>
  );
}

const TILE =
  'grid place-items-center bg-sunk font-serif text-[clamp(1.5rem,30cqi,5rem)] text-soft/60 [container-type:inline-size]';

function Tile({ name, alt, className }: { name: string; alt: string; className: string | undefined }) {
  const initial = <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>;
  const look = classes(TILE, className);
  if (!alt) return <span className={look}>{initial}</span>;
  return (
    <span role="img" aria-label={alt} className={look}>
      {initial}
    </span>
  );
}
