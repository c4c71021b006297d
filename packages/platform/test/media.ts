import sharp from 'sharp';
import type { FileDescriptor } from 'storewire';
import type { UploadOptions } from 'storewire/uploads';
import { upload } from 'storewire/uploads';
import { eventsIn, type TestShop } from './shop.ts';

/** An image of one color, whose size differs between tests. */
export const image = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 47, g: 111, b: 115 } } })
    .toFormat(format)
    .toBuffer();

/** Uploads bytes as the staff of the shop, by the client, and returns the descriptor. */
export const uploadAs = (
  shop: TestShop,
  bytes: Uint8Array | string,
  fileName: string,
  options: UploadOptions = {},
): Promise<FileDescriptor> =>
  upload(shop.as('staff'), new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), {
    fileName,
    ...options,
  });

/** Requests a URL as a browser does, without credentials. */
export const open = (shop: TestShop, url: string, headers: Record<string, string> = {}): Promise<Response> =>
  shop.fetch(url, { headers, redirect: 'manual' });

/** Events of a file: their contents by the end of their types. */
export const fileEvents = (shop: TestShop, fileId: string): [string, unknown][] =>
  eventsIn(shop, { entityId: fileId }).map(({ type, content }) => [
    type.replace('wix.media.site_media.v1.file_descriptor_', ''),
    content,
  ]);
