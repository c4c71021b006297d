import * as z from 'zod/mini';
import * as answers from '../../generated/zod/answers.ts';
import type * as T from '../../generated/types.ts';
import { isStoreError } from '../errors/store-error.ts';
import * as wire from '../wire/index.ts';

/** Wire form in, pleasant form out; `encode` is the way back. */
type Codec<Wire, Pleasant> = z.ZodMiniCodec<z.ZodMiniType<Wire, Wire>, z.ZodMiniType<Pleasant, Pleasant>>;

interface Ways<Wire, Pleasant> {
  from: (value: Wire, place: string) => Pleasant | undefined;
  to: (value: Pleasant, place: string) => Wire;
}

function codec<Wire, Pleasant>(
  wireForm: z.ZodMiniType<Wire>,
  pleasant: z.ZodMiniType<Pleasant, Pleasant>,
  { from, to }: Ways<Wire, Pleasant>,
): Codec<Wire, Pleasant> {
  // the schemas of the contract change nothing, so what goes in is what comes out
  return z.codec(wireForm as z.ZodMiniType<Wire, Wire>, pleasant, {
    decode: (value, payload) => attempt(() => from(value, ''), value, payload) as Pleasant,
    encode: (value, payload) => attempt(() => to(value, ''), value, payload) as Wire,
  });
}

/** What the pure functions look at themselves. */
const object = <T extends object>(): z.ZodMiniType<T, T> => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** A malformed value is an issue of zod at its place, like any other. */
function attempt(convert: () => unknown, input: unknown, payload: z.core.ParsePayload): unknown {
  try {
    return convert();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const [violation] = error.violations;
    const path = (violation?.field ? violation.field.split('.') : []).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    payload.issues.push({ code: 'custom', input, path, message: violation?.description ?? error.message });
    return z.NEVER;
  }
}

/**
 * A picture and its line of text, as `imageFromWire` and `imageToWire`. Decode what an answer holds, encode what a request takes; a malformed
 * value is an issue at its place.
 *
 * @example
 * import { imageCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const line = 'wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800&originHeight=600';
 * const image = z.encode(imageCodec, line);
 * console.log(image.width, z.decode(imageCodec, image) === line);
 */
export const imageCodec: Codec<T.Image, string> = /* @__PURE__ */ (() =>
  codec(answers.ImageSchema, z.string(), { from: wire.imageFromWire, to: wire.imageToWire }))();

/**
 * A video and its line of text, as `videoFromWire` and `videoToWire`.
 *
 * @example
 * import { videoCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const video = z.encode(videoCodec, 'wix:video://v1/11062b_f00d/throwing.mp4#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080');
 * console.log(video.id, z.decode(videoCodec, video));
 */
export const videoCodec: Codec<T.Video, string> = /* @__PURE__ */ (() =>
  codec(answers.VideoSchema, z.string(), { from: wire.videoFromWire, to: wire.videoToWire }))();

/**
 * A video of the first generation and its line of text, as `videoV1FromWire` and `videoV1ToWire`.
 *
 * @example
 * import { videoV1Codec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const video = z.encode(videoV1Codec, 'wix:video://v1/11062b_f00d#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080');
 * console.log(video.thumbnail?.id, z.decode(videoV1Codec, video));
 */
export const videoV1Codec: Codec<wire.WireVideoV1, string> = /* @__PURE__ */ (() =>
  codec(z.object({ id: z.optional(z.string()), url: z.optional(z.string()), thumbnail: z.optional(answers.ImageSchema) }), z.string(), {
    from: wire.videoV1FromWire,
    to: wire.videoV1ToWire,
  }))();

/**
 * A document and its line of text, as `documentFromWire` and `documentToWire`.
 *
 * @example
 * import { documentCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const document = z.encode(documentCodec, 'wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf');
 * console.log(document.filename, z.decode(documentCodec, document));
 */
export const documentCodec: Codec<T.FileDocument, string> = /* @__PURE__ */ (() =>
  codec(answers.FileDocumentSchema, z.string(), { from: wire.documentFromWire, to: wire.documentToWire }))();

/**
 * A sound and its line of text, as `audioFromWire` and `audioToWire`.
 *
 * @example
 * import { audioCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const audio = z.encode(audioCodec, 'wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12');
 * console.log(audio.duration, z.decode(audioCodec, audio));
 */
export const audioCodec: Codec<T.FileAudio, string> = /* @__PURE__ */ (() =>
  codec(answers.FileAudioSchema, z.string(), { from: wire.audioFromWire, to: wire.audioToWire }))();

/**
 * A page and its whole address, as `pageAddressFromWire` and `pageAddressToWire`.
 *
 * @example
 * import { pageAddressCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const page = z.encode(pageAddressCodec, 'https://shop.example/product-page/vase');
 * console.log(page.relativePath, z.decode(pageAddressCodec, page));
 */
export const pageAddressCodec: Codec<T.PageUrlV2, string> = /* @__PURE__ */ (() =>
  codec(answers.PageUrlV2Schema, z.string(), { from: wire.pageAddressFromWire, to: wire.pageAddressToWire }))();

/**
 * A page in two parts and its whole address, as `pageAddressV1FromWire` and `pageAddressV1ToWire`.
 *
 * @example
 * import { pageAddressV1Codec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(pageAddressV1Codec, { base: 'https://shop.example', path: '/product-page/vase' })); // https://shop.example/product-page/vase
 */
export const pageAddressV1Codec: Codec<T.ProductPageUrl, string> = /* @__PURE__ */ (() =>
  codec(answers.ProductPageUrlSchema, z.string(), { from: wire.pageAddressV1FromWire, to: wire.pageAddressV1ToWire }))();

/**
 * An address of the store and the same in the words of the specification, as `addressFromWire` and `addressToWire`. Members that the contract does
 * not know are left out, as zod does.
 *
 * @example
 * import { addressCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const { addressLine1 } = z.decode(addressCodec, { addressLine: '1 Main Street', city: 'Galway', country: 'IE' });
 * console.log(addressLine1); // 1 Main Street
 */
export const addressCodec: Codec<T.Address, wire.AddressFromWire<T.Address>> = /* @__PURE__ */ (() =>
  codec(answers.AddressSchema, object<wire.AddressFromWire<T.Address>>(), { from: wire.addressFromWire, to: wire.addressToWire }))();

/**
 * An address of an identity and the same in the words of the specification, as `addressFromWire` and `addressToWire`. Members that the contract does
 * not know are left out, as zod does.
 *
 * @example
 * import { identityAddressCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const { addressLine1 } = z.decode(identityAddressCodec, { addressLine: '1 Main Street', city: 'Galway', country: 'IE' });
 * console.log(addressLine1); // 1 Main Street
 */
export const identityAddressCodec: Codec<T.IdentityAddress, wire.AddressFromWire<T.IdentityAddress>> = /* @__PURE__ */ (() =>
  codec(answers.IdentityAddressSchema, object<wire.AddressFromWire<T.IdentityAddress>>(), { from: wire.addressFromWire, to: wire.addressToWire }))();

/**
 * A moment as text and its `Date`, as `dateFromWire` and `dateToWire`.
 *
 * @example
 * import { dateCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(dateCodec, '2026-03-01T09:30:00Z').getTime()); // 1772357400000
 */
export const dateCodec: Codec<string, Date> = /* @__PURE__ */ (() => codec(z.string(), z.date(), { from: wire.dateFromWire, to: wire.dateToWire }))();

/**
 * A duration as text and its parts, as `durationFromWire` and `durationToWire`.
 *
 * @example
 * import { durationCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(durationCodec, '3.5s').nanos); // 500000000
 */
export const durationCodec: Codec<string, wire.Duration> = /* @__PURE__ */ (() =>
  codec(z.string(), z.object({ seconds: z.string(), nanos: z.number() }), { from: wire.durationFromWire, to: wire.durationToWire }))();

/**
 * Base64 and its bytes, as `bytesFromWire` and `bytesToWire`.
 *
 * @example
 * import { bytesCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(bytesCodec, 'aGk=').length); // 2
 */
export const bytesCodec: Codec<string, Uint8Array> = /* @__PURE__ */ (() =>
  codec(z.string(), z.instanceof(Uint8Array), { from: wire.bytesFromWire, to: wire.bytesToWire }))();

/**
 * A number that may be NaN or infinite, as text on the wire, and the number itself, as `numberFromWire` and `numberToWire`.
 *
 * @example
 * import { numberCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(numberCodec, 'NaN'), z.encode(numberCodec, Infinity)); // NaN Infinity
 */
export const numberCodec: Codec<wire.WireNumber, number> = /* @__PURE__ */ (() =>
  codec(z.union([z.number(), z.literal(['NaN', 'Infinity', '-Infinity'])]), z.union([z.number(), z.literal([Number.NaN, Infinity, -Infinity])]), {
    from: wire.numberFromWire,
    to: wire.numberToWire,
  }))();
