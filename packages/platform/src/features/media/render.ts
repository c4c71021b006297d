import { BoundedMap } from '../../kernel/values/bounded-map.ts';
import { MAX_PIXELS } from './inspect.ts';
import { partToFill, type Transform } from './transform.ts';

/** A scaled image. */
interface Rendition {
  bytes: Uint8Array;
  mimeType: string;
}

/** The encoding of a rendition. WebP comes before AVIF, which takes many times as long to encode. */
export function encodingFor(transform: Transform, accept: string): 'webp' | 'avif' | undefined {
  if (transform.encoding !== 'auto') return transform.encoding;
  if (accept.includes('image/webp')) return 'webp';
  return accept.includes('image/avif') ? 'avif' : undefined;
}

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
   * transformation and encoding.
   */
  async render(
    key: string,
    path: string,
    transform: Transform,
    encoding: 'webp' | 'avif' | undefined,
  ): Promise<Rendition | undefined> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#running >= RENDERED_AT_ONCE) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#running++;
    try {
      // an image whose header can be read may be damaged after it
      const rendition = await scale(path, transform, encoding).catch(() => undefined);
      return rendition && this.#kept.add(key, rendition, rendition.bytes.byteLength);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

/** Formats that are scaled. All others are served unchanged. */
const SCALED: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

async function scale(
  path: string,
  transform: Transform,
  encoding: 'webp' | 'avif' | undefined,
): Promise<Rendition | undefined> {
  const { default: sharp } = await import('sharp');
  const { crop, mode, width, height, quality, isSharpened } = transform;
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'none' }).autoOrient();
  const { format, autoOrient: size } = await image.metadata();
  if (!SCALED.has(format)) return undefined;
  const region = crop ?? { left: 0, top: 0, ...size };
  const isInside = region.left + region.width <= size.width && region.top + region.height <= size.height;
  if (!isInside) return undefined;
  const part = mode === 'fill' ? partToFill(region, transform) : { ...region, left: 0, top: 0 };
  const scaled = image
    .extract({ ...part, left: region.left + part.left, top: region.top + part.top })
    .resize(width, height, mode === 'fill' ? { fit: 'fill' } : { fit: 'inside', withoutEnlargement: true });
  const sharpened = isSharpened ? scaled.sharpen({ sigma: 0.66 }) : scaled;
  const target =
    encoding ?? (format === 'heif' ? 'avif' : format === 'png' ? 'png' : format === 'webp' ? 'webp' : 'jpeg');
  const bytes = await sharpened
    .toFormat(target, { ...(target !== 'png' && { quality }), ...(target === 'avif' && { effort: 2 }) })
    .toBuffer();
  return { bytes, mimeType: `image/${target}` };
}
