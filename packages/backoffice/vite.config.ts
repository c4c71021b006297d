import { defaultClientConditions, defineConfig } from 'vite';
import { checkoutSettings } from './checkout-settings.ts';

export default defineConfig({
  // the packages of this repository, from their sources
  resolve: { conditions: ['storewire-source', ...defaultClientConditions] },
  define: { CHECKOUT_SETTINGS: JSON.stringify(checkoutSettings()) },
  // the server replaces it in each response
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'build', chunkSizeWarningLimit: 2000 },
});
