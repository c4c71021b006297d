import { useState } from 'react';
import type { ProductMediaItem } from 'storewire';
import { classes } from '../../components/classes.ts';
import { Notice } from '../../components/notice.tsx';
import { pictureOf } from '../../components/picture-source.ts';
import { sourcesOf } from '../../components/video-source.ts';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { useLanguage, useText } from '../../text/text.tsx';

export interface ProductVideoProps {
  item: ProductMediaItem;
  name: string;
  /** Ids of the videos that have captions. */
  captioned: Deferred<string[] | null>;
  /** Class names of its box. */
  className: string;
}

/** A video, with captions if the shop has some. It is loaded only when it is played. */
export function ProductVideo({ item, name, captioned, className }: ProductVideoProps) {
  const { product } = useText();
  const { code } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const isCaptioned = useDeferred(captioned)?.includes(item.id ?? '') ?? false;
  const still = item.thumbnail ?? item.image;
  return (
    <div className={classes('grid aspect-square place-items-center', className)}>
      <div className="w-full">
        {/* biome-ignore lint/a11y/useMediaCaption: the shop may have none */}
        <video
          controls
          playsInline
          preload="none"
          poster={still ? pictureOf(still)?.src : undefined}
          aria-label={item.title || item.video?.files?.[0]?.altText || `${product.playVideo}: ${name}`}
          onErrorCapture={() => setFailed(true)}
          onPlaying={() => setFailed(false)}
          className="max-h-full w-full"
        >
          {sourcesOf(item.video?.files ?? []).map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {isCaptioned ? (
            <track
              kind="captions"
              src={`/captions/${encodeURIComponent(item.id ?? '')}`}
              srcLang={code}
              label={product.captions}
              default
            />
          ) : null}
        </video>
        {hasFailed ? (
          <Notice tone="danger" role="alert" className="m-3">
            {product.videoFailed}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
