/** `npx orval` writes generated/hooks. */
import { bundle, createConfig } from '@redocly/openapi-core';
import { defineConfig } from 'orval';
// by its path, because orval does not know the condition `storewire-source`
import { storewireHooks } from './packages/tools/src/orval/index.ts';

// orval reads one file only
const contract = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });

const hooks = storewireHooks({
  input: contract.bundle.parsed as Record<string, unknown>,
  output: 'generated/hooks',
  calls: '../operations',
  types: '../types',
  factories: '../../src/runtime/react.ts',
});

export default defineConfig({ hooks: { ...hooks, output: { ...hooks.output, clean: true } } });
