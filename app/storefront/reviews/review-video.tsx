import type { Video } from 'storewire';
import { useText } from '../../shared/text/text.tsx';
import { pictureOf, sourcesOf } from '../../shared/ui/picture-source.ts';

/** A video that a shopper has added to a review. */
export function ReviewVideo({ video }: { video: Video }) {
  const { product } = useText();
  const poster = video.posters?.at(-1);
  return (
    // biome-ignore lint/a11y/useMediaCaption: shoppers add no captions
    <video
      controls
      playsInline
      preload="none"
      poster={poster ? pictureOf(poster)?.src : undefined}
      aria-label={video.description || product.playVideo}
      className="max-h-56 rounded-xl"
    >
      {sourcesOf(video.resolutions ?? []).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}
