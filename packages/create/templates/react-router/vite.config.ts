import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // otherwise the first visit of a route finds packages that are not prepared, and loads the page again
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // the origin in app/store/settings.ts
  server: { port: Number(process.env['PORT'] ?? 3000), strictPort: true },
});
