import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A public description as it was published, and a call of it. SOURCES.md says where each comes from. */
export interface PublicDescription {
  name: string;
  /** A file of this folder, compressed, or of a package. */
  file: string;
  call: string;
  input?: Record<string, unknown>;
  /** What the mock takes for credentials. */
  authorization?: string;
}

export const DESCRIPTIONS: readonly PublicDescription[] = [
  {
    name: 'Train Travel',
    file: '@readme/oas-examples/3.1/yaml/train-travel.yaml',
    call: 'getStations',
    authorization: 'Bearer token',
  },
  {
    name: 'ReadMe',
    file: '@readme/oas-examples/3.0/yaml/readme-legacy.yaml',
    call: 'getProject',
    authorization: 'Basic dG9rZW46',
  },
];

export async function readPublic({ file }: PublicDescription): Promise<string> {
  if (file.includes('/')) return readFile(fileURLToPath(import.meta.resolve(file)), 'utf8');
  return gunzipSync(await readFile(new URL(`${file}/openapi.json.gz`, import.meta.url))).toString();
}
