import { serve } from '@hono/node-server';
import { app } from './app.tsx';
import { port, siteOrigin } from './settings.ts';

serve({ fetch: app.fetch, port }, () => console.log(`Shop at ${siteOrigin}`));
