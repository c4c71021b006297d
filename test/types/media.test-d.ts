/** The objects of the contract as media functions take and return them. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import {
  type Address,
  type AddressFromWire,
  type AddressToWire,
  addressToWire,
  type Client,
  type DownloadUrl,
  type FileImageMedia,
  type IdentityAddress,
  type Image,
  type ImageAttributes,
  type ImageInput,
  type ImageSource,
  imageToWire,
  type ProductMediaItem,
  type srcset,
  type Video,
  type VideoInput,
  type VideoSource,
  videoToWire,
} from '../../src/index.ts';

declare const client: Client;

// images of carts, orders, products and files
expectTypeOf<Image | ProductMediaItem | FileImageMedia>().toExtend<ImageSource>();

// videos of reviews and products, and streams
expectTypeOf<Video | ProductMediaItem | DownloadUrl>().toExtend<VideoSource>();

// the attributes of an image element
expectTypeOf<ReturnType<typeof srcset>>().toEqualTypeOf<ImageAttributes>();
expectTypeOf<Required<ImageAttributes>>().toExtend<Partial<HTMLImageElement>>();

// what is converted can be sent
expectTypeOf(imageToWire).returns.toExtend<ImageInput>();
expectTypeOf(videoToWire).returns.toExtend<VideoInput>();
void client.currentCartV2.updateCurrentCart({
  cart: {
    deliveryInfo: { address: addressToWire({ addressLine1: 'a', location: { latitude: 1 } }) },
  },
});

// a postal address has the field names of the specification, and no other changes
type Identity = AddressFromWire<IdentityAddress>;
expectTypeOf<Identity>().toHaveProperty('formatted');
expectTypeOf<Identity>().toHaveProperty('location');
expectTypeOf<Identity>().toHaveProperty('addressLine1');
expectTypeOf<Identity>().not.toHaveProperty('geocode');
expectTypeOf<Identity['streetAddress']>().toEqualTypeOf<IdentityAddress['streetAddress']>();
expectTypeOf<AddressToWire<AddressFromWire<Address>>>().toEqualTypeOf<Address>();

// a date and time is a text, as it is sent
void client.reviews.updateReview({
  reviewId: '1',
  review: { revision: '1', reviewDate: '2026-01-01T00:00:00Z' },
});
// @ts-expect-error as a Date it is not
void client.reviews.updateReview({ reviewId: '1', review: { revision: '1', reviewDate: new Date() } });
// @ts-expect-error milliseconds are not a date and time
void client.reviews.updateReview({ reviewId: '1', review: { revision: '1', reviewDate: 0 } });
expectTypeOf<Image['urlExpirationDate']>().toEqualTypeOf<string | null | undefined>();
