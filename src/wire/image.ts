import { present } from '../core/members.ts';
import { recordOf, textIn, wholeIn, wholeOf } from './malformed.ts';
import { readMedium, writeMedium } from './medium.ts';

/** A picture, as `Image` of the contract has it. */
export interface WireImage {
  /** Id in the media library. */
  id?: string;
  /** Where it is served. Alone for a picture from elsewhere. */
  url?: string;
  /** Width of the original, in pixels. */
  readonly width?: number;
  /** Height of the original, in pixels. */
  readonly height?: number;
  /** What it shows. */
  altText?: string | null;
  /** Name of the file. */
  readonly filename?: string | null;
}

/**
 * One line of text for a picture: `wix:image://v1/<id>/<name>#originWidth=800&originHeight=600`, or the web address of one from elsewhere. There is
 * room for one name: that of the file, else the alternative text. Focal point, expiry and size in bytes are not in it. Sizes that are not known are
 * left out. No picture, or one without id and `url`, gives undefined. A member of another type is a `StoreError` of kind `validation` that names it.
 *
 * @example
 * import { imageFromWire } from 'storewire/wire';
 *
 * console.log(imageFromWire({ id: '11062b_c3d8~mv2.jpg', filename: 'vase.jpg', width: 800, height: 600 }));
 * // wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800&originHeight=600
 */
export function imageFromWire(image: WireImage | null | undefined, place = 'image'): string | undefined {
  if (image === undefined || image === null) return undefined;
  const members = recordOf(image, place);
  return writeMedium('image', members, {
    name: textIn(members, 'filename', place) ?? textIn(members, 'altText', place),
    facts: { originWidth: wholeIn(members, 'width', place), originHeight: wholeIn(members, 'height', place) },
    place,
  });
}

/**
 * The picture of one line of text, for a request. Its name becomes file name and alternative text, and the line itself the `url`, as recorded.
 * A line of another form is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { imageFromWire, imageToWire } from 'storewire/wire';
 *
 * const line = 'wix:image://v1/11062b_c3d8~mv2.jpg/blue%20vase.jpg#originWidth=800&originHeight=600';
 * const store = createClient();
 * const id = '0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c01';
 * const content = { rating: 5, media: [{ image: imageToWire(line) }] };
 * await store.reviews.updateReview({ reviewId: id, review: { id, revision: '1', content } });
 * const { cart } = await store.currentCart.getCurrentCart();
 * console.log(cart.lineItems?.map(({ image }) => imageFromWire(image)));
 */
export function imageToWire(text: string, place = 'image'): WireImage {
  const medium = readMedium('image', text, place);
  if ('url' in medium) return medium;
  const { id, name, facts } = medium;
  return present({ id, url: text, ...sizeOf(facts, 'origin', place), altText: name, filename: name });
}

/** Width and height that a line tells. */
export function sizeOf(facts: ReadonlyMap<string, string>, prefix: string, place: string): { width: number | undefined; height: number | undefined } {
  return { width: wholeOf(facts.get(`${prefix}Width`), place), height: wholeOf(facts.get(`${prefix}Height`), place) };
}
