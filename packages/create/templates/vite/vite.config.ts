import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env['PORT'] ?? 5173);

export default defineConfig({
  plugins: [react()],
  // of what `npm run dev` says about the local platform, pages get the URL
  envPrefix: ['VITE_', 'STOREWIRE_URL'],
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
});
