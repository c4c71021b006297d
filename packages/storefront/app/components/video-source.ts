import { type VideoAttributes, type VideoFile, videoSources } from 'storewire';

/** The `<source>` elements for a video in a response. Empty if it has no files or an invalid URL. */
export function sourcesOf(files: readonly VideoFile[]): VideoAttributes[] {
  try {
    return videoSources({ resolutions: files });
  } catch {
    return [];
  }
}
