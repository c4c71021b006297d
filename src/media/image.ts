/** URLs of images that are scaled or cropped by the platform. */
import type { FocalPoint } from '../../generated/types.ts';
import { omitUndefined } from '../lib/fields.ts';
import {
  clip,
  defaultQuality,
  fillBox,
  fitInto,
  MAX_SIDE,
  type Region,
  type ScaledSize,
  type Size,
} from './geometry.ts';
import { fileUrl } from './library-url.ts';
import { encodeId, invalidValue } from './media-uri.ts';
import { type HostOptions, type ImageSource, type ResolvedImage, resolveImage } from './source.ts';

/** Options of all functions that scale. */
interface ScaleOptions extends HostOptions {
  /**
   * Quality of the compression, clamped to 5 to 90. Default: 80 to 90, depending on the size, and 5 more for
   * PNG.
   */
  quality?: number | undefined;
}

/** Options of {@link fitImage}. At least one side is required. */
export interface FitOptions extends ScaleOptions {
  /** Width of the box in CSS pixels. Default: not limited. */
  width?: number | undefined;
  /** Height of the box in CSS pixels. Default: not limited. */
  height?: number | undefined;
  /** Device pixels per CSS pixel, such as `window.devicePixelRatio`, clamped to 1 to 2. Default 1. */
  devicePixelRatio?: number | undefined;
}

/** Options of all functions that crop around a point. */
interface FocusOptions extends ScaleOptions {
  /**
   * The point to keep visible, clamped to 0 to 1. Default: the focal point of the image, or else its center.
   */
  focalPoint?: FocalPoint | undefined;
}

/** Options of {@link fillImage}. */
export interface FillOptions extends FitOptions, FocusOptions {
  /** Width of the box in CSS pixels. */
  width: number;
  /** Height of the box in CSS pixels. */
  height: number;
}

/** Options of {@link cropImage}. Without a box the region is not scaled. */
export interface CropOptions extends FitOptions {
  /** The region to cut out, in pixels of the original. It is clipped to the image. */
  region: Region;
}

/** Options of {@link srcset}: either `widths` or `sizes`. */
export interface SrcsetOptions extends FocusOptions {
  /** Widths of the whole image, in pixels. */
  widths?: readonly number[] | undefined;
  /** Boxes for the image to fill, in pixels, as with `fillImage`. */
  sizes?: readonly Size[] | undefined;
}

/** Attributes of an `<img>`. Those that are not known are absent. */
export interface ImageAttributes {
  /** URL of the largest size. */
  src: string;
  /** URLs by width, in ascending order. Absent if there is one size only. */
  srcset?: string;
  /** Width of `src` in pixels. With `height` it prevents layout shifts. */
  width?: number;
  /** Height of `src` in pixels. */
  height?: number;
}

/**
 * Returns the URL of the whole image inside a box: its proportions are kept, and no side is longer than that
 * of the box. Originals are enlarged by at most 1.4, from 400 × 400 pixels by at most 1.2, and not at all
 * from 600 × 600. No side is longer than 5000 pixels. Fractions of pixels are rounded down, but to at least
 * 1.
 *
 * Returns the URL of the original if the platform cannot scale the image: signed URLs, URLs of other sites,
 * and gif, svg, bmp, tiff and heic files. If the size of the original is not known, the platform calculates
 * the proportions. Throws a `StoreError` of kind `validation` that names an invalid option or `source`.
 *
 * @example
 * import { fitImage } from 'storewire';
 *
 * const image = 'wix:image://v1/11062b_5d0e~mv2.jpg/mug.jpg#originWidth=3000&originHeight=2000';
 * fitImage(image, { width: 300, height: 300 }); // …/media/11062b_5d0e~mv2.jpg/v1/fill/w_300,h_200,…
 */
export const fitImage = (source: ImageSource, options: FitOptions): string =>
  renderFitted(resolveImage(source, options), readBox(options), options).url;

/**
 * Returns the URL of an image that fills a box, cropped around its focal point. If the original is too small
 * (see {@link fitImage}) or the box is longer than 5000 pixels, the image is smaller but has the proportions
 * of the box. If the size of the original is not known, the image has the size of the box. Throws as
 * `fitImage` does.
 *
 * @example
 * import { fillImage } from 'storewire';
 *
 * const image = { id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 };
 * fillImage(image, { width: 400, height: 400, devicePixelRatio: 2, focalPoint: { x: 0.5, y: 0.4 } });
 */
export const fillImage = (source: ImageSource, options: FillOptions): string =>
  renderFilled(resolveImage(source, options), toBox(options), options).url;

/**
 * Returns the URL of a region of an image, in its own size or fitted into a box. The region is clipped to the
 * image. Returns the URL of the original if the platform cannot scale the image (see {@link fitImage}).
 * Throws a `StoreError` of kind `validation` if the region is outside the image, if the size of the original
 * is not known, and as `fitImage` does.
 *
 * @example
 * import { cropImage } from 'storewire';
 *
 * const handle = { x: 1200, y: 400, width: 800, height: 800 };
 * cropImage({ id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 }, { region: handle, width: 200 });
 */
export function cropImage(source: ImageSource, options: CropOptions): string {
  const image = resolveImage(source, options);
  checkRegion(options.region);
  const box = (options.width ?? options.height) === undefined ? undefined : readBox(options);
  if (!isScalable(image)) return image.url;
  if (!image.size) throw invalidValue('source', 'must have a width and a height');
  const part = clip(options.region, image.size);
  if (!part) throw invalidValue('region', 'must overlap the image');
  const transform = `crop/x_${part.x},y_${part.y},w_${part.width},h_${part.height}/fill`;
  return scale(image, transform, fitInto(part, box ?? part), options).url;
}

/**
 * Returns the attributes of an `<img>` whose browser chooses among several sizes. Each width is listed once,
 * also if the original is too small for several of them. An image that the platform cannot scale (see
 * `fitImage`) has its original as `src` and no `srcset`. Throws as `fitImage` does.
 *
 * @example
 * import { srcset } from 'storewire';
 *
 * const image = { id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 };
 * const card = srcset(image, { widths: [320, 640, 1280] }); // src is 1280 × 853
 * Object.assign(new Image(), { alt: 'Tidal mug', sizes: '(min-width: 60em) 25vw, 50vw', ...card });
 */
export function srcset(source: ImageSource, options: SrcsetOptions): ImageAttributes {
  const { widths, sizes } = options;
  if (!widths === !sizes) throw invalidValue('widths', 'or sizes is required, but not both');
  const [field, render] = widths ? (['widths', renderFitted] as const) : (['sizes', renderFilled] as const);
  const boxes = (widths?.map((width) => ({ width, height: UNLIMITED })) ?? sizes ?? []).map(
    ({ width, height }) => ({ width: toPixels(field, width), height: toPixels(field, height) }),
  );
  const image = resolveImage(source, options);
  const byWidth = new Map(
    boxes.map((box) => render(image, box, options)).map((each) => [each.width ?? 0, each]),
  );
  const ascending = [...byWidth].toSorted(([a], [b]) => a - b).map(([, each]) => each);
  const largest = ascending.at(-1);
  if (!largest) throw invalidValue(field, 'must not be empty');
  const { url: src, ...size } = largest;
  const candidates = ascending.map(({ url, width }) => `${url} ${width}w`);
  return omitUndefined({ src, srcset: candidates.length > 1 ? candidates.join(', ') : undefined, ...size });
}

/** The URL of an image in one size. */
interface Rendition {
  url: string;
  width?: number;
  height?: number;
}

/** The whole image inside a box. */
function renderFitted(image: ResolvedImage, box: Size, options: FocusOptions): Rendition {
  if (!isScalable(image)) return { url: image.url, ...image.size };
  if (image.size) return scale(image, 'fill', fitInto(image.size, box), options);
  // only the platform knows the proportions, and with them the height
  const [width, height] = [Math.min(box.width, MAX_SIDE), Math.min(box.height, MAX_SIDE)];
  return { url: scale(image, 'fit', { width, height, scale: undefined }, options).url, width };
}

/** The image that fills a box. */
function renderFilled(image: ResolvedImage, box: Size, options: FocusOptions): Rendition {
  const focus = formatFocus(options.focalPoint ?? image.focalPoint);
  if (!isScalable(image)) return { url: image.url, ...image.size };
  return scale(image, 'fill', fillBox(image.size, box), options, focus);
}

type ScalableImage = ResolvedImage & { id: string };

/** The platform scales these formats and serves all others as they were uploaded. */
const isScalable = (image: ResolvedImage): image is ScalableImage =>
  image.id !== undefined && /\.(?:jpe?g|jpe|png|webp|avif)$/i.test(image.id);

const CENTER = 'al_c';

/** An image with a transformation, in the syntax of the platform. */
function scale(
  { id }: ScalableImage,
  transform: string,
  { width, height, scale = 1 }: ScaledSize,
  { quality, host }: ScaleOptions,
  focus: string = CENTER,
): Rendition {
  const steps = [
    `w_${width}`,
    `h_${height}`,
    focus,
    ...(scale > 1 ? ['lg_1'] : []),
    `q_${quality === undefined ? defaultQuality({ width, height }, /\.png$/i.test(id)) : Math.round(clamp('quality', quality, 5, 90))}`,
    // smaller images are sharpened, as on the pages of the platform
    ...(scale < 1 ? ['usm_0.66_1.00_0.01'] : []),
    'enc_auto',
  ];
  const url = `${fileUrl('image', id, host)}/v1/${transform}/${steps.join(',')}/${encodeId(id, 'source')}`;
  return { url, width, height };
}

function formatFocus(point: FocalPoint | undefined): string {
  if (point?.x === undefined || point.y === undefined) return CENTER;
  const [x, y] = [clamp('focalPoint.x', point.x, 0, 1), clamp('focalPoint.y', point.y, 0, 1)];
  return `fp_${x.toFixed(2)}_${y.toFixed(2)}`;
}

/** The length of a side that is not limited. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

function readBox({ width, height, devicePixelRatio }: FitOptions): Size {
  if ((width ?? height) === undefined) throw invalidValue('width', 'or height is required');
  return toBox({ width: width ?? UNLIMITED, height: height ?? UNLIMITED, devicePixelRatio });
}

function toBox({ width, height, devicePixelRatio = 1 }: FitOptions): Size {
  const ratio = clamp('devicePixelRatio', devicePixelRatio, 1, 2);
  return { width: toPixels('width', width, ratio), height: toPixels('height', height, ratio) };
}

function checkRegion(region: Region): void {
  for (const side of ['x', 'y'] as const)
    if (!Number.isFinite(region?.[side])) throw invalidValue(`region.${side}`, 'must be a finite number');
  for (const side of ['width', 'height'] as const) toPixels(`region.${side}`, region[side]);
}

function toPixels(field: string, length: unknown, ratio = 1): number {
  if (!Number.isFinite(length) || Number(length) <= 0)
    throw invalidValue(field, 'must be a number greater than 0');
  return Math.max(1, Math.floor(Number(length) * ratio));
}

function clamp(field: string, value: number, min: number, max: number): number {
  if (typeof value !== 'number' || Number.isNaN(value))
    throw invalidValue(field, `must be a number from ${min} to ${max}`);
  return Math.min(max, Math.max(min, value));
}
