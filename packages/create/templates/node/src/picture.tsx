import { srcset } from 'storewire/media';

interface PictureProps {
  url: string | null | undefined;
  alt: string;
  /** Width in the largest layout, in pixels. The picture is square. */
  width: number;
  /** The width in all layouts, as in the attribute `sizes` of an `<img>`. */
  sizes: string;
}

export function Picture({ url, alt, width, sizes }: PictureProps) {
  if (!url) return <span class="picture" />;
  const squares = [width / 2, width, width * 2].map((side) => ({ width: side, height: side }));
  const image = srcset(url, { sizes: squares, host: new URL(url).origin });
  return <img class="picture" alt={alt} sizes={sizes} {...image} />;
}
