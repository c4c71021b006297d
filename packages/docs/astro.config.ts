import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { defaultServerConditions } from 'vite';

/** What renders the pages reads the packages of this repository from their sources. */
const sources = {
  name: 'sources',
  configEnvironment: (environment: string) =>
    environment === 'client'
      ? undefined
      : { resolve: { conditions: ['storewire-source', ...defaultServerConditions] } },
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
      // with the weights of `searchWeight`, the page of a task is among the first results
      pagefind: { ranking: { pageLength: 0.3, termFrequency: 0.8, metaWeights: { title: 1 } } },
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
