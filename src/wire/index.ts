/**
 * The forms that values have on the wire and the more pleasant ones: `xFromWire` and `xToWire`. Pure functions that change nothing they are
 * given. What comes from the wire may be absent, which gives undefined; what goes to it must be there. The last argument names the place of
 * the value, for the error.
 */
export { type AddressFromWire, type AddressToWire, addressFromWire, addressToWire } from './address.ts';
export { bytesFromWire, bytesToWire } from './bytes.ts';
export { audioFromWire, audioToWire, documentFromWire, documentToWire, type WireAudio, type WireDocument } from './file.ts';
export { imageFromWire, imageToWire, type WireImage } from './image.ts';
export { numberFromWire, numberToWire, type WireNumber } from './number.ts';
export {
  pageAddressFromWire,
  pageAddressToWire,
  pageAddressV1FromWire,
  pageAddressV1ToWire,
  type WirePageAddress,
  type WirePageAddressV1,
} from './page-address.ts';
export { type Duration, dateFromWire, dateToWire, durationFromWire, durationToWire } from './time.ts';
export { videoFromWire, videoToWire, videoV1FromWire, videoV1ToWire, type WireVideo, type WireVideoV1 } from './video.ts';
