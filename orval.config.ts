import { defineConfig } from 'orval';
import { storewireHooks } from 'storewire-tools/orval';

const hooks = storewireHooks({
  input: 'packages/contract/generated/contract.json',
  output: 'generated/hooks',
  calls: '../operations',
  types: '../types',
  factories: '../../src/runtime/react.ts',
});

/** `npx orval` writes the hooks of `npm run generate`, to the byte. */
export default defineConfig({ hooks: { ...hooks, output: { ...hooks.output, clean: true } } });
