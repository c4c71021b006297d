import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The packages of this repository are read from their sources. */
const sources = {
  name: 'sources',
  configEnvironment: (environment: string) => {
    const conditions = environment === 'client' ? defaultClientConditions : defaultServerConditions;
    return { resolve: { conditions: ['storewire-source', ...conditions] } };
  },
};

/** Static pages that load nothing from other hosts. */
export default defineConfig({
  cacheDir: '../../.cache/docs',
  outDir: './dist/pages',
  build: { concurrency: 4 },
  image: { service: passthroughImageService() },
  vite: { plugins: [sources] },
  integrations: [
    starlight({
      title: 'storewire',
      description: 'The documentation of storewire: calls, entities, events, errors and guides.',
      customCss: ['./src/styles/site.css'],
      components: {
        MarkdownContent: './src/components/MarkdownContent.astro',
        EditLink: './src/components/Source.astro',
        Search: './src/components/Search.astro',
      },
      pagefind: false,
      // the middleware makes it
      sidebar: [],
      routeMiddleware: './src/navigation.ts',
      // wrapped lines need no scrolling, which phones and keyboards would have to do
      expressiveCode: {
        themes: ['github-light', 'github-dark'],
        defaultProps: { wrap: true, overridesByLang: { sh: { frame: 'none' } } },
        styleOverrides: { borderRadius: '0.375rem' },
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    }),
  ],
});
