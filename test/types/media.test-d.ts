/** The objects of the contract as media functions take and return them. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  Address,
  Client,
  DownloadUrl,
  FileImageMedia,
  IdentityAddress,
  Image,
  ImageInput,
  ProductMediaItem,
  Video,
  VideoInput,
} from '../../src/index.ts';
import * as media from '../../src/media/index.ts';

declare const client: Client;

// images of carts, orders, products and files
expectTypeOf<Image | ProductMediaItem | FileImageMedia>().toExtend<media.ImageSource>();

// videos of reviews and products, and streams
expectTypeOf<Video | ProductMediaItem | DownloadUrl>().toExtend<media.VideoSource>();

// the attributes of an image element
expectTypeOf<ReturnType<typeof media.srcset>>().toEqualTypeOf<media.ImageAttributes>();
expectTypeOf<Required<media.ImageAttributes>>().toExtend<Partial<HTMLImageElement>>();

// what is converted can be sent
expectTypeOf(media.imageToWire).returns.toExtend<ImageInput>();
expectTypeOf(media.videoToWire).returns.toExtend<VideoInput>();
void client.currentCartV2.updateCurrentCartV2({
  cart: {
    deliveryInfo: { address: media.addressToWire({ addressLine1: 'a', location: { latitude: 1 } }) },
  },
});

// a postal address has the field names of the specification, and no other changes
type Identity = media.AddressFromWire<IdentityAddress>;
expectTypeOf<Identity>().toHaveProperty('formatted');
expectTypeOf<Identity>().toHaveProperty('location');
expectTypeOf<Identity>().toHaveProperty('addressLine1');
expectTypeOf<Identity>().not.toHaveProperty('geocode');
expectTypeOf<Identity['streetAddress']>().toEqualTypeOf<IdentityAddress['streetAddress']>();
expectTypeOf<media.AddressToWire<media.AddressFromWire<Address>>>().toEqualTypeOf<Address>();

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
