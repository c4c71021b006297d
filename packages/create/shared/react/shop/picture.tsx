import { type ImageObject, srcset } from 'storewire';

interface PictureProps {
  image: ImageObject | undefined;
  /** Width in the layout, as in the attribute `sizes` of `<img>`. */
  sizes: string;
}

const SQUARES = [160, 320, 640, 1280].map((width) => ({ width, height: width }));

/** A square picture next to the name of what it shows. The browser chooses its size. */
export function Picture({ image, sizes }: PictureProps) {
  if (!image?.url) return <span className="picture" />;
  const { srcset: srcSet, ...attributes } = srcset(image, { sizes: SQUARES });
  return <img className="picture" alt="" srcSet={srcSet} sizes={sizes} {...attributes} />;
}
