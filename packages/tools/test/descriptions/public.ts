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

/** The one that `npm test` takes. */
export const SMALL: PublicDescription = {
  name: 'Petstore, OpenAPI 3.1',
  file: '@readme/oas-examples/3.1/yaml/petstore.yaml',
  call: 'getOrderById',
  input: { orderId: 1 },
};

/** The others, most of which have hundreds of operations. */
export const LARGE: readonly PublicDescription[] = [
  {
    name: 'Petstore, OpenAPI 3.0',
    file: '@readme/oas-examples/3.0/yaml/petstore.yaml',
    call: 'getOrderById',
    input: { orderId: 1 },
  },
  { name: 'USPTO', file: '@readme/oas-examples/3.0/yaml/uspto.yaml', call: 'listDataSets' },
  {
    name: 'Train Travel',
    file: '@readme/oas-examples/3.1/yaml/train-travel.yaml',
    call: 'getStations',
    authorization: 'Bearer token',
  },
  { name: 'Star Trek', file: '@readme/oas-examples/3.0/yaml/star-trek.yaml', call: 'getAnimalSearch' },
  {
    name: 'ReadMe',
    file: '@readme/oas-examples/3.0/yaml/readme-legacy.yaml',
    call: 'getProject',
    authorization: 'Basic dG9rZW46',
  },
  { name: 'Scalar Galaxy', file: '@scalar/galaxy/3.1.yaml', call: 'getAllData' },
  { name: 'Museum', file: 'museum', call: 'getMuseumHours', authorization: 'Basic dG9rZW46' },
  { name: 'GitHub Enterprise', file: 'github', call: 'appsGetAuthenticated' },
  { name: 'Gitea', file: 'gitea', call: 'adminCronList', authorization: 'Basic dG9rZW46' },
  { name: 'NetBox', file: 'netbox', call: 'circuitsCircuitsList', authorization: 'Bearer token' },
  { name: 'Asana', file: 'asana', call: 'getTags', authorization: 'Bearer token' },
  { name: 'Box', file: 'box', call: 'getCollections', authorization: 'Bearer token' },
  { name: 'Twilio', file: 'twilio', call: 'listAccount', authorization: 'Basic dG9rZW46' },
  { name: 'Airflow', file: 'airflow', call: 'getDags' },
];

export async function readPublic({ file }: PublicDescription): Promise<string> {
  if (file.includes('/')) return readFile(fileURLToPath(import.meta.resolve(file)), 'utf8');
  return gunzipSync(await readFile(new URL(`${file}/openapi.gz`, import.meta.url))).toString();
}
