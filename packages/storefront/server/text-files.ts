import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextFiles } from '../app/store/store-request.ts';

/** Reads from the manifest of Vite which files of the build have the texts of a page. */
export function readTextFiles(clientFolder: string | undefined): TextFiles {
  if (!clientFolder) return () => [];
  const built: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  return (language, shown) => {
    const ofAllPages = Object.values(built).filter(({ name }) => name === `text-${language}`);
    const ofPage = [...shown].flatMap((path) => built[path.slice(1)] ?? []);
    return [...ofAllPages, ...ofPage].map(({ file }) => `/${file}`);
  };
}
