import { defineConfig } from 'orval';
import { storewireHooks } from './src/orval/index.ts';

const hooks = storewireHooks({
  input: 'generated/contract.json',
  output: 'generated/hooks',
  calls: '../operations',
  types: '../types',
  factories: '../../src/runtime/react.ts',
});

/** `npx orval` writes the hooks of `npm run generate`, to the byte. */
export default defineConfig({ hooks: { ...hooks, output: { ...hooks.output, clean: true } } });
