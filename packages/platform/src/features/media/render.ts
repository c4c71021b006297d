import { BoundedMap } from '../../kernel/values/bounded-map.ts';
import { MAX_PIXELS } from './inspect.ts';
import { loadSharp } from './sharp.ts';
import { partToFill, type Transform } from './transform.ts';

interface Rendition {
  bytes: Uint8Array;
  mimeType: string;
}

/** Whether a client with this `Accept` header gets WebP, and not the format of the image. */
export const isWebp = ({ encoding }: Transform, accept: string): boolean =>
  encoding === 'webp' || (encoding === 'auto' && accept.includes('image/webp'));

const MAX_KEPT = 64 << 20;
/** Images that are rendered at the same time. */
const RENDERED_AT_ONCE = 2;

/** Scales images, a few at a time, and keeps the latest results. */
export class Renderer {
  readonly #kept: BoundedMap<Rendition>;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `limit`: bytes of renditions that are kept in memory. */
  constructor(limit = MAX_KEPT) {
    this.#kept = new BoundedMap(limit);
  }

  /**
   * Renders the image in a file. Returns undefined if it cannot be scaled. `key` names image,
   * transformation and format.
   */
  async render(
    key: string,
    path: string,
    transform: Transform,
    asWebp: boolean,
  ): Promise<Rendition | undefined> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#running >= RENDERED_AT_ONCE) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#running++;
    try {
      // an image whose header can be read may be damaged after it
      const rendition = await scale(path, transform, asWebp).catch(() => undefined);
      return rendition && this.#kept.add(key, rendition, rendition.bytes.byteLength);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

/** What is scaled, and the format that it is scaled to. An AVIF image may be transparent, as WebP can be. */
const FORMATS: ReadonlyMap<string, 'jpeg' | 'png' | 'webp'> = new Map([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['heif', 'webp'],
]);

async function scale(path: string, transform: Transform, asWebp: boolean): Promise<Rendition | undefined> {
  const sharp = await loadSharp();
  if (!sharp) return undefined;
  const { crop, mode, width, height, quality } = transform;
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'none' }).autoOrient();
  const { format, autoOrient: size } = await image.metadata();
  const ownFormat = FORMATS.get(format);
  if (!ownFormat) return undefined;
  const region = crop ?? { left: 0, top: 0, ...size };
  const isInside = region.left + region.width <= size.width && region.top + region.height <= size.height;
  if (!isInside) return undefined;
  const part = mode === 'fill' ? partToFill(region, transform) : { ...region, left: 0, top: 0 };
  const target = asWebp ? 'webp' : ownFormat;
  const bytes = await image
    .extract({ ...part, left: region.left + part.left, top: region.top + part.top })
    .resize(width, height, mode === 'fill' ? { fit: 'fill' } : { fit: 'inside', withoutEnlargement: true })
    .toFormat(target, target === 'png' ? {} : { quality })
    .toBuffer();
  return { bytes, mimeType: `image/${target}` };
}
