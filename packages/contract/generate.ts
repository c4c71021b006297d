/**
 * `npm run generate -w storewire-contract`: writes generated/, the description as one file, in JSON and in YAML, and
 * the rules that copies of it must keep. Does nothing if no source has changed. The files are not committed.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fingerprint } from 'storewire-dev-kit/fingerprint';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = 'packages/contract/generated';

const fingerprint = new Fingerprint(
  ROOT,
  ['openapi', 'packages/tools/src', 'packages/contract/generate.ts', FOLDER, 'package-lock.json'],
  'packages/contract/.cache/generated.sha256',
);

if (!(await fingerprint.isUnchanged())) {
  // loaded only if it is needed, which takes seconds
  const { bundle, DescriptionError, writeFolder } = await import('storewire-tools');
  const { stringify } = await import('yaml');
  try {
    const contract = await bundle(join(ROOT, 'openapi/openapi.yaml'));
    const rules = await readFile(join(ROOT, 'openapi/redocly.yaml'), 'utf8');
    const files = new Map([
      ['contract.json', contract],
      ['contract.yaml', stringify(JSON.parse(contract), { lineWidth: 0 })],
      ['redocly.yaml', rules],
    ]);
    await writeFolder(join(ROOT, FOLDER), files);
    await fingerprint.remember();
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
