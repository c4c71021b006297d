/** How far a build of the pages is, and how long it still takes. */

/** What is written every second of a build. */
export interface BuildProgress {
  written: number;
  all: number;
  /** How long the build has run. */
  seconds: number;
  /** How long it had run when the first page was written. Undefined before. */
  secondsToFirst?: number | undefined;
}

/** A sentence. The remaining time is that of the pages that are written, so it is known only after some of them. */
export function progressText({ written, all, seconds, secondsToFirst }: BuildProgress): string {
  if (secondsToFirst === undefined || written < all * MEASURED)
    return `The texts of ${all} pages are being prepared since ${duration(seconds)}, which is most of the work.`;
  const ofPages = ((all - written) * (seconds - secondsToFirst)) / written;
  const left = ofPages + secondsToFirst * INDEXING;
  return `${written} of ${all} pages are written, the rest takes about ${duration(left)}.`;
}

/** A smaller part of the pages says little about the others. */
const MEASURED = 0.1;

/** How long the index of the search and the files for programs take after the pages, beside the time to the first page. */
const INDEXING = 0.07;

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;
