import { present } from '../core/members.ts';
import { sizeOf, type WireImage } from './image.ts';
import { at, malformed, recordOf, textIn, wholeIn } from './malformed.ts';
import { readMedium, writeMedium } from './medium.ts';

/** A video, as `Video` of the contract has it. */
export interface WireVideo {
  /** Id in the media library. */
  id?: string;
  /** Where it is served. Alone for a video from elsewhere. */
  url?: string;
  /** Name of the file. */
  readonly filename?: string | null;
  /** Still pictures to show before it plays. */
  readonly posters?: WireImage[];
}

/** A video of the first generation: one still picture, and no name. No call of the contract has it; the platform's older ones do. */
export interface WireVideoV1 {
  /** Id in the media library. */
  id?: string;
  /** Where it is served. Alone for a video from elsewhere. */
  url?: string;
  /** Still picture to show before it plays. */
  thumbnail?: WireImage;
}

/**
 * One line of text for a video: `wix:video://v1/<id>/<name>#posterUri=p.jpg&posterWidth=1920&posterHeight=1080`, or the web address of one from
 * elsewhere. Of two posters it has the second (recorded). Resolutions and description are not in it. No video, or one without id and `url`,
 * gives undefined; a member of another type is a `StoreError` of kind `validation` that names it.
 *
 * @example
 * import { videoFromWire, videoToWire } from 'storewire/wire';
 *
 * const line = 'wix:video://v1/11062b_f00d/throwing.mp4#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080';
 * const video = videoToWire(line);
 * console.log(video.posters?.[0]?.width, videoFromWire(video) === line); // 1920 true
 */
export function videoFromWire(video: WireVideo | null | undefined, place = 'video'): string | undefined {
  if (video === undefined || video === null) return undefined;
  const members = recordOf(video, place);
  const posters = members['posters'] ?? [];
  if (!Array.isArray(posters)) throw malformed(at(place, 'posters'), 'must be a list');
  const index = Math.min(1, posters.length - 1);
  return writeMedium('video', members, {
    name: textIn(members, 'filename', place),
    facts: posterFacts(posters[index], at(at(place, 'posters'), index)),
    place,
  });
}

/**
 * The video of one line of text, for a request. A line of another form is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { videoFromWire, videoToWire } from 'storewire/wire';
 *
 * const line = 'wix:video://v1/11062b_f00d/throwing.mp4#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080';
 * const video = videoToWire(line);
 * console.log(video.posters?.[0]?.width, videoFromWire(video) === line); // 1920 true
 */
export function videoToWire(text: string, place = 'video'): WireVideo {
  const medium = readMedium('video', text, place);
  if ('url' in medium) return medium;
  const poster = posterOf(medium.facts, place);
  return present({ id: medium.id, filename: medium.name, posters: poster && [poster] });
}

/**
 * One line of text for a video of the first generation. No video, or one without id and `url`, gives undefined; a member of another type is a
 * `StoreError` of kind `validation` that names it.
 *
 * @example
 * import { videoV1FromWire, videoV1ToWire } from 'storewire/wire';
 *
 * const video = videoV1ToWire('wix:video://v1/11062b_f00d#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080');
 * console.log(video.thumbnail?.id, videoV1FromWire(video)); // 11062b_f00df000.jpg, and the line again
 */
export function videoV1FromWire(video: WireVideoV1 | null | undefined, place = 'video'): string | undefined {
  if (video === undefined || video === null) return undefined;
  const members = recordOf(video, place);
  return writeMedium('video', members, { facts: posterFacts(members['thumbnail'], at(place, 'thumbnail')), place });
}

/**
 * The video of the first generation of one line of text. It has no room for a name. A line of another form is a `StoreError` that names `place`.
 *
 * @example
 * import { videoV1FromWire, videoV1ToWire } from 'storewire/wire';
 *
 * const video = videoV1ToWire('wix:video://v1/11062b_f00d#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080');
 * console.log(video.thumbnail?.id, videoV1FromWire(video)); // 11062b_f00df000.jpg, and the line again
 */
export function videoV1ToWire(text: string, place = 'video'): WireVideoV1 {
  const medium = readMedium('video', text, place);
  if ('url' in medium) return medium;
  return present({ id: medium.id, thumbnail: posterOf(medium.facts, place) });
}

function posterFacts(poster: unknown, place: string): Record<string, string | number | undefined> {
  if (poster === undefined || poster === null) return {};
  const members = recordOf(poster, place);
  const uri = textIn(members, 'id', place) ?? lastSegment(textIn(members, 'url', place), at(place, 'url'));
  if (uri === undefined) return {};
  return { posterUri: uri, posterWidth: wholeIn(members, 'width', place), posterHeight: wholeIn(members, 'height', place) };
}

/** A poster without an id is known by the file that its address ends in (recorded). */
function lastSegment(url: string | undefined, place: string): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url)) throw malformed(place, 'must be a web address');
  return new URL(url).pathname.split('/').at(-1) || undefined;
}

function posterOf(facts: ReadonlyMap<string, string>, place: string): WireImage | undefined {
  const id = facts.get('posterUri');
  return id ? present({ id, ...sizeOf(facts, 'poster', place) }) : undefined;
}
