/** The objects of responses as media functions accept them. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  DownloadUrl,
  FileAudio,
  FileDocument,
  FileImageMedia,
  Image,
  ProductMediaItem,
  Video,
} from '../../src/index.ts';
import type {
  ImageAttributes,
  ImageSource,
  SignedMedia,
  srcset,
  VideoSource,
} from '../../src/media/index.ts';

// images of carts, orders, products and files
expectTypeOf<Image | ProductMediaItem | FileImageMedia>().toExtend<ImageSource>();

// videos of reviews and products, and streams
expectTypeOf<Video | ProductMediaItem | DownloadUrl>().toExtend<VideoSource>();

// files whose URL may expire
expectTypeOf<Image | Video | FileAudio | FileDocument | DownloadUrl>().toExtend<SignedMedia>();

// the attributes of an image element
expectTypeOf<ReturnType<typeof srcset>>().toEqualTypeOf<ImageAttributes>();
expectTypeOf<Required<ImageAttributes>>().toExtend<Partial<HTMLImageElement>>();
