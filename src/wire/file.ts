import { present } from '../core/members.ts';
import { recordOf, textIn, wholeIn, wholeOf } from './malformed.ts';
import { readMedium, writeMedium } from './medium.ts';

/** A document, as `FileDocument` of the contract has it. */
export interface WireDocument {
  /** Id in the media library. */
  id?: string;
  /** Where it is served. Alone for a document from elsewhere. */
  url?: string;
  /** Name that a download gets. */
  filename?: string | null;
}

/** A sound, as `FileAudio` of the contract has it. */
export interface WireAudio {
  /** Id in the media library. */
  id?: string;
  /** Where it is played from. Alone for a sound from elsewhere. */
  url?: string;
  /** Name that a download gets. */
  readonly filename?: string | null;
  /** Length in seconds. */
  readonly duration?: number | null;
}

/**
 * One line of text for a document: `wix:document://v1/<id>/<name>`, or the web address of one from elsewhere. No document, or one without
 * id and `url`, gives undefined; a member of another type is a `StoreError` of kind `validation` that names it.
 *
 * @example
 * import { documentFromWire, documentToWire } from 'storewire/wire';
 *
 * const line = 'wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf';
 * const document = documentToWire(line);
 * console.log(document.id, documentFromWire(document) === line); // 11062b_a91f.pdf true
 */
export function documentFromWire(document: WireDocument | null | undefined, place = 'document'): string | undefined {
  if (document === undefined || document === null) return undefined;
  const members = recordOf(document, place);
  return writeMedium('document', members, { name: textIn(members, 'filename', place), place });
}

/**
 * The document of one line of text, for a request. A line of another form is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { documentFromWire, documentToWire } from 'storewire/wire';
 *
 * const line = 'wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf';
 * const document = documentToWire(line);
 * console.log(document.id, documentFromWire(document) === line); // 11062b_a91f.pdf true
 */
export function documentToWire(text: string, place = 'document'): WireDocument {
  const medium = readMedium('document', text, place);
  return 'url' in medium ? medium : present({ id: medium.id, filename: medium.name });
}

/**
 * One line of text for a sound: `wix:audio://v1/<id>/<name>#duration=12`, in seconds where the length is known, or the web address of one from
 * elsewhere. No sound, or one without id and `url`, gives undefined; a member of another type is a `StoreError` of kind `validation` that names it.
 *
 * @example
 * import { audioFromWire, audioToWire } from 'storewire/wire';
 *
 * const audio = audioToWire('wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12');
 * console.log(audio.duration, audioFromWire(audio)); // 12 wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12
 */
export function audioFromWire(audio: WireAudio | null | undefined, place = 'audio'): string | undefined {
  if (audio === undefined || audio === null) return undefined;
  const members = recordOf(audio, place);
  return writeMedium('audio', members, {
    name: textIn(members, 'filename', place),
    facts: { duration: wholeIn(members, 'duration', place) },
    place,
  });
}

/**
 * The sound of one line of text, for a request. A line of another form is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { audioFromWire, audioToWire } from 'storewire/wire';
 *
 * const audio = audioToWire('wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12');
 * console.log(audio.duration, audioFromWire(audio)); // 12 wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12
 */
export function audioToWire(text: string, place = 'audio'): WireAudio {
  const medium = readMedium('audio', text, place);
  if ('url' in medium) return medium;
  return present({ id: medium.id, filename: medium.name, duration: wholeOf(medium.facts.get('duration'), place) });
}
