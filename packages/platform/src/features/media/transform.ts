/** URLs of scaled images: `/media/{id}/v1/fill/w_300,h_200,fp_0.50_0.40,q_80,enc_auto/{name}`. */

/** A part of an image in pixels of the original. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Transform {
  /** The part that is scaled. Default: the whole image. */
  crop?: Region;
  /** `fill` has exactly the size, and cuts what is outside; `fit` shows everything inside the size. */
  mode: 'fill' | 'fit';
  width: number;
  height: number;
  /** The point to keep visible, from 0 to 1. */
  focus: { x: number; y: number };
  quality: number;
  /** `auto` is WebP if the client accepts it. Undefined: the format of the image. */
  encoding: 'auto' | 'webp' | undefined;
}

/** The platform returns no image with a longer side. */
const MAX_SIDE = 5000;

const CENTER = { x: 0.5, y: 0.5 };

/**
 * Reads the part of a path after `/media/{id}/v1/`. Returns undefined for a URL that the platform does not
 * serve.
 */
export function readTransform(path: string): Transform | undefined {
  const [, crop, mode, list = ''] = /^(?:crop\/([^/]+)\/)?(fill|fit)\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  const steps = stepsOf(list);
  const width = steps.get('w');
  const height = steps.get('h');
  const region = crop === undefined ? undefined : readRegion(crop);
  if (!mode || !isSide(width) || !isSide(height) || (crop !== undefined && !region)) return undefined;
  const encoding = steps.get('enc');
  const quality = Number(steps.get('q') ?? 80);
  return {
    ...(region && { crop: region }),
    mode: mode === 'fit' ? 'fit' : 'fill',
    width: Number(width),
    height: Number(height),
    focus: focusOf(steps),
    quality: Math.min(90, Math.max(5, Number.isFinite(quality) ? Math.round(quality) : 80)),
    encoding: encoding === 'auto' || encoding === 'webp' ? encoding : undefined,
  };
}

/** `w_300` is the step `w` with the value `300`. */
const stepsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(',').map((step) => {
      const at = step.indexOf('_');
      return at < 0 ? [step, ''] : [step.slice(0, at), step.slice(at + 1)];
    }),
  );

const isSide = (text: string | undefined): boolean =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_SIDE;

function readRegion(text: string): Region | undefined {
  const steps = stepsOf(text);
  const [left, top, width, height] = ['x', 'y', 'w', 'h'].map((name) => steps.get(name) ?? '');
  const values = [left, top, width, height];
  if (!values.every((value) => /^\d{1,6}$/.test(value ?? ''))) return undefined;
  const region = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  return region.width > 0 && region.height > 0 ? region : undefined;
}

function focusOf(steps: ReadonlyMap<string, string>): { x: number; y: number } {
  const [x, y] = (steps.get('fp') ?? '').split('_').map(Number);
  if (steps.has('fp') && x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1)
    return { x, y };
  return CENTER;
}

/** The part of an image that has the proportions of a box, around a point. */
export function partToFill(
  image: { width: number; height: number },
  { width, height, focus }: Transform,
): Region {
  const scale = Math.max(width / image.width, height / image.height);
  const part = {
    width: Math.min(image.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(image.height, Math.max(1, Math.round(height / scale))),
  };
  const offset = (length: number, whole: number, at: number): number =>
    Math.round(Math.min(whole - length, Math.max(0, at * whole - length / 2)));
  return {
    left: offset(part.width, image.width, focus.x),
    top: offset(part.height, image.height, focus.y),
    ...part,
  };
}
