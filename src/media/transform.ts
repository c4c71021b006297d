import { addressOf } from './address.ts';
import { fillBox, fitInto, LONGEST_SIDE, qualityFor, type Scaled, type Size, toPixels } from './geometry.ts';
import { encodeId } from './media-string.ts';
import { refuse } from './refuse.ts';
import type { FocalPoint, HostOptions, Picture } from './source.ts';

/** How a scaled picture is made. */
export interface ScaleOptions extends HostOptions {
  /**
   * Quality of the compression, 5 to 90; what is outside counts as the nearest of them. Default by the size of the picture, 80 to 90, and 5 more for
   * PNG.
   */
  quality?: number | undefined;
}

/** A picture whose other sizes can be asked for. */
export type ScalablePicture = Picture & { id: string };

/** A size of a picture with its address. */
export interface Rendition {
  url: string;
  width: number;
  /** Absent where the platform decides it. */
  height?: number;
}

/** A side that may be as long as it likes. */
export const ANY_LENGTH = Number.MAX_SAFE_INTEGER;

/** The formats that the platform makes other sizes of. It hands out gif, svg, bmp, tiff and heic as they are. */
const SCALABLE = /\.(?:jpe?g|jpe|png|webp|avif)$/i;

export const isScalable = (picture: Picture): picture is ScalablePicture => picture.id !== undefined && SCALABLE.test(picture.id);

/** A whole picture in a box. Of an original of unknown size the platform works out the proportions. */
export function fitted(picture: ScalablePicture, box: Size, options: ScaleOptions): Rendition {
  if (picture.size) return transformed(picture, 'fill', fitInto(picture.size, box), options);
  const [width, height] = [Math.min(box.width, LONGEST_SIDE), Math.min(box.height, LONGEST_SIDE)];
  return { url: transformed(picture, 'fit', { width, height, scale: undefined }, options).url, width };
}

/** A picture that fills a box. */
export const filled = (picture: ScalablePicture, box: Size, options: ScaleOptions, focus: string | undefined): Rendition =>
  transformed(picture, 'fill', fillBox(picture.size, box), options, focus);

/** A picture in exactly this size, in the platform's words. */
export function transformed({ id }: ScalablePicture, how: string, target: Scaled, { quality, host }: ScaleOptions, focus = 'al_c'): Rendition {
  const { width, height, scale = 1 } = target;
  const steps = [
    `w_${width}`,
    `h_${height}`,
    focus,
    ...(scale > 1 ? ['lg_1'] : []),
    `q_${quality === undefined ? qualityFor(target, /\.png$/i.test(id)) : Math.round(between('quality', quality, 5, 90))}`,
    // what gets smaller gets softer; the platform's own pages make up for it like this
    ...(scale < 1 ? ['usm_0.66_1.00_0.01'] : []),
    'enc_auto',
  ];
  return { url: `${addressOf('image', id, host)}/v1/${how}/${steps.join(',')}/${encodeId(id)}`, width, height };
}

/** Where a picture is cut, in the platform's words. Undefined for its middle. */
export function toFocus(point: FocalPoint | undefined): string | undefined {
  if (point?.x === undefined || point.y === undefined) return undefined;
  const [x, y] = [between('focalPoint.x', point.x, 0, 1), between('focalPoint.y', point.y, 0, 1)];
  return `fp_${x.toFixed(2)}_${y.toFixed(2)}`;
}

/** A length on a page in pixels of its screen. */
export const toScreenPixels = (field: string, length: unknown, ratio = 1): number => toPixels(field, length, between('devicePixelRatio', ratio, 1, 2));

/** The nearest number of a range. */
function between(field: string, value: number, least: number, most: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw refuse(field, `must be a number from ${least} to ${most}`);
  return Math.min(most, Math.max(least, value));
}
