import { asText } from '../errors/normalise.ts';
import { addressOf, originalOf, toWebAddress } from './address.ts';
import { refuse } from './refuse.ts';
import { find, type Found, type HostOptions, type ImageObject } from './source.ts';

/** One playable form of a video, as answers list them. */
export interface VideoFile {
  /** Where it is served. */
  url?: string | null | undefined;
  /** In pixels. */
  width?: number | null | undefined;
  /** In pixels. */
  height?: number | null | undefined;
  /** `mp4`, `hls` or another kind of file or stream. */
  format?: string | null | undefined;
}

/** A video as answers have it. Items of a product's media do as well. */
export interface VideoObject {
  /** Id in the media library. */
  id?: string | null | undefined;
  /** Where it is served. An address from elsewhere, or a signed one, is used as it is. */
  url?: string | null | undefined;
  /** Its playable forms. */
  resolutions?: readonly VideoFile[] | null | undefined;
  /** Its still pictures. */
  posters?: readonly ImageObject[] | null | undefined;
  /** The video of an item of a product's media. */
  video?: { files?: readonly VideoFile[] | null | undefined; stillFrameMediaId?: string | null | undefined } | null | undefined;
  /** The small picture of such an item. */
  thumbnail?: ImageObject | null | undefined;
}

/** A video: an id, a `wix:video://v1/…` string, an address, or an object of an answer. */
export type VideoSource = string | VideoObject;

/** Options of {@link videoUrl}. */
export interface VideoOptions extends HostOptions {
  /** The height of an mp4 that the platform has made of it. A video has no heights above its own. Default: the file that was uploaded. */
  height?: 360 | 480 | 720 | 1080 | undefined;
}

/** Attributes of a `<source>` in a `<video>`. */
export interface VideoAttributes {
  /** Address to play from. */
  src: string;
  /** Media type, where it is known. */
  type?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
}

const HEIGHTS: readonly unknown[] = [360, 480, 720, 1080];

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  hls: 'application/vnd.apple.mpegurl',
  m3u8: 'application/vnd.apple.mpegurl',
  dash: 'application/dash+xml',
  mpd: 'application/dash+xml',
};

/**
 * Address of a video file: the uploaded one, or an mp4 of some height. A video from elsewhere has its own address only. Fails with a `StoreError` of
 * the kind `validation`.
 *
 * @example
 * import { videoUrl } from 'storewire/media';
 *
 * videoUrl('wix:video://v1/11062b_c4e8/throwing.mp4', { height: 720 }); // https://video.wixstatic.com/video/11062b_c4e8/720p/mp4/file.mp4
 */
export function videoUrl(source: VideoSource, { height, host }: VideoOptions = {}): string {
  if (height !== undefined && !HEIGHTS.includes(height)) throw refuse('height', 'must be 360, 480, 720 or 1080');
  const found = findVideo(source, host);
  if (found.url !== undefined) return found.url;
  return height === undefined ? originalOf('video', found.id, host) : `${addressOf('video', found.id, host)}/${height}p/mp4/file.mp4`;
}

/**
 * What a `<video>` can play, in the order of the answer: files and streams that the answer lists, or else the uploaded file. Also takes the answer of
 * `files.generateVideoStreamingUrl`, whose address tells HLS (`.m3u8`) from DASH (`.mpd`); those without an address are refused.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { videoSources } from 'storewire/media';
 *
 * const { downloadUrl } = await createClient().files.generateVideoStreamingUrl({ fileId: '11062b_c4e8', format: 'HLS' });
 * const [stream] = videoSources(downloadUrl ?? {});
 * console.log(stream?.src, stream?.type); // …/playlist.m3u8?token=…, application/vnd.apple.mpegurl
 */
export function videoSources(source: VideoSource, options: HostOptions = {}): VideoAttributes[] {
  const { resolutions, video } = partsOf(source);
  const files = [...(resolutions ?? video?.files ?? [])].flatMap((file) => {
    const address = toWebAddress(asText(file?.url) ?? '');
    return address ? [toAttributes({ ...file, url: address.href })] : [];
  });
  return files.length > 0 ? files : [toAttributes({ url: videoUrl(source, options) })];
}

/**
 * The still picture of a video, for `fillImage` and its sisters: of the posters of an answer the second, as the platform's clients do, or the first;
 * of a product's media the still frame or the thumbnail; or else the picture that the platform keeps under the id of the video.
 *
 * @example
 * import { fillImage, posterOf, videoUrl } from 'storewire/media';
 *
 * const video = 'wix:video://v1/11062b_c4e8/throwing.mp4#posterUri=11062b_c4e8f000.jpg&posterWidth=1920&posterHeight=1080';
 * Object.assign(document.createElement('video'), { src: videoUrl(video), poster: fillImage(posterOf(video), { width: 640, height: 360 }) });
 */
export function posterOf(source: VideoSource, { host }: HostOptions = {}): ImageObject {
  const { posters, video, thumbnail } = partsOf(source);
  const listed = posters?.[1] ?? posters?.[0] ?? (video?.stillFrameMediaId ? { id: video.stillFrameMediaId } : thumbnail);
  if (listed) return listed;
  const found = findVideo(source, host);
  if (found.url !== undefined) throw refuse('source', 'must have a poster, or be in the media library');
  return found.poster ?? { id: `${found.id}.jpg` };
}

const partsOf = (source: VideoSource): VideoObject => (typeof source === 'object' && source) || {};

function findVideo(source: VideoSource, host: string | undefined): Found {
  const found = find(source, { kind: 'video', host });
  if (found.kind !== 'video') throw refuse('source', 'must be a video');
  return found;
}

function toAttributes({ url, format, width, height }: VideoFile & { url: string }): VideoAttributes {
  const type = typeOf(format) ?? typeOf(/\.(\w+)(?:[?#]|$)/.exec(url)?.[1]);
  return { src: url, ...(type ? { type } : {}), ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

function typeOf(format: unknown): string | undefined {
  const name = asText(format)?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
}
