/**
 * Converts single values between their wire format and one that is easier to use: `xFromWire` and `xToWire`.
 * All functions are pure. The last argument is the path of the value, for errors.
 */
export { type AddressFromWire, type AddressToWire, addressFromWire, addressToWire } from './address.ts';
export {
  audioFromWire,
  audioToWire,
  documentFromWire,
  documentToWire,
  imageFromWire,
  imageToWire,
  videoFromWire,
  videoToWire,
  type WireAudio,
  type WireDocument,
  type WireImage,
  type WireVideo,
} from './media.ts';
export {
  dateFromWire,
  dateToWire,
  numberFromWire,
  numberToWire,
  pageUrlFromWire,
  pageUrlToWire,
  type WireNumber,
  type WirePageUrl,
} from './scalar.ts';
