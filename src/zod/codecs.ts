/**
 * The conversions of `storewire/media` as zod codecs. A value that cannot be converted is an issue at its
 * path.
 */
import * as z from 'zod/v4/mini';
import type * as T from '../../generated/types.ts';
import * as responses from '../../generated/zod/responses.ts';
import { isStoreError } from '../errors/store-error.ts';
import { requireLibrary } from '../lib/require-library.ts';
import * as wire from '../media/index.ts';

// zod 3.25 has an early zod 4 without codecs
requireLibrary({
  name: 'zod',
  since: '4.1',
  entry: 'storewire/zod',
  isPresent: typeof z.codec === 'function',
});

/** `decode` converts from the form of the wire, `encode` converts back. */
type Codec<Wire, Value> = z.ZodMiniCodec<z.ZodMiniType<Wire, Wire>, z.ZodMiniType<Value, Value>>;

interface CodecPair<Wire, Value> {
  fromWire: (value: Wire, path: string) => Value | undefined;
  toWire: (value: Value, path: string) => Wire;
}

function codec<Wire, Value>(
  wireSchema: z.ZodMiniType<Wire>,
  valueSchema: z.ZodMiniType<Value, Value>,
  { fromWire, toWire }: CodecPair<Wire, Value>,
): Codec<Wire, Value> {
  // the schemas of the contract transform nothing: their input and output types are the same
  return z.codec(wireSchema as z.ZodMiniType<Wire, Wire>, valueSchema, {
    decode: (value, payload) => convert(() => fromWire(value, ''), payload) as Value,
    encode: (value, payload) => convert(() => toWire(value, ''), payload) as Wire,
  });
}

/** An object whose fields are checked by the conversion. */
const anyObject = <T extends object>(): z.ZodMiniType<T, T> =>
  z.custom<T>((value) => typeof value === 'object' && value !== null);

function convert(conversion: () => unknown, payload: z.core.ParsePayload): unknown {
  try {
    return conversion();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const [violation] = error.violations;
    const path = (violation?.field.split('.') ?? [])
      .filter(Boolean)
      .map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    const message = violation?.description ?? error.message;
    payload.issues.push({ code: 'custom', input: payload.value, path, message });
    return z.NEVER;
  }
}

/**
 * Converts between an image and its media URI, like `imageFromWire` and `imageToWire`. Decode the image of a
 * response, encode the image of a request.
 *
 * @example
 * import { imageCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const uri = 'wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800&originHeight=600';
 * const image = z.encode(imageCodec, uri);
 * console.log(image.width, z.decode(imageCodec, image) === uri);
 */
export const imageCodec: Codec<T.Image, string> = /* @__PURE__ */ (() =>
  codec(responses.ImageSchema, z.string(), { fromWire: wire.imageFromWire, toWire: wire.imageToWire }))();

/**
 * Converts between a video and its media URI, like `videoFromWire` and `videoToWire`.
 *
 * @example
 * import { videoCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const video = z.encode(
 *   videoCodec,
 *   'wix:video://v1/11062b_f00d/film.mp4#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080',
 * );
 * console.log(video.id, z.decode(videoCodec, video));
 */
export const videoCodec: Codec<T.Video, string> = /* @__PURE__ */ (() =>
  codec(responses.VideoSchema, z.string(), { fromWire: wire.videoFromWire, toWire: wire.videoToWire }))();

/**
 * Converts between a document and its media URI, like `documentFromWire` and `documentToWire`.
 *
 * @example
 * import { documentCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const document = z.encode(documentCodec, 'wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf');
 * console.log(document.filename, z.decode(documentCodec, document));
 */
export const documentCodec: Codec<T.FileDocument, string> = /* @__PURE__ */ (() =>
  codec(responses.FileDocumentSchema, z.string(), {
    fromWire: wire.documentFromWire,
    toWire: wire.documentToWire,
  }))();

/**
 * Converts between an audio file and its media URI, like `audioFromWire` and `audioToWire`.
 *
 * @example
 * import { audioCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const audio = z.encode(audioCodec, 'wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12');
 * console.log(audio.duration, z.decode(audioCodec, audio));
 */
export const audioCodec: Codec<T.FileAudio, string> = /* @__PURE__ */ (() =>
  codec(responses.FileAudioSchema, z.string(), { fromWire: wire.audioFromWire, toWire: wire.audioToWire }))();

/**
 * Converts between a page and its absolute URL, like `pageUrlFromWire` and `pageUrlToWire`.
 *
 * @example
 * import { pageUrlCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const page = z.encode(pageUrlCodec, 'https://shop.example/product-page/vase');
 * console.log(page.relativePath, z.decode(pageUrlCodec, page));
 */
export const pageUrlCodec: Codec<T.PageUrlV2, string> = /* @__PURE__ */ (() =>
  codec(responses.PageUrlV2Schema, z.string(), {
    fromWire: wire.pageUrlFromWire,
    toWire: wire.pageUrlToWire,
  }))();

/**
 * Converts between a postal address of the store and one with the field names of the specification, like
 * `addressFromWire` and `addressToWire`. Fields that the contract does not declare are dropped.
 *
 * @example
 * import { addressCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const { addressLine1 } = z.decode(addressCodec, {
 *   addressLine: '1 Main Street',
 *   city: 'Galway',
 *   country: 'IE',
 * });
 * console.log(addressLine1); // 1 Main Street
 */
export const addressCodec: Codec<T.Address, wire.AddressFromWire<T.Address>> = /* @__PURE__ */ (() =>
  codec(responses.AddressSchema, anyObject<wire.AddressFromWire<T.Address>>(), {
    fromWire: wire.addressFromWire,
    toWire: wire.addressToWire,
  }))();

/**
 * Converts between a postal address of an identity and one with the field names of the specification, like
 * `addressFromWire` and `addressToWire`. Fields that the contract does not declare are dropped.
 *
 * @example
 * import { identityAddressCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * const { addressLine1 } = z.decode(identityAddressCodec, {
 *   addressLine: '1 Main Street',
 *   city: 'Galway',
 *   country: 'IE',
 * });
 * console.log(addressLine1); // 1 Main Street
 */
export const identityAddressCodec: Codec<
  T.IdentityAddress,
  wire.AddressFromWire<T.IdentityAddress>
> = /* @__PURE__ */ (() =>
  codec(responses.IdentityAddressSchema, anyObject<wire.AddressFromWire<T.IdentityAddress>>(), {
    fromWire: wire.addressFromWire,
    toWire: wire.addressToWire,
  }))();

/**
 * Converts between RFC 3339 text and its `Date`, like `dateFromWire`.
 *
 * @example
 * import { dateCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(dateCodec, '2026-03-01T09:30:00Z').getTime()); // 1772357400000
 */
export const dateCodec: Codec<string, Date> = /* @__PURE__ */ (() =>
  codec(z.string(), z.date(), { fromWire: wire.dateFromWire, toWire: (date) => date.toISOString() }))();

/**
 * Converts between a number whose NaN and infinities are text and the number itself.
 *
 * @example
 * import { numberCodec } from 'storewire/zod';
 * import * as z from 'zod/mini';
 *
 * console.log(z.decode(numberCodec, 'NaN'), z.encode(numberCodec, Infinity)); // NaN Infinity
 */
export const numberCodec: Codec<number | 'NaN' | 'Infinity' | '-Infinity', number> = /* @__PURE__ */ (() =>
  codec(
    z.union([z.number(), z.literal(['NaN', 'Infinity', '-Infinity'])]),
    z.union([z.number(), z.literal([Number.NaN, Infinity, -Infinity])]),
    {
      fromWire: Number,
      toWire: (value) => (Number.isFinite(value) ? value : (`${value}` as 'NaN' | 'Infinity' | '-Infinity')),
    },
  ))();
