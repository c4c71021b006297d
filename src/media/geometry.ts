import { refuse } from './refuse.ts';

/** In pixels. */
export interface Size {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A part of a picture, in pixels of the original. */
export interface Region extends Size {
  /** Pixels from the left. */
  x: number;
  /** Pixels from the top. */
  y: number;
}

/** A picture as it is to be made. */
export interface Scaled extends Size {
  /** How much larger than the original; below 1 for smaller, undefined when its size is not known. */
  scale: number | undefined;
}

/** The platform makes no picture that is longer. */
export const LONGEST_SIDE = 5000;

const areaOf = ({ width, height }: Size): number => width * height;

/** How far the platform enlarges an original: small ones a little, others not at all. */
function largestScale(original: Size): number {
  const area = areaOf(original);
  return area >= 600 * 600 ? 1 : area >= 400 * 400 ? 1.2 : 1.4;
}

/** The platform's own quality for a picture of this size. PNG gets 5 more, as the addresses of published pages show. */
export function qualityFor(target: Size, isPng: boolean): number {
  const area = areaOf(target);
  return (area >= 1400 * 1400 ? 90 : area >= 600 * 600 ? 85 : 80) + (isPng ? 5 : 0);
}

/** A whole number of pixels above 0 of a length that was asked for, on a screen with so many pixels per length. */
export function toPixels(field: string, length: unknown, ratio = 1): number {
  if (typeof length !== 'number' || !Number.isFinite(length) || length <= 0) throw refuse(field, 'must be a number of pixels above 0');
  return Math.max(1, Math.floor(length * ratio));
}

/** The size of a whole picture in a box: in proportion, no side longer than the box. */
export function fitInto(original: Size, box: Size): Scaled {
  const scale = Math.min(box.width / original.width, box.height / original.height, largestScale(original), shrinkOf(original));
  return scaledFrom(original, times(original, scale));
}

/** The size of a picture that fills a box: the box itself, or a smaller one of its shape where the original is too small. */
export function fillBox(original: Size | undefined, box: Size): Scaled {
  if (!original) return { ...times(box, Math.min(1, shrinkOf(box))), scale: undefined };
  const needed = Math.max(box.width / original.width, box.height / original.height);
  const scale = Math.min(needed, largestScale(original), needed * shrinkOf(box));
  return scaledFrom(original, times(box, scale / needed));
}

/** Goes by the pixels that come out: what keeps its size is scaled by 1, whatever rounding says. */
const scaledFrom = (original: Size, size: Size): Scaled => ({ ...size, scale: Math.max(size.width / original.width, size.height / original.height) });

/** The part of a region that is inside the picture. Undefined when none is. */
export function clip(region: Region, picture: Size): Region | undefined {
  const [left, top] = [Math.max(0, Math.round(region.x)), Math.max(0, Math.round(region.y))];
  const width = Math.min(picture.width, Math.round(region.x + region.width)) - left;
  const height = Math.min(picture.height, Math.round(region.y + region.height)) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

const shrinkOf = ({ width, height }: Size): number => LONGEST_SIDE / Math.max(width, height);

const times = ({ width, height }: Size, factor: number): Size => ({ width: side(width * factor), height: side(height * factor) });

const side = (length: number): number => Math.max(1, Math.round(length));
