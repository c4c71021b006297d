import { clip, fitInto, type Region, type Size, toPixels } from './geometry.ts';
import { refuse } from './refuse.ts';
import { type FocalPoint, type ImageSource, readPicture } from './source.ts';
import { ANY_LENGTH, filled, fitted, isScalable, type ScaleOptions, toFocus, toScreenPixels, transformed } from './transform.ts';

/** Options of {@link fitImage}. At least one side is needed. */
export interface FitOptions extends ScaleOptions {
  /** Width of the box in pixels. Default: as wide as the height lets it be. */
  width?: number | undefined;
  /** Height of the box in pixels. Default: as high as the width lets it be. */
  height?: number | undefined;
  /**
   * Pixels of the screen per pixel of the page, for example `window.devicePixelRatio`. 1 to 2; what is outside counts as the nearest of them. Default
   * 1.
   */
  devicePixelRatio?: number | undefined;
}

/** Options of {@link fillImage}. */
export interface FillOptions extends FitOptions {
  /** Width of the box in pixels. */
  width: number;
  /** Height of the box in pixels. */
  height: number;
  /** What stays in sight. Default that of the picture, or else its middle. What is outside of 0 to 1 counts as the nearest of them. */
  focalPoint?: FocalPoint | undefined;
}

/** Options of {@link cropImage}. Without a box the part keeps its own size. */
export interface CropOptions extends FitOptions {
  /** The part to cut out, in pixels of the original. What of it is outside of the picture is left out. */
  region: Region;
}

/**
 * Address of a whole picture inside a box: in proportion, no side longer than the box. It is enlarged by 1.4 at most, by 1.2 from 400 × 400 pixels
 * and not at all from 600 × 600, and no side gets longer than 5000 pixels. Fractions of a pixel are left out, but one pixel stays.
 *
 * A picture that cannot be scaled gives the address of the original: one from elsewhere, a signed address, a gif, svg, bmp, tiff or heic. When the
 * size of the original is not known, the platform fits it by itself. Fails with a `StoreError` of the kind `validation`.
 *
 * @example
 * import { fitImage } from 'storewire/media';
 *
 * const picture = 'wix:image://v1/11062b_5d0e~mv2.jpg/mug.jpg#originWidth=3000&originHeight=2000';
 * fitImage(picture, { width: 300, height: 300 }); // …/media/11062b_5d0e~mv2.jpg/v1/fill/w_300,h_200,…
 */
export function fitImage(source: ImageSource, options: FitOptions): string {
  const picture = readPicture(source, options);
  const box = toBox(options);
  return isScalable(picture) ? fitted(picture, box, options).url : picture.url;
}

/**
 * Address of a picture that fills a box, cut at its focal point. Where the original is too small for it (as for {@link fitImage}) or the box is
 * longer than 5000 pixels, the picture is smaller, in the shape of the box. Without the size of the original it is as large as asked.
 *
 * @example
 * import { fillImage } from 'storewire/media';
 *
 * const picture = { id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 };
 * fillImage(picture, { width: 400, height: 400, devicePixelRatio: 2, focalPoint: { x: 0.5, y: 0.4 } });
 */
export function fillImage(source: ImageSource, options: FillOptions): string {
  const picture = readPicture(source, options);
  const { width, height, devicePixelRatio } = options;
  const box = { width: toScreenPixels('width', width, devicePixelRatio), height: toScreenPixels('height', height, devicePixelRatio) };
  const focus = toFocus(options.focalPoint ?? picture.focalPoint);
  return isScalable(picture) ? filled(picture, box, options, focus).url : picture.url;
}

/**
 * Address of a part of a picture, in its own size or fitted into a box. The part is cut down to what is inside of the picture; one that is wholly
 * outside, and a picture whose size is not known, are refused with a `StoreError` of the kind `validation`. What cannot be scaled is not cut either.
 *
 * @example
 * import { cropImage } from 'storewire/media';
 *
 * const handle = { x: 1200, y: 400, width: 800, height: 800 };
 * cropImage({ id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 }, { region: handle, width: 200 });
 */
export function cropImage(source: ImageSource, options: CropOptions): string {
  const picture = readPicture(source, options);
  checkRegion(options.region);
  const box = options.width === undefined && options.height === undefined ? undefined : toBox(options);
  if (!isScalable(picture)) return picture.url;
  if (!picture.size) throw refuse('source', 'must have its width and height to be cropped');
  const part = clip(options.region, picture.size);
  if (!part) throw refuse('region', 'must have a pixel in common with the picture');
  const { x, y, width, height } = part;
  return transformed(picture, `crop/x_${x},y_${y},w_${width},h_${height}/fill`, fitInto(part, box ?? part), options).url;
}

function toBox({ width, height, devicePixelRatio }: FitOptions): Size {
  if (width === undefined && height === undefined) throw refuse('width', 'or height must be given');
  return {
    width: width === undefined ? ANY_LENGTH : toScreenPixels('width', width, devicePixelRatio),
    height: height === undefined ? ANY_LENGTH : toScreenPixels('height', height, devicePixelRatio),
  };
}

function checkRegion(region: Region): void {
  for (const side of ['x', 'y'] as const) if (!Number.isFinite(region?.[side])) throw refuse(`region.${side}`, 'must be a number of pixels');
  for (const side of ['width', 'height'] as const) toPixels(`region.${side}`, region[side]);
}
