import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The public entry points of the client, from their source. */
const entries = [
  { find: /^storewire$/, replacement: here('../src/index.ts') },
  { find: /^storewire\/react$/, replacement: here('../src/react/index.ts') },
  { find: /^storewire\/operations$/, replacement: here('../src/operations.ts') },
  { find: /^storewire\/media$/, replacement: here('../src/media/index.ts') },
  { find: /^storewire\/sign-in$/, replacement: here('../src/sign-in.ts') },
];

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: entries, dedupe: ['react', 'react-dom', 'swr'] },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 5173 },
});
