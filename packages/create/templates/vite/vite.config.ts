import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const port = Number(process.env['PORT'] ?? 5173);

export default defineConfig(({ mode, isPreview }) => {
  // from .env files and the environment; `npm run dev` gets the second ones from its local platform
  const env = loadEnv(mode, import.meta.dirname, ['VITE_STORE_', 'STOREWIRE_']);
  const url = env['VITE_STORE_URL'] || env['STOREWIRE_URL'];
  const clientId = env['VITE_STORE_CLIENT_ID'] || env['STOREWIRE_CLIENT_ID'];
  if (!isPreview && !(url && clientId))
    throw new Error('VITE_STORE_URL and VITE_STORE_CLIENT_ID must be set: pages contain them');
  return {
    plugins: [react()],
    define: {
      'import.meta.env.VITE_STORE_URL': JSON.stringify(url),
      'import.meta.env.VITE_STORE_CLIENT_ID': JSON.stringify(clientId),
    },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  };
});
