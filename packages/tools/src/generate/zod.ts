import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';
import type { Document } from '../description/openapi.ts';
import { exposed, type Operation } from '../description/operations.ts';
import { storewireZod } from '../openapi-ts/index.ts';
import { wrapSchemas } from '../openapi-ts/wrap-schemas.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, quote } from './text.ts';

/** The files of the runtime schemas, made by @hey-api/openapi-ts with the configuration of `npx openapi-ts`. */
export async function makeZodFiles(document: Document, rules: string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  const types = '../types.ts';
  const configFile = join(folder, 'openapi-ts.json');
  try {
    // the configuration and the version of zod of the project that this runs in do not count
    await writeFile(configFile, JSON.stringify({ logs: { level: 'silent', file: false } }));
    await writeFile(join(folder, 'package.json'), '{}');
    const jobs = storewireZod({ input: { ...document }, output: folder, types, rules });
    // openapi-ts announces the post-processing on the console: it is done below
    await createClient(
      jobs.map((job): UserConfig => ({ ...job, configFile, output: { ...job.output, postProcess: [] } })),
    );
    const files = new Map<string, string>();
    for (const name of ['requests.ts', 'responses.ts'])
      files.set(`zod/${name}`, wrapSchemas(await readFile(join(folder, name), 'utf8'), types, rules));
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `validator` takes: one constant per call, with its schemas. */
export function makeZodTable(operations: Operation[]): Map<string, string> {
  return new Map([
    ['zod/operations.ts', makeTable(exposed(operations))],
    ['zod/index.ts', `${BANNER}\nexport * from './responses.ts';\nexport * from './requests.ts';\n`],
  ]);
}

function makeTable(operations: Operation[]): string {
  const rows = operations.map(({ id, name, inputName, output }) => {
    const response = output ? `, output: ${IMPORTS.responses}.${output}Schema` : '';
    return `export const ${name}: OperationSchemas = /* @__PURE__ */ (() => ({ id: ${quote(id)}, input: ${IMPORTS.requests}.${inputName}Schema${response} }))();`;
  });
  const responses = operations.some(({ output }) => output)
    ? `import * as ${IMPORTS.responses} from './responses.ts';\n`
    : '';
  return `${BANNER}
import type { ${IMPORTS.schema} } from 'zod/v4/mini';
${responses}import * as ${IMPORTS.requests} from './requests.ts';

/** The runtime schemas of one call. */
export interface OperationSchemas {
  id: string;
  input: ${IMPORTS.schema};
  output?: ${IMPORTS.schema};
}

${rows.join('\n')}
`;
}
