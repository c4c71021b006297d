import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreRequest } from '../app/store/store-request.ts';

/** Reads from the manifest of Vite which file of the build has the texts of a language. None in development. */
export function readTextFiles(clientFolder: string | undefined): StoreRequest['textFile'] {
  if (!clientFolder) return () => undefined;
  const built: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  return (language) => {
    const { file } = built[`app/text/${language}/index.ts`] ?? {};
    return file && `/${file}`;
  };
}
