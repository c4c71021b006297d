import { createRequire } from 'node:module';

/** The description that Prism serves and the tests read their cases from. */
// not with `import.meta.resolve`, which Vitest does not have in the files of `globalSetup`
export const CONTRACT_FILE = createRequire(import.meta.url).resolve('storewire-contract/contract.json');
