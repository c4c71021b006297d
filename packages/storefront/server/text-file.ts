import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextFile } from '../app/store/store-request.ts';

/** Reads from the manifest of Vite which file of the build has the texts of a language. */
export function readTextFile(clientFolder: string | undefined): TextFile {
  if (!clientFolder) return () => undefined;
  const built: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  return (language) => {
    const file = built[`app/text/${language}/index.ts`]?.file;
    return file && `/${file}`;
  };
}
