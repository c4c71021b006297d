/** `npx openapi-ts` writes generated/zod/requests.ts and responses.ts. */
import { bundle, createConfig } from '@redocly/openapi-core';
// by its path, because openapi-ts does not know the condition `storewire-source`
import { storewireZod } from './packages/tools/src/openapi-ts/index.ts';

const contract = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });

export default storewireZod({
  input: contract.bundle.parsed as Record<string, unknown>,
  output: 'generated/zod',
  types: '../types.ts',
  rules: '../../src/runtime/zod.ts',
});
