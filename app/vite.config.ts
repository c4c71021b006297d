import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  // the public entry points of the client, from their source: see tsconfig.json
  resolve: { tsconfigPaths: true, dedupe: ['react', 'react-dom', 'swr'] },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
});
