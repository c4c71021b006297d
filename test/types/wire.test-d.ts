/** The forms of the wire fit the types of the contract, both ways. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  Address,
  Client,
  FileAudio,
  FileDocument,
  IdentityAddress,
  Image,
  ImageInput,
  PageUrlV2,
  ProductPageUrl,
  Video,
  VideoInput,
} from '../../src/index.ts';
import * as wire from '../../src/wire/index.ts';

declare const client: Client;

// what is made of a line fits requests
expectTypeOf(wire.imageToWire).returns.toExtend<ImageInput>();
expectTypeOf(wire.videoToWire).returns.toExtend<VideoInput>();
expectTypeOf(wire.documentToWire).returns.toExtend<FileDocument>();
expectTypeOf(wire.audioToWire).returns.toExtend<FileAudio>();
expectTypeOf(wire.pageAddressToWire).returns.toExtend<PageUrlV2>();
expectTypeOf(wire.pageAddressV1ToWire).returns.toExtend<ProductPageUrl>();
void client.currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address: wire.addressToWire({ addressLine1: 'a', location: { latitude: 1 } }) } } });

// what answers hold can be read
expectTypeOf<Image>().toExtend<NonNullable<Parameters<typeof wire.imageFromWire>[0]>>();
expectTypeOf<Video>().toExtend<NonNullable<Parameters<typeof wire.videoFromWire>[0]>>();
expectTypeOf<FileDocument>().toExtend<NonNullable<Parameters<typeof wire.documentFromWire>[0]>>();
expectTypeOf<FileAudio>().toExtend<NonNullable<Parameters<typeof wire.audioFromWire>[0]>>();
expectTypeOf<PageUrlV2>().toExtend<NonNullable<Parameters<typeof wire.pageAddressFromWire>[0]>>();
expectTypeOf<ProductPageUrl>().toExtend<NonNullable<Parameters<typeof wire.pageAddressV1FromWire>[0]>>();

// an address has the names of the specification, and the same members as before
type Identity = wire.AddressFromWire<IdentityAddress>;
expectTypeOf<Identity>().toHaveProperty('formatted');
expectTypeOf<Identity>().toHaveProperty('location');
expectTypeOf<Identity>().toHaveProperty('addressLine1');
expectTypeOf<Identity>().not.toHaveProperty('geocode');
expectTypeOf<Identity['streetAddress']>().toEqualTypeOf<IdentityAddress['streetAddress']>();
expectTypeOf<wire.AddressToWire<wire.AddressFromWire<Address>>>().toEqualTypeOf<Address>();

// a moment may be a Date in requests; answers have text
void client.collections.updateCollection({ id: '1', collection: { name: 'Mugs', lastUpdated: new Date() } });
void client.collections.updateCollection({ id: '1', collection: { name: 'Mugs', lastUpdated: '2024-05-06T07:08:09Z' } });
// @ts-expect-error milliseconds are no moment
void client.collections.updateCollection({ id: '1', collection: { name: 'Mugs', lastUpdated: 0 } });
expectTypeOf<Image['urlExpirationDate']>().toEqualTypeOf<string | null | undefined>();
