import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// the port of SITE_ORIGIN in src/env.ts: the store redirects to this origin after a sign-in
const port = 5173;

export default defineConfig({
	server: { port, strictPort: true },
	preview: { port, strictPort: true },
	plugins: [sveltekit({ adapter: adapter() })]
});
