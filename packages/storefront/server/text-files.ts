import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextFiles } from '../app/store/store-request.ts';
import { fileOfArea } from '../app/text/text-areas.ts';

/** Where Vite writes which source has become which file. */
const MANIFEST = '.vite/manifest.json';

/** Reads which files of the build have the texts, so that browsers request them with the page. */
export function readTextFiles(clientFolder: string | undefined): TextFiles {
  if (!clientFolder) return () => [];
  const built: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(clientFolder, MANIFEST), 'utf8'),
  );
  return (language, areas) => {
    const sources = new Set(areas.map((area) => `app/text/${fileOfArea(language, area)}`));
    return [...sources].flatMap((source) => (built[source] ? [`/${built[source].file}`] : []));
  };
}
