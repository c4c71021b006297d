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
  if (secondsToFirst === undefined || written < MEASURED_PAGES)
    return `The texts of ${all} pages are being prepared since ${duration(seconds)}.`;
  const left = ((all - written) * (seconds - secondsToFirst)) / written;
  return `${written} of ${all} pages are written, the rest takes about ${duration(left)}.`;
}

/** Fewer say little about the others. */
const MEASURED_PAGES = 50;

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;
