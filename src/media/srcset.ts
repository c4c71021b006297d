import { type Size, toPixels } from './geometry.ts';
import { refuse } from './refuse.ts';
import { type FocalPoint, type ImageSource, readPicture } from './source.ts';
import { ANY_LENGTH, filled, fitted, isScalable, type ScaleOptions, toFocus } from './transform.ts';

/** Options of {@link srcset}: either `widths` or `sizes`. */
export interface SrcsetOptions extends ScaleOptions {
  /** Widths of the whole picture, in pixels. */
  widths?: readonly number[] | undefined;
  /** Boxes that the picture fills, in pixels, as for `fillImage`. */
  sizes?: readonly Size[] | undefined;
  /** What stays in sight. Default that of the picture, or else its middle. */
  focalPoint?: FocalPoint | undefined;
}

/** Attributes of an `<img>`. What is not known, and has no use, is absent. */
export interface ImageAttributes {
  /** The largest of the sizes, for browsers that know no `srcset`. */
  src: string;
  /** The sizes by their width, narrowest first. Absent where there is one size only. */
  srcset?: string;
  /** Width of `src` in pixels. Together with `height` it keeps the place free before the picture is there. */
  width?: number;
  /** Height of `src` in pixels. */
  height?: number;
}

/**
 * The attributes of an `<img>` that lets the browser choose among sizes. Widths that come out the same, as where the original is too small, are
 * listed once. A picture that cannot be scaled (see `fitImage`) has its original as `src` and no `srcset`. Fails as `fitImage` does.
 *
 * @example
 * import { srcset } from 'storewire/media';
 *
 * const picture = { id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 };
 * const shelf = srcset(picture, { widths: [320, 640, 1280] }); // src is 1280 × 853
 * const square = srcset(picture, { sizes: [{ width: 200, height: 200 }, { width: 400, height: 400 }] });
 * Object.assign(new Image(), { alt: 'Tidal mug', sizes: '(min-width: 60em) 25vw, 50vw', ...shelf });
 */
export function srcset(source: ImageSource, options: SrcsetOptions): ImageAttributes {
  const picture = readPicture(source, options);
  const boxes = boxesOf(options);
  const focus = toFocus(options.focalPoint ?? picture.focalPoint);
  if (!isScalable(picture)) return { src: picture.url, ...picture.size };
  const made = boxes.map((box) => (options.sizes ? filled(picture, box, options, focus) : fitted(picture, box, options)));
  const byWidth = new Map(made.map((each) => [each.width, each]));
  const sorted = [...byWidth.values()].toSorted((a, b) => a.width - b.width);
  const { url: src = picture.url, ...size } = sorted.at(-1) ?? {};
  return { src, ...(sorted.length > 1 ? { srcset: sorted.map(({ url, width }) => `${url} ${width}w`).join(', ') } : {}), ...size };
}

/** What is asked for. A list of widths lets the picture be as high as it likes. */
function boxesOf({ widths, sizes }: SrcsetOptions): Size[] {
  if (!widths === !sizes) throw refuse('widths', 'or sizes must be given, one of the two');
  const field = widths ? 'widths' : 'sizes';
  const boxes = widths?.map((width) => ({ width, height: ANY_LENGTH })) ?? sizes ?? [];
  if (boxes.length === 0) throw refuse(field, 'must not be empty');
  return boxes.map(({ width, height }) => ({ width: toPixels(field, width), height: toPixels(field, height) }));
}
