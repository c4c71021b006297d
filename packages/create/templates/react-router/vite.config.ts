import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // the origin in app/store/settings.ts
  server: { port: 3000, strictPort: true },
});
