import { useState } from 'react';
import type { ProductMediaItem } from 'storewire';
import { Notice } from '../../components/notice.tsx';
import { pictureOf } from '../../components/picture-source.ts';
import { sourcesOf } from '../../components/video-source.ts';
import { useText } from '../../text/text.tsx';

/** A video. It is loaded only when it is played. */
export function ProductVideo({ item, name }: { item: ProductMediaItem; name: string }) {
  const { product, productMedia } = useText();
  const [hasFailed, setFailed] = useState(false);
  const still = item.thumbnail ?? item.image;
  return (
    <div className="w-full">
      {/* biome-ignore lint/a11y/useMediaCaption: the contract has none for media of products */}
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
      </video>
      {hasFailed ? (
        <Notice tone="danger" role="alert" className="m-3">
          {productMedia.videoFailed}
        </Notice>
      ) : null}
    </div>
  );
}
