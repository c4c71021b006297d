/** The types of the conversions match the types of the contract, both ways. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  Address,
  Client,
  FileAudio,
  FileDocument,
  IdentityAddress,
  Image,
  ImageInput,
  ImageV2,
  PageUrlV2,
  ProductPageUrl,
  Video,
  VideoInput,
} from '../../src/index.ts';
import * as wire from '../../src/wire/index.ts';

declare const client: Client;

// results can be used in requests
expectTypeOf(wire.imageToWire).returns.toExtend<ImageInput>();
expectTypeOf(wire.videoToWire).returns.toExtend<VideoInput>();
expectTypeOf(wire.documentToWire).returns.toExtend<FileDocument>();
expectTypeOf(wire.audioToWire).returns.toExtend<FileAudio>();
expectTypeOf(wire.pageUrlToWire).returns.toExtend<PageUrlV2>();
void client.currentCartV2.updateCurrentCartV2({
  cart: {
    deliveryInfo: { address: wire.addressToWire({ addressLine1: 'a', location: { latitude: 1 } }) },
  },
});

// values of responses can be converted
expectTypeOf<Image | ImageV2>().toExtend<NonNullable<Parameters<typeof wire.imageFromWire>[0]>>();
expectTypeOf<Video>().toExtend<NonNullable<Parameters<typeof wire.videoFromWire>[0]>>();
expectTypeOf<FileDocument>().toExtend<NonNullable<Parameters<typeof wire.documentFromWire>[0]>>();
expectTypeOf<FileAudio>().toExtend<NonNullable<Parameters<typeof wire.audioFromWire>[0]>>();
expectTypeOf<PageUrlV2 | ProductPageUrl>().toExtend<
  NonNullable<Parameters<typeof wire.pageUrlFromWire>[0]>
>();

// a postal address has the field names of the specification, and no other changes
type Identity = wire.AddressFromWire<IdentityAddress>;
expectTypeOf<Identity>().toHaveProperty('formatted');
expectTypeOf<Identity>().toHaveProperty('location');
expectTypeOf<Identity>().toHaveProperty('addressLine1');
expectTypeOf<Identity>().not.toHaveProperty('geocode');
expectTypeOf<Identity['streetAddress']>().toEqualTypeOf<IdentityAddress['streetAddress']>();
expectTypeOf<wire.AddressToWire<wire.AddressFromWire<Address>>>().toEqualTypeOf<Address>();

// a date and time may be a Date in requests; responses contain text
void client.reviews.updateReview({ reviewId: '1', review: { revision: '1', reviewDate: new Date() } });
void client.reviews.updateReview({
  reviewId: '1',
  review: { revision: '1', reviewDate: '2024-05-06T07:08:09Z' },
});
// @ts-expect-error milliseconds are not a date and time
void client.reviews.updateReview({ reviewId: '1', review: { revision: '1', reviewDate: 0 } });
expectTypeOf<Image['urlExpirationDate']>().toEqualTypeOf<string | null | undefined>();
