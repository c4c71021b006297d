import { useState } from 'react';
import { mediaAddress } from '../media.ts';
import { classes } from './classes.ts';

export interface PictureProps {
  /** Address as the server gave it. */
  url: string | undefined;
  alt: string;
  /** Shown by its first letter when there is no picture. */
  name: string;
  width?: number | undefined;
  height?: number | undefined;
  /** True for what is in sight at once. */
  isFirst?: boolean;
  className?: string;
}

/** A picture, or a quiet tile where it cannot be had. */
export function Picture({ url, alt, name, width = 1200, height = 800, isFirst = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!url || failed === url) return <Tile name={name} alt={alt} className={className} />;
  return (
    <span className={classes('relative block overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-0 after:bg-veil', className)}>
      <img
        src={mediaAddress(url)}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(url)}
        className="size-full object-cover"
      />
    </span>
  );
}

const TILE = 'grid place-items-center bg-sunk font-serif text-[clamp(1.5rem,30cqi,5rem)] text-soft/60 [container-type:inline-size]';

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
