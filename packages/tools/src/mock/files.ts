/** The bodies of responses that are files, of which a description has no examples. */
import { kindOf, mediaTypeOf } from '../generate/media-types.ts';

/** One black pixel, in the formats that every browser shows. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const GIF = 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=';

const FILES: Readonly<Record<string, Buffer>> = {
  'image/png': Buffer.from(PNG, 'base64'),
  'image/gif': Buffer.from(GIF, 'base64'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  'audio/mpeg': Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1'),
  'application/pdf': Buffer.from('%PDF-1.4\n%%EOF\n', 'latin1'),
};

const OTHER = Buffer.from([0, 1, 2, 3]);

/** A small file of a content type; undefined for JSON, XML and other text. */
export function fileOf(contentType: string): Buffer | undefined {
  const type = mediaTypeOf(contentType);
  return kindOf(type) === 'binary' ? (FILES[type] ?? OTHER) : undefined;
}
