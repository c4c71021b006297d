/** Sizes of scaled and cropped images, by the rules of the platform. All lengths are in pixels. */

/** A width and a height. */
export interface Size {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A part of an image, in pixels of the original. */
export interface Region extends Size {
  /** Pixels from the left. */
  x: number;
  /** Pixels from the top. */
  y: number;
}

/** The size of a scaled image. */
export interface ScaledSize extends Size {
  /** Relative to the original: above 1 if enlarged. Undefined if the size of the original is not known. */
  scale: number | undefined;
}

/** The platform returns no image with a longer side. */
export const MAX_SIDE = 5000;

const area = ({ width, height }: Size): number => width * height;

/** The platform enlarges small originals only. */
const maxScale = (original: Size): number =>
  area(original) >= 600 * 600 ? 1 : area(original) >= 400 * 400 ? 1.2 : 1.4;

/** The default of the platform. PNG gets 5 more, as URLs of published pages show. */
export function defaultQuality(size: Size, isPng: boolean): number {
  const base = area(size) >= 1400 * 1400 ? 90 : area(size) >= 600 * 600 ? 85 : 80;
  return base + (isPng ? 5 : 0);
}

/**
 * The size of a whole image in a box: its proportions are kept, and no side is longer than that of the box.
 */
export function fitInto(original: Size, box: Size): ScaledSize {
  const scale = Math.min(
    box.width / original.width,
    box.height / original.height,
    maxScale(original),
    limitScale(original),
  );
  return withScale(original, multiply(original, scale));
}

/**
 * The size of an image that fills a box: that of the box or, if the original is too small, a smaller one of
 * the same proportions.
 */
export function fillBox(original: Size | undefined, box: Size): ScaledSize {
  if (!original) return { ...multiply(box, Math.min(1, limitScale(box))), scale: undefined };
  const needed = Math.max(box.width / original.width, box.height / original.height);
  const scale = Math.min(needed, maxScale(original), needed * limitScale(box));
  return withScale(original, multiply(box, scale / needed));
}

/** The part of a region that is inside the image, `undefined` if there is none. */
export function clip(region: Region, image: Size): Region | undefined {
  const [x, y] = [Math.max(0, Math.round(region.x)), Math.max(0, Math.round(region.y))];
  const width = Math.min(image.width, Math.round(region.x + region.width)) - x;
  const height = Math.min(image.height, Math.round(region.y + region.height)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Calculated from the rounded size, so that an image of the original size has the scale 1. */
const withScale = (original: Size, size: Size): ScaledSize => ({
  ...size,
  scale: Math.max(size.width / original.width, size.height / original.height),
});

/** The scale at which the longer side has the maximum length. */
const limitScale = ({ width, height }: Size): number => MAX_SIDE / Math.max(width, height);

const multiply = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});
