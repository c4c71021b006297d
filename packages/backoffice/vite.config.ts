import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // the packages of this repository, from their sources
  resolve: { conditions: ['storewire-source', ...defaultClientConditions] },
  // the server replaces it in each response
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'build', chunkSizeWarningLimit: 2000 },
});
