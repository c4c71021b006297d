/** URLs, playable files and posters of videos. */
import { asRecord, asText, omitUndefined } from '../lib/fields.ts';
import type { Size } from './geometry.ts';
import { fileUrl, parseWebUrl } from './library-url.ts';
import { invalidValue, parseLength } from './media-uri.ts';
import { type HostOptions, type ImageObject, type ResolvedFile, resolveFile } from './source.ts';

/** A playable file or stream of a video in a response. */
export interface VideoFile {
  /** URL. */
  url?: string | null | undefined;
  /** In pixels. */
  width?: number | null | undefined;
  /** In pixels. */
  height?: number | null | undefined;
  /** `mp4`, `hls`, or another file or stream format. */
  format?: string | null | undefined;
}

/** A video of a response, or a media item of a product. */
export interface VideoObject extends Pick<ImageObject, 'id' | 'url' | 'thumbnail'> {
  /** Playable files and streams. */
  resolutions?: readonly VideoFile[] | null | undefined;
  /** Images to show before the video plays. */
  posters?: readonly ImageObject[] | null | undefined;
  /** The video of a media item. */
  video?:
    | { files?: readonly VideoFile[] | null | undefined; stillFrameMediaId?: string | null | undefined }
    | null
    | undefined;
}

/** A video: an id, a media URI (`wix:video://v1/…`), a URL, or an object of a response. */
export type VideoSource = string | VideoObject;

/** Options of {@link videoUrl}. */
export interface VideoOptions extends HostOptions {
  /** Height of an mp4 file, at most that of the original. Default: the original file. */
  height?: 360 | 480 | 720 | 1080 | undefined;
}

/** Attributes of a `<source>` in a `<video>`. Those that are not known are absent. */
export interface VideoAttributes extends Partial<Size> {
  /** URL. */
  src: string;
  /** Media type. */
  type?: string;
}

const HEIGHTS: readonly unknown[] = [undefined, 360, 480, 720, 1080];

/** Media types by format or file extension. */
const MEDIA_TYPES = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['hls', 'application/vnd.apple.mpegurl'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['dash', 'application/dash+xml'],
  ['mpd', 'application/dash+xml'],
]);

/**
 * Returns the URL of a video: of the original file, or of an mp4 file with the given height. The URL of
 * another site is returned unchanged. Throws a `StoreError` of kind `validation` if the source does not
 * identify a video.
 *
 * @example
 * import { videoUrl } from 'storewire';
 *
 * videoUrl('11062b_c4e8', { height: 720 }); // https://video.wixstatic.com/video/11062b_c4e8/720p/mp4/file.mp4
 */
export function videoUrl(source: VideoSource, { height, host }: VideoOptions = {}): string {
  if (!HEIGHTS.includes(height)) throw invalidValue('height', 'must be 360, 480, 720 or 1080');
  const video = resolveVideo(source, host);
  return video.id === undefined || height === undefined
    ? video.url
    : `${fileUrl('video', video.id, host)}/${height}p/mp4/file.mp4`;
}

/**
 * Returns the attributes of the `<source>` elements of a `<video>`: the files and streams that a response
 * lists, or else the original file. Also accepts the response of `files.generateVideoStreamingUrl`. List
 * items without a URL are skipped. Throws a `StoreError` of kind `validation` if the source does not identify
 * a video, and for URLs that are not http or https.
 *
 * @example
 * import { videoSources } from 'storewire';
 *
 * console.log(videoSources({ url: 'https://shop.example/film.m3u8' })[0]?.type); // application/vnd.apple.mpegurl
 */
export function videoSources(source: VideoSource, options: HostOptions = {}): VideoAttributes[] {
  const { resolutions, video } = videoFields(source);
  const listed = readObjects<VideoFile>(resolutions ?? video?.files).flatMap((file) => {
    const url = parseWebUrl(asText(file.url) ?? '');
    return url ? [toAttributes(url, file)] : [];
  });
  return listed.length > 0 ? listed : [toAttributes(new URL(videoUrl(source, options)), {})];
}

/**
 * Returns the poster of a video, for `fillImage`, `mediaUrl` and the other functions for images. Of a
 * response: the second poster or else the first; of a media item: the
 * still frame or else the thumbnail. Otherwise the image that the platform stores for the id of the video.
 * Throws a `StoreError` of kind `validation` if there is no poster.
 *
 * @example
 * import { fillImage, videoPoster } from 'storewire';
 *
 * const poster = (video: string): string => fillImage(videoPoster(video), { width: 640, height: 360 });
 * console.log(poster('wix:video://v1/11062b_c4e8/film.mp4#posterUri=11062b_c4e8f000.jpg'));
 */
export function videoPoster(source: VideoSource, { host }: HostOptions = {}): ImageObject {
  const { posters, video, thumbnail } = videoFields(source);
  const stillFrame = asText(video?.stillFrameMediaId);
  const listed = listedPoster(posters) ?? (stillFrame ? { id: stillFrame } : readObjects([thumbnail])[0]);
  if (listed) return listed;
  const file = resolveVideo(source, host);
  if (file.id === undefined) throw invalidValue('source', 'must have a poster');
  return file.poster ?? { id: `${file.id}.jpg` };
}

/** Of several posters, the second counts (recorded). */
export function listedPoster(posters: VideoObject['posters']): ImageObject | undefined {
  const [first, second] = readObjects<ImageObject>(posters);
  return second ?? first;
}

const videoFields = (source: VideoSource): VideoObject => (typeof source === 'object' && source) || {};

/** The objects of a list. Responses may contain anything, which must not prevent the rest from being used. */
const readObjects = <T extends object>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((item) => asRecord(item)) : [];

function resolveVideo(source: VideoSource, host: string | undefined): ResolvedFile {
  const file = resolveFile(source, { kind: 'video', host });
  if (file.kind !== 'video') throw invalidValue('source', 'must be a video');
  return file;
}

function toAttributes(url: URL, { format, width, height }: VideoFile): VideoAttributes {
  const type = mediaType(format) ?? mediaType(/\.(\w+)$/.exec(url.pathname)?.[1]);
  return omitUndefined({ src: url.href, type, width: parseLength(width), height: parseLength(height) });
}

const mediaType = (format: unknown): string | undefined =>
  MEDIA_TYPES.get(asText(format)?.toLowerCase() ?? '');
